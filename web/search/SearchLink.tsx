import { useState, type MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import { indexLink } from '../content/deep-links.ts';
import { layoutWords } from '../content/navigation.ts';
import type { SearchDialog } from './SearchDialog.tsx';

/** Opens the search of the site, whose script and index are fetched with the press. Without script, a link to the index. */
export function SearchLink({ className }: { readonly className: string | undefined }) {
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof SearchDialog }>();
  const [presses, setPresses] = useState(0);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPresses(presses + 1);
    import('./SearchDialog.tsx').then(
      (module) => setLoaded({ Dialog: module.SearchDialog }),
      () => location.assign(indexLink),
    );
  }
  return (
    <>
      <a
        href={indexLink}
        className={className}
        aria-haspopup="dialog"
        aria-label={layoutWords.search}
        title={layoutWords.search}
        onClick={open}
      >
        <Icon name="search" />
      </a>
      {loaded && <loaded.Dialog presses={presses} />}
    </>
  );
}
