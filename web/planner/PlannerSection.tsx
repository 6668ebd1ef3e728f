import { PLANNER_ANCHOR, planQuery } from '../../shared/planner/plan-address.ts';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../components/ButtonLink.tsx';
import { Prose, Section } from '../components/Section.tsx';
import type { Product } from '../content/product.ts';
import { plannerOffer } from '../content/planner-offer.ts';
import type { PlannerProps } from './Planner.tsx';
import styles from './PlannerSection.module.css';

/**
 * The offer to plan a product with dimensions of one's own. The planner's script is fetched when it is opened, or with the page where the
 * address names a plan. Without script there is no button: section and table of the page show the defaults.
 */
export function PlannerSection({ product }: { readonly product: Product }) {
  const [Planner, setPlanner] = useState<ComponentType<PlannerProps>>();
  const [state, setState] = useState<'closed' | 'pressed' | 'failed'>('closed');
  const { heading, intro, open, opening, failed } = plannerOffer;
  const { page } = product;

  const load = useCallback(
    () =>
      import('./load-planner.ts')
        .then(({ loadPlanner }) => loadPlanner(page))
        .then(
          (Loaded) => setPlanner(() => Loaded),
          () => setState('failed'),
        ),
    [page],
  );

  function press(): void {
    setState('pressed');
    void load();
  }

  const { search } = useLocation();
  useEffect(() => {
    if (new URLSearchParams(search).has(planQuery)) void load();
  }, [load, search]);

  return (
    <div className={Planner ? styles.planner : styles.offer}>
      {Planner ? (
        <Section id={PLANNER_ANCHOR} heading={heading} intro={intro} layout="wide">
          <Planner product={product} takesFocus={state === 'pressed'} />
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
