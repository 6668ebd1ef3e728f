import { SEARCH_INDEX } from '../../shared/paths.ts';
import { Icon } from '../components/Icon.tsx';
import { useOpening } from '../components/page/use-opening.ts';
import { indexLink } from '../content/deep-links.ts';
import { layoutWords } from '../content/layout-words.ts';
import type { SearchIndex } from './search-index.ts';

async function load() {
  const [{ SearchDialog }, index] = await Promise.all([import('./SearchDialog.tsx'), fetchIndex()]);
  return { SearchDialog, index };
}

/** @throws when the index can't be fetched */
async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(SEARCH_INDEX);
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`);
  return response.json() as Promise<SearchIndex>;
}

interface Props {
  readonly className: string | undefined;
  /** Text of the link in place of the icon. */
  readonly label?: string;
  /** What is searched first. */
  readonly initial?: string;
}

/** Opens the search of the site, whose script and index are fetched with the press. Without script, a link to the index. */
export function SearchLink({ className, label, initial }: Props) {
  const { part, presses, press } = useOpening(load);
  return (
    <>
      <a
        href={indexLink}
        className={className}
        aria-haspopup="dialog"
        aria-label={label ?? layoutWords.search}
        title={label ? undefined : layoutWords.search}
        onClick={press}
      >
        {label ?? <Icon name="search" />}
      </a>
      {part && <part.SearchDialog index={part.index} presses={presses} initial={initial} />}
    </>
  );
}
