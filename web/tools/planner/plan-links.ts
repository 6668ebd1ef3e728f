import { paths } from '../../../shared/paths.ts';
import { finishNames } from '../../../shared/stone/materials.ts';
import { planCode } from '../../../shared/stone/plan-code.ts';
import { recipeCode } from '../../../shared/stone/recipe-code.ts';
import type { Recipe } from '../../../shared/stone/recipe.ts';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';
import type { Product } from '../../content/product.ts';
import type { Plan, Values } from '../plans/define-plan.ts';
import { valueTexts } from '../plans/figures.ts';
import { quantitiesOf, weightText } from '../plans/quantities.ts';
import { mixSummary, recipeSummary } from '../stones/words.ts';
import { planQueryWith } from './plan-state.ts';

interface Planned {
  readonly product: Product;
  readonly plan: Plan;
  readonly values: Values;
  readonly recipe: Recipe | undefined;
}

/** The consultation form with the plan in words. */
export const consultationLink = (planned: Planned): string =>
  `${linkTo(paths.consultation, { topic: 'produkte', message: `${planText(planned)}\n` })}#${FORM_ANCHOR}`;

/** The order of samples for the plan: its surface, or what the product offers. */
export const planSampleLink = (planned: Planned): string =>
  `${linkTo(paths.sampleFolder, { variant: 'sonder', project: `Plan ${planned.product.name} ${planCode(planned.plan, planned.values)}`, surfaces: `${surfaceOf(planned)}\n${planText(planned)}` })}#${FORM_ANCHOR}`;

const surfaceOf = ({ recipe, product }: Planned) =>
  recipe ? `Werkstein-Atelier ${recipeCode(recipe)}: ${recipeSummary(recipe)}` : product.sample;

/** The plan in words with its code and its path on the site; nothing about the visitor. */
function planText({ product, plan, values, recipe }: Planned): string {
  const { count, weight } = quantitiesOf(plan, values);
  return [
    `${product.name}, Plan ${planCode(plan, values)}:`,
    `${valueTexts(plan, values).join(', ')}.`,
    `${count} Stück, ${weightText(weight)}.`,
    ...(recipe ? [`Oberfläche: ${finishNames[recipe.finish]}, ${mixSummary(recipe)} (${recipeCode(recipe)}).`] : []),
    `${paths[product.page]}${planQueryWith('', plan, values, recipe)}`,
  ].join('\n');
}
