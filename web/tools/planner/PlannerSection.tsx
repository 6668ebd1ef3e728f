import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PLANNER_ANCHOR, planQuery } from '../../../shared/stone-addresses.ts';
import hidden from '../../components/hidden.module.css';
import { Button } from '../../components/links/ButtonLink.tsx';
import { Prose, Section } from '../../components/page/Section.tsx';
import { plannerOffer } from '../../content/planner-offer.ts';
import type { Product } from '../../content/product.ts';
import type { LoadedPlanner } from './load-planner.ts';
import styles from './PlannerSection.module.css';

/**
 * The offer to plan a product with the visitor's own dimensions. The planner's script is fetched when it is opened, or with the page where the
 * address names a plan. Without script there is no button: section and table of the page show the defaults.
 */
export function PlannerSection({ product }: { readonly product: Product }) {
  const [loaded, setLoaded] = useState<LoadedPlanner>();
  const [state, setState] = useState<'closed' | 'pressed' | 'failed'>('closed');
  const { heading, opened, intro, open, opening, failed } = plannerOffer;
  const { page } = product;

  const load = useCallback(
    () =>
      import('./load-planner.ts')
        .then(({ loadPlanner }) => loadPlanner(page))
        .then(setLoaded, () => setState('failed')),
    [page],
  );

  function press(): void {
    setState('pressed');
    void load();
  }

  const { search } = useLocation();
  const isNamed = new URLSearchParams(search).has(planQuery);
  useEffect(() => {
    if (isNamed) void load();
  }, [load, isNamed]);

  return (
    <div className={loaded ? styles.open : `${styles.offer} ${hidden.withoutScript}`}>
      {loaded ? (
        <Section id={PLANNER_ANCHOR} heading={opened(product.name)} layout="wide">
          <loaded.Planner product={product} plan={loaded.plan} draw={loaded.draw} takesFocus={state === 'pressed'} />
        </Section>
      ) : (
        <Section id={PLANNER_ANCHOR} heading={heading} tone="band">
          <Prose paragraphs={[intro]} />
          <div>
            <Button onClick={press} disabled={state === 'pressed'}>
              {state === 'pressed' ? opening : open}
            </Button>
            <p role="status">{state === 'failed' && failed}</p>
          </div>
        </Section>
      )}
    </div>
  );
}
