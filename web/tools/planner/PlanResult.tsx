import type { Recipe } from '@works/stone/codes/recipe';
import type { Draw } from '@works/stone/drafting/drawing';
import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import type { Finding } from '@works/stone/plans/check-plan';
import { checksOf } from '@works/stone/plans/checks';
import type { Plan, Values } from '@works/stone/plans/define-plan';
import { quantitiesOf } from '@works/stone/plans/quantities';
import { useDeferredValue, useId, useMemo, useRef, type ReactNode } from 'react';
import { plannerWords as words } from '../../content/planner.ts';
import type { Product } from '../../content/product.ts';
import { Findings } from './Findings.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanDrawing } from './PlanDrawing.tsx';
import styles from './Planner.module.css';
import { QuantityTable } from './QuantityTable.tsx';
import { SpokenResult } from './SpokenResult.tsx';

interface Props {
  readonly product: Product;
  readonly plan: Plan;
  /** The values to draw. */
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  /** Given by the visitor; empty for none. */
  readonly name: string;
  readonly findings: readonly Finding[];
  readonly draw: Draw;
  readonly onApply: (values: Values) => void;
  /** The fields, which the first drawing is beside. */
  readonly children: ReactNode;
}

/** What follows from the dimensions. The fields answer immediately; section and quantities follow when the browser has time, without rendering the fields again. */
export function PlanResult({ product, plan, values, recipe, name, findings, draw, onApply, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const settled = useDeferredValue(values);
  const drawings = useMemo(() => drawingsOf(plan, draw, settled), [plan, draw, settled]);
  const quantities = useMemo(() => quantitiesOf(plan, settled), [plan, settled]);
  const checks = useMemo(() => checksOf(plan, settled, quantities, recipe), [plan, settled, quantities, recipe]);

  /** The button disappears with the finding; the focus moves to the heading above. */
  function apply(nearest: Values): void {
    onApply(nearest);
    heading.current?.focus({ preventScroll: true });
  }

  const [section, ...others] = drawings;
  const past = findings.length > 0 ? styles.past : '';
  return (
    <>
      <div className={styles.bench}>
        {children}
        <div className={`${styles.pinned} ${past}`}>
          {section && <PlanDrawing drawing={section} id={`${id}section`} />}
        </div>
      </div>
      <div className={styles.result}>
        <h3 ref={heading} tabIndex={-1} className={styles.heading}>
          {words.result}
        </h3>
        <Findings findings={findings} onApply={apply} />
        <div className={`${styles.group} ${past}`}>
          {past && <p className={styles.pastNote}>{words.lastPossible}</p>}
          {others.map((drawing, index) => (
            <PlanDrawing key={drawing.title} drawing={drawing} id={`${id}drawing${index}`} />
          ))}
          <QuantityTable quantities={quantities} checks={checks} />
        </div>
        <PlanActions
          product={product}
          plan={plan}
          values={values}
          recipe={recipe}
          name={name}
          draw={draw}
          isBuildable={findings.length === 0}
        />
        <SpokenResult findings={findings} quantities={quantities} />
      </div>
    </>
  );
}
