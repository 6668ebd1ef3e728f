import { valueTexts } from '../../shared/planner/figures.ts';
import { PLANNER_ANCHOR, planQuery } from '../../shared/planner/plan-address.ts';
import { findPlans } from '../../shared/planner/plan-code.ts';
import { plans } from '../../shared/planner/plans/all-plans.ts';
import { densityText, quantitiesOf, quantityTexts } from '../../shared/planner/quantities.ts';
import { readPlan } from '../../shared/planner/read-plan.ts';
import { paths } from '../../shared/paths.ts';
import type { LetterPicture } from './letter.ts';
import type { Row } from './row.ts';

/** Plans of one mail in words; further ones appear by their codes in the text. */
const MAX_PLANS = 3;

/**
 * The plans that a row names: their values, quantities and addresses. All of it derives from the codes, not from the visitor's text.
 * @param siteUrl the site's origin
 */
export function planWords({ record }: Pick<Row, 'record'>, siteUrl: string): readonly LetterPicture[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return findPlans(texts.join('\n'))
    .slice(0, MAX_PLANS)
    .map(({ code, page }) => {
      const plan = plans[page];
      const { values, state } = readPlan(plan, code);
      return {
        id: code.toLowerCase(),
        title: `Plan ${code}`,
        lines: [
          ...(state === 'complete' ? [] : [REPLACED]),
          ...valueTexts(plan, values),
          ...quantityTexts(quantitiesOf(plan, values)),
          densityText,
          new URL(`${paths[page]}?${planQuery}=${code}#${PLANNER_ANCHOR}`, siteUrl).href,
        ],
      };
    });
}

const REPLACED = 'Der Plan nennt Werte, die nicht zulässig sind; sie sind durch die nächsten zulässigen ersetzt.';
