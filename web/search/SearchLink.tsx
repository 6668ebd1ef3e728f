import { Icon } from '../components/Icon.tsx';
import { useOpening } from '../components/use-opening.ts';
import { indexLink } from '../content/deep-links.ts';
import { layoutWords } from '../content/navigation.ts';

const load = () => import('./SearchDialog.tsx');

/** Opens the search of the site, whose script and index are fetched with the press. Without script, a link to the index. */
export function SearchLink({ className }: { readonly className: string | undefined }) {
  const { part, presses, press } = useOpening(load);
  return (
    <>
      <a
        href={indexLink}
        className={className}
        aria-haspopup="dialog"
        aria-label={layoutWords.search}
        title={layoutWords.search}
        onClick={press}
      >
        <Icon name="search" />
      </a>
      {part && <part.SearchDialog presses={presses} />}
    </>
  );
}
