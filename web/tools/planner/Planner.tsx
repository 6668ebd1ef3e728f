import { TextInput } from '@mantine/core';
import { MOST_NAME } from '@works/stone/codes/given-name';
import type { Recipe } from '@works/stone/codes/recipe';
import { parseRecipeCode } from '@works/stone/codes/recipe-code';
import type { Draw } from '@works/stone/drafting/drawing';
import { finishesFor } from '@works/stone/facts/uses';
import { askedParameters, type Plan } from '@works/stone/plans/define-plan';
import { useEffect, useId, useRef } from 'react';
import { ControlTheme } from '../../components/fields/ControlTheme.tsx';
import { Button } from '../../components/links/ButtonLink.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import type { Product } from '../../content/product.ts';
import { surfaceCards } from '../../content/surface-cards.ts';
import { fieldError } from './finding-texts.ts';
import { PlanField } from './PlanField.tsx';
import styles from './Planner.module.css';
import { PlanResult } from './PlanResult.tsx';
import { SurfaceField } from './SurfaceField.tsx';
import { usePlan } from './use-plan.ts';

interface Props {
  readonly product: Product;
  /** Opened by a press on a button that is gone now: the focus continues here. */
  readonly takesFocus: boolean;
  readonly plan: Plan;
  readonly draw: Draw;
}

/** Dimensions of a product, and what follows from them: section, laying plan, quantities, files and requests. */
export function Planner({ product, takesFocus, plan, draw }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const id = useId();
  const { entered, drawn, recipe, name, findings, address, change, changeRecipe, changeName, reset } = usePlan(
    plan,
    surfaceOf(product),
  );

  return (
    <ControlTheme>
      <div ref={root} className={styles.planner} tabIndex={-1}>
        {address !== 'complete' && (
          <p role="alert" className={styles.notice}>
            {address === 'wrong' ? words.wrongAddress : words.changedAddress}
          </p>
        )}
        <PlanResult
          product={product}
          plan={plan}
          values={drawn}
          recipe={recipe}
          name={name}
          findings={findings}
          draw={draw}
          onApply={change}
        >
          <div className={styles.controls}>
            <h3 className={styles.heading}>{words.measures}</h3>
            <p className={styles.quietText}>{product.planned}</p>
            {askedParameters(plan, entered).map(([key, parameter]) => (
              <PlanField
                key={key}
                id={`${id}${key}`}
                parameter={parameter}
                value={entered[key] ?? NaN}
                onChange={(value) => change({ ...entered, [key]: value })}
                error={fieldError(findings, key)}
              />
            ))}
            <SurfaceField
              id={`${id}surface`}
              finishes={finishesFor(plan.uses, plan.place(drawn))}
              recipe={recipe}
              onChange={changeRecipe}
            />
            <div className={styles.field}>
              <TextInput
                id={`${id}given-name`}
                label={words.name}
                description={words.nameHint}
                value={name}
                onChange={({ currentTarget }) => changeName(currentTarget.value)}
                maxLength={MOST_NAME}
                autoComplete="off"
              />
            </div>
            <div className={styles.buttons}>
              <Button kind="quiet" onClick={reset}>
                {words.reset}
              </Button>
            </div>
          </div>
        </PlanResult>
      </div>
    </ControlTheme>
  );
}

/** The product's own surface. */
function surfaceOf({ stone }: Product): Recipe | undefined {
  return parseRecipeCode(surfaceCards.find(({ number }) => number === stone)?.code ?? '');
}
