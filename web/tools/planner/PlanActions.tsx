import { givenName } from '@works/stone/codes/given-name';
import { planCode } from '@works/stone/codes/plan-code';
import { entryId } from '@works/stone/codes/project';
import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import type { Draw } from '@works/stone/drafting/drawing';
import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import {
  makePlanFile,
  makeTenderText,
  planFormatIds,
  planFormats,
  type PlanFormatId,
} from '@works/stone/files/make-plan-file';
import type { PlannedProduct } from '@works/stone/files/planned-product';
import type { Plan, Values } from '@works/stone/plans/define-plan';
import { useRef, useState } from 'react';
import { maker } from '../../../shared/company/maker.ts';
import { Icon } from '../../components/Icon.tsx';
import { ButtonLink } from '../../components/links/ButtonLink.tsx';
import { plannerWords as words } from '../../content/planner.ts';
import type { Product } from '../../content/product.ts';
import { ProjectButtons } from '../project/ProjectButtons.tsx';
import { planConsultationLink, planSampleLink } from './plan-links.ts';
import { planAddress } from './plan-state.ts';
import styles from './Planner.module.css';
import { save } from './save.ts';
import { loadTenderPositions } from './tender-positions.ts';

interface Props {
  readonly product: Product;
  readonly plan: Plan;
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  readonly name: string;
  readonly draw: Draw;
  readonly isBuildable: boolean;
}

const loadResources = async () => (await import('./fetched-resources.ts')).fetchedResources();

/** What can be done with a plan: files, its address, and the requests that name it. */
export function PlanActions({ product, plan, values, recipe, name, draw, isBuildable }: Props) {
  const [status, setStatus] = useState('');
  const last = useRef(Promise.resolve());
  const addressOf = () => planAddress(location.origin + location.pathname, plan, values, recipe, name);

  const plannedProduct = async (): Promise<PlannedProduct> => ({
    product,
    plan,
    values,
    recipe,
    name: givenName(name),
    positions: await loadTenderPositions(product.page),
    drawings: drawingsOf(plan, draw, values),
    address: addressOf(),
    company: maker,
  });

  /** One file after the other: a press during another waits. */
  function take(format: PlanFormatId): void {
    last.current = last.current.then(() => make(format));
  }

  async function make(format: PlanFormatId): Promise<void> {
    setStatus(words.making);
    try {
      const file = await makePlanFile(format, await plannedProduct(), loadResources);
      save(file.name, file.blob);
      setStatus(words.made(file.name));
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
  const planned = { product, plan, values, recipe, name: givenName(name) };
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
          <span>{words.code}</span> <code>{planCode(plan, values)}</code>
          {recipe && (
            <>
              <span>{`, ${words.recipe}`}</span> <code>{recipeCode(recipe)}</code>
            </>
          )}
        </p>
        <div className={styles.buttons}>
          <ButtonLink to={planConsultationLink(planned)} kind="primary">
            {words.ask}
          </ButtonLink>
          <ButtonLink to={planSampleLink(planned)}>{words.samples}</ButtonLink>
          <ProjectButtons entry={entryId(planCode(plan, values), recipe)} name={name} />
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
        <span>{label}</span>
        {icon && <Icon name={icon} />}
      </button>
    </li>
  );
}
