import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ATELIER_ANCHOR, recipeQuery } from '../../../shared/stone-addresses.ts';
import hidden from '../../components/hidden.module.css';
import { Button } from '../../components/links/ButtonLink.tsx';
import { Section } from '../../components/page/Section.tsx';
import { atelierOffer } from '../../content/atelier-offer.ts';
import styles from './AtelierSection.module.css';

/** The offer to compose a slab. The Atelier's script is fetched when it is opened, or with the page where the address names a recipe. */
export function AtelierSection() {
  const [Atelier, setAtelier] = useState<ComponentType<{ readonly takesFocus: boolean }>>();
  const [state, setState] = useState<'closed' | 'pressed' | 'failed'>('closed');
  const { heading, intro, open, opening, failed } = atelierOffer;

  const load = useCallback(
    () =>
      import('./Atelier.tsx').then(
        (module) => setAtelier(() => module.Atelier),
        () => setState('failed'),
      ),
    [],
  );

  function press(): void {
    setState('pressed');
    if (state !== 'failed') void load();
    else void reopenPage().catch(() => setState('failed'));
  }

  const { search } = useLocation();
  useEffect(() => {
    if (new URLSearchParams(search).has(recipeQuery)) void load();
  }, [load, search]);

  return (
    <Section id={ATELIER_ANCHOR} heading={heading} intro={intro} layout="wide">
      {Atelier ? (
        <Atelier takesFocus={state === 'pressed'} />
      ) : (
        <div className={`${styles.offer} ${hidden.withoutScript}`}>
          <Button onClick={press} disabled={state === 'pressed'}>
            {state === 'pressed' ? opening : open}
          </Button>
          <p role="status">{state === 'failed' && failed}</p>
        </div>
      )}
    </Section>
  );
}

/**
 * Loads the page again with the Atelier open: many browsers don't fetch a module again that failed before
 * (https://github.com/whatwg/html/issues/6768). @throws TypeError without a network; the page stays then
 */
async function reopenPage(): Promise<void> {
  await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' });
  const query = new URLSearchParams(location.search);
  if (!query.has(recipeQuery)) query.set(recipeQuery, '');
  history.replaceState(history.state, '', `?${query}#${ATELIER_ANCHOR}`);
  location.reload();
}
