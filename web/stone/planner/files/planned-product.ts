import { finishNames } from '../../../../shared/stone/materials.ts';
import { planCode } from '../../../../shared/stone/plan-code.ts';
import { recipeCode } from '../../../../shared/stone/recipe-code.ts';
import type { Recipe } from '../../../../shared/stone/recipe.ts';
import type { Product, TenderField, TenderPosition } from '../../../content/product.ts';
import { colour } from '../../../content/tender-texts.ts';
import type { Drawing } from '../../drafting/drawing.ts';
import { checksOf, checkText, finishOfPlan } from '../../plans/checks.ts';
import type { Plan, Values } from '../../plans/define-plan.ts';
import { figure, valueText } from '../../plans/figures.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { mixSummary } from '../../stones/words.ts';
import { requirementOf } from '../../word/tender-requirement.ts';

/** A plan with its drawings. */
export interface DrawnPlan {
  readonly plan: Plan;
  /** Permitted values that keep the rules. */
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  readonly drawings: readonly Drawing[];
  /** Address of the plan, with the site's origin. */
  readonly address: string;
}

/** All that the files of a plan are made from. */
export interface PlannedProduct extends DrawnPlan {
  readonly product: Product;
  readonly positions: readonly TenderPosition[];
}

/** Name of a plan's files, without extension: `plan-aussentreppen-13n5…`. */
export const planFileName = ({ product, plan, values }: PlannedProduct): string =>
  `plan-${product.name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')}-${planCode(plan, values).slice('PL-'.length).replaceAll('-', '').toLowerCase()}`;

/** Mix and finish with the code of the recipe; its format is the plan's. Undefined while it is open. */
export const surfaceText = ({ recipe }: Pick<PlannedProduct, 'recipe'>): string | undefined =>
  recipe && `${finishNames[recipe.finish]}, ${mixSummary(recipe)} (${recipeCode(recipe)})`;

/** The product's requirements with the values of the plan in place of the examples. */
export function plannedRequirements({
  product,
  plan,
  values,
}: PlannedProduct): readonly (readonly [label: string, preset: string, permitted: string])[] {
  return product.facts.map((fact) => {
    const { preset, permitted } = requirementOf(fact);
    const texts = Object.entries(plan.parameters).flatMap(([name, parameter]) =>
      parameter.fact === fact.label ? [valueText(parameter, values[name] ?? NaN)] : [],
    );
    return [fact.label, texts.length > 0 ? texts.join('\u00a0×\u00a0') : preset, permitted];
  });
}

/** The position of the product's tender text that the plan fills in, and its quantity. Throws if the product has no such position. */
export function plannedPosition(planned: PlannedProduct): {
  readonly position: TenderPosition;
  readonly quantity: string;
} {
  const { plan, values, positions, recipe } = planned;
  const { title, quantity, fields } = plan.tender(values, quantitiesOf(plan, values));
  const position = positions.find((candidate) => candidate.title === title);
  if (!position) throw new Error(`The tender text of ${plan.page} has no position «${title}».`);
  const finish = recipe?.finish ?? finishOfPlan(plan, values);
  const chosen: Readonly<Record<string, string | undefined>> = {
    ...fields,
    ...(finish && { Oberfläche: finishNames[finish] }),
    ...(recipe && { [colour.label]: recipeCode(recipe) }),
  };
  // A value that is set leaves no choice.
  const filled = position.fields.map((field): TenderField => {
    const value = chosen[field.label];
    return value === undefined ? field : { label: field.label, preset: value };
  });
  return { position: { ...position, fields: filled }, quantity: figure(quantity, 2) };
}

/** What is to be clarified, one line each. */
export const checkTexts = ({ plan, values, recipe }: PlannedProduct): readonly string[] =>
  checksOf(plan, values, quantitiesOf(plan, values), recipe).map(checkText);
