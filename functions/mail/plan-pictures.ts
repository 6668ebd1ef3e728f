import type { Drawing } from '../../shared/drawings/drawing.ts';
import { drawingsOf } from '../../shared/drawings/plan-drawings.ts';
import { paths } from '../../shared/paths.ts';
import { checkPlan } from '../../shared/planner/check-plan.ts';
import type { Plan, Values } from '../../shared/planner/define-plan.ts';
import { valueTexts } from '../../shared/planner/figures.ts';
import { PLANNER_ANCHOR, planQuery } from '../../shared/planner/plan-address.ts';
import { findPlans } from '../../shared/planner/plan-code.ts';
import { densityText, quantitiesOf, quantityTexts } from '../../shared/planner/quantities.ts';
import { readPlan } from '../../shared/planner/read-plan.ts';
import { plans, sections } from '../../shared/products/all-products.ts';
import { drawPlan } from './draw-plan.ts';
import { drawWithin, type DrawingBudget } from './drawing-budget.ts';
import type { LetterPicture } from './letter.ts';
import { inkPng } from './png.ts';
import type { Row } from './row.ts';

/** Plans of one mail; further ones appear by their codes in the text. */
const MAX_PLANS = 3;
/** Width of the mail's sheet without its margins, in CSS pixels. */
const SHEET_WIDTH = 544;
/** CSS pixels for each pixel of a drawing: its texts have the size of the mail's. */
const SHOWN = 5 / 8;

/**
 * The plans that a row names: drawings, values, quantities and address. All of it derives from the codes, not from the visitor's text.
 * The words remain without a drawing if drawing fails, if the budget is spent, or if the row is suspect.
 * @param siteUrl the site's origin
 * @param budget of this process
 * @param onFault gets the error of a drawing
 */
export function planPictures(
  { record, suspect }: Pick<Row, 'record' | 'suspect'>,
  siteUrl: string,
  budget: DrawingBudget,
  onFault: (fault: unknown) => void,
): readonly LetterPicture[] {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return findPlans(texts.join('\n'))
    .flatMap(({ code, product }) => Object.values(plans).filter(({ number }) => number === product).map((plan) => ({ code, plan })))
    .slice(0, MAX_PLANS)
    .flatMap(({ code, plan }): readonly LetterPicture[] => {
      const { values, state } = readPlan(plan, code);
      const drawings = suspect ? [] : (drawWithin(budget, () => drawingsOf(plan, sections[plan.page], values).map(pictureOf), onFault) ?? []);
      const [section, ...others] = drawings;
      const id = code.toLowerCase();
      const url = new URL(`${paths[plan.page]}?${planQuery}=${code}#${PLANNER_ANCHOR}`, siteUrl).href;
      return [
        { id, title: `Plan ${code}`, lines: [...(state === 'complete' ? [] : [REPLACED]), ...linesOf(plan, values)], url, ...section },
        ...others.map((picture, index) => ({ id: `${id}-${index + 2}`, title: picture.alt, lines: [], ...picture })),
      ];
    });
}

const REPLACED = 'Der Plan nennt Werte, die nicht zulässig sind; sie sind durch die nächsten zulässigen ersetzt.';

const linesOf = (plan: Plan, values: Values): readonly string[] => [
  ...checkPlan(plan, values).map(({ text }) => `Nicht ausführbar: ${text}`),
  ...valueTexts(plan, values),
  ...quantityTexts(quantitiesOf(plan, values)),
  densityText,
];

function pictureOf(drawing: Drawing) {
  const drawn = drawPlan(drawing);
  return { png: inkPng(drawn), alt: drawing.title, shownWidth: Math.min(SHEET_WIDTH, Math.round(drawn.width * SHOWN)) };
}
