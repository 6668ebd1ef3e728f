import { finishNames } from '@works/stone/codes/finishes';
import { planCode } from '@works/stone/codes/plan-code';
import type { Recipe } from '@works/stone/codes/recipe';
import { recipeCode } from '@works/stone/codes/recipe-code';
import type { Plan, Values } from '@works/stone/plans/define-plan';
import { valueTexts } from '@works/stone/plans/figures';
import { quantitiesOf, weightText } from '@works/stone/plans/quantities';
import { mixSummary, recipeSummary } from '@works/stone/stones/words';
import { paths } from '../../../shared/paths.ts';
import { FORM_ANCHOR, linkTo } from '../../content/deep-links.ts';
import { planRequestWords as words } from '../../content/planner.ts';
import type { Product } from '../../content/product.ts';
import { ATELIER_NAME } from '../../content/tool-links.ts';
import { planQueryWith } from './plan-state.ts';

interface Planned {
  readonly product: Product;
  readonly plan: Plan;
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  /** Given by the visitor; empty for none. */
  readonly name: string;
}

/** The consultation form with the plan in words. */
export const planConsultationLink = (planned: Planned): string =>
  `${linkTo(paths.consultation, { topic: 'produkte', message: `${planText(planned)}\n` })}#${FORM_ANCHOR}`;

/** The order of samples for the plan: its surface, or what the product offers. */
export const planSampleLink = (planned: Planned): string =>
  `${linkTo(paths.sampleFolder, { variant: 'sonder', project: `Plan ${titleOf(planned)} ${planCode(planned.plan, planned.values)}`, surfaces: `${surfaceOf(planned)}\n${planText(planned)}` })}#${FORM_ANCHOR}`;

const titleOf = ({ product, name }: Planned) => (name ? `${product.name} «${name}»` : product.name);

const surfaceOf = ({ recipe, product }: Planned) =>
  recipe ? `${ATELIER_NAME} ${recipeCode(recipe)}: ${recipeSummary(recipe)}` : product.sample;

/** The plan in words with its code and its path on the site; nothing about the visitor. */
function planText(planned: Planned): string {
  const { product, plan, values, recipe, name } = planned;
  const { count, weight } = quantitiesOf(plan, values);
  return [
    words.plan(titleOf(planned), planCode(plan, values)),
    `${valueTexts(plan, values).join(', ')}.`,
    words.count(count, weightText(weight)),
    ...(recipe ? [words.surface(finishNames[recipe.finish], mixSummary(recipe), recipeCode(recipe))] : []),
    `${paths[product.page]}${planQueryWith('', plan, values, recipe, name)}`,
  ].join('\n');
}
