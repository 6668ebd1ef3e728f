import { useState } from 'react';
import type { Draw } from '../../shared/drawings/drawing.ts';
import type { Recipe } from '../../shared/atelier/recipe.ts';
import type { Plan, Values } from '../../shared/planner/define-plan.ts';
import { planCode } from '../../shared/planner/plan-code.ts';
import { Button, ButtonLink } from '../components/ButtonLink.tsx';
import { plannerWords as words } from '../content/planner.ts';
import type { Product } from '../content/product.ts';
import { formatsOf, makePlanFile, planFormats, type PlanFormatId } from '../documents/plan-files/make-plan-file.ts';
import { drawingsOf } from '../../shared/drawings/plan-drawings.ts';
import { consultationLink, planSampleLink } from './plan-links.ts';
import { planAddress } from './plan-state.ts';
import styles from './Planner.module.css';
import { save } from './save.ts';
import { tenderPositionsOf } from './tender-positions.ts';

interface Props {
  readonly product: Product;
  readonly plan: Plan;
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  readonly draw: Draw;
  readonly isBuildable: boolean;
}

/** What can be done with a plan: files, its address, and the requests that name it. */
export function PlanActions({ product, plan, values, recipe, draw, isBuildable }: Props) {
  const [status, setStatus] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  const addressOf = () => planAddress(location.origin + location.pathname, plan, values, recipe);

  async function take(format: PlanFormatId): Promise<void> {
    if (isMaking) return;
    setIsMaking(true);
    setStatus(words.making);
    try {
      const positions = await tenderPositionsOf(product.page);
      const { name, blob } = await makePlanFile(format, { product, plan, values, recipe, positions, drawings: drawingsOf(plan, draw, values), address: addressOf() });
      save(name, blob);
      setStatus(words.made(name));
    } catch (cause) {
      console.error(cause);
      setStatus(words.failed);
    } finally {
      setIsMaking(false);
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(addressOf());
      setStatus(words.copied);
    } catch {
      setStatus(words.copyFailed);
    }
  }

  if (!isBuildable) return <p className={styles.quietText}>{words.filesLater}</p>;
  const planned = { product, plan, values, recipe };
  return (
    <>
      <div className={`${styles.group} ${styles.files}`}>
        <h4 className={styles.groupHeading}>{words.files}</h4>
        <div className={styles.buttons}>
          {/* A disabled button would lose the focus. */}
          {formatsOf(plan).map((format) => (
            <Button key={format} kind="quiet" aria-disabled={isMaking} onClick={() => void take(format)}>
              {planFormats[format].label}
            </Button>
          ))}
        </div>
      </div>
      <div className={styles.group}>
        <h4 className={styles.groupHeading}>{words.share}</h4>
        <p className={styles.code}>
          {words.code} <code>{planCode(plan, values)}</code>
        </p>
        <div className={styles.buttons}>
          <ButtonLink to={consultationLink(planned)} kind="primary">
            {words.ask}
          </ButtonLink>
          <ButtonLink to={planSampleLink(planned)}>{words.samples}</ButtonLink>
          <Button kind="quiet" onClick={() => void copy()}>
            {words.copy}
          </Button>
        </div>
        <p role="status" className={styles.quietText}>
          {status}
        </p>
        <p className={styles.quietText}>{words.preliminary}</p>
      </div>
    </>
  );
}
