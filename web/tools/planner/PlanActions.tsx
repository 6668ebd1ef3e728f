import { useRef, useState } from 'react';
import { planCode } from '../../../shared/stone/plan-code.ts';
import { entryId } from '../../../shared/stone/project.ts';
import { recipeCode } from '../../../shared/stone/recipe-code.ts';
import type { Recipe } from '../../../shared/stone/recipe.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import type { Product } from '../../content/product.ts';
import type { Draw } from '../drafting/drawing.ts';
import { drawingsOf } from '../drafting/plan-drawings.ts';
import type { Plan, Values } from '../plans/define-plan.ts';
import { ProjectButtons } from '../project/ProjectButtons.tsx';
import { makePlanFile, makeTenderText, planFormatIds, planFormats, type PlanFormatId } from './files/make-plan-file.ts';
import type { PlannedProduct } from './files/planned-product.ts';
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
  const last = useRef(Promise.resolve());
  const addressOf = () => planAddress(location.origin + location.pathname, plan, values, recipe);

  const plannedProduct = async (): Promise<PlannedProduct> => ({
    product,
    plan,
    values,
    recipe,
    positions: await tenderPositionsOf(product.page),
    drawings: drawingsOf(plan, draw, values),
    address: addressOf(),
  });

  /** One file after the other: a press during another waits. */
  function take(format: PlanFormatId): void {
    last.current = last.current.then(() => make(format));
  }

  async function make(format: PlanFormatId): Promise<void> {
    setStatus(words.making);
    try {
      const { name, blob } = await makePlanFile(format, await plannedProduct());
      save(name, blob);
      setStatus(words.made(name));
    } catch (cause) {
      console.error(cause);
      setStatus(words.failed);
    }
  }

  async function copy(text: string, done: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(done);
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
        <ul className={styles.takeaways}>
          {planFormatIds.map((format) => (
            <Takeaway key={format} label={planFormats[format].label} icon="download" onClick={() => take(format)} />
          ))}
          <Takeaway
            label={words.copyText}
            onClick={() =>
              void plannedProduct()
                .then(makeTenderText)
                .then((text) => copy(text, words.textCopied))
            }
          />
          <Takeaway label={words.copy} onClick={() => void copy(addressOf(), words.copied)} />
        </ul>
      </div>
      <div className={styles.group}>
        <h4 className={styles.groupHeading}>{words.share}</h4>
        <p className={styles.code}>
          {words.code} <code>{planCode(plan, values)}</code>
          {recipe && (
            <>
              {', '}
              {words.recipe} <code>{recipeCode(recipe)}</code>
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <ButtonLink to={consultationLink(planned)} kind="primary">
            {words.ask}
          </ButtonLink>
          <ButtonLink to={planSampleLink(planned)}>{words.samples}</ButtonLink>
          <ProjectButtons entry={entryId(planCode(plan, values), recipe)} />
        </div>
        <p role="status" className={styles.quietText}>
          {status}
        </p>
        <p className={styles.quietText}>{words.preliminary}</p>
      </div>
    </>
  );
}

interface TakeawayProps {
  readonly label: string;
  readonly icon?: 'download';
  readonly onClick: () => void;
}

/** A file, or a text for the clipboard. */
function Takeaway({ label, icon, onClick }: TakeawayProps) {
  return (
    <li>
      <button type="button" className={styles.takeaway} onClick={onClick}>
        {label}
        {icon && <Icon name={icon} />}
      </button>
    </li>
  );
}
