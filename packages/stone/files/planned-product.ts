import { finishNames } from '../codes/finishes.ts';
import { nameInFile } from '../codes/given-name.ts';
import { planCode } from '../codes/plan-code.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import type { Recipe } from '../codes/recipe.ts';
import type { Drawing } from '../drafting/drawing.ts';
import type { FactRow } from '../facts/technical-fact.ts';
import { figure } from '../language.ts';
import type { Maker } from '../maker.ts';
import { checksOf, checkText, finishOfPlan } from '../plans/checks.ts';
import type { Plan, Values } from '../plans/define-plan.ts';
import { valueText } from '../plans/figures.ts';
import { quantitiesOf } from '../plans/quantities.ts';
import { mixSummary } from '../stones/words.ts';
import type { TenderField, TenderPosition } from '../tender/position.ts';
import { blankValue, chapterRows, LINE, requirementOf } from '../tender/requirement.ts';
import { planFileWords as words } from './words.ts';

/** A plan with its drawings. */
export interface DrawnPlan {
  /** Given by the visitor; empty or absent for none. */
  readonly name?: string | undefined;
  readonly plan: Plan;
  /** Permitted values that keep the rules. */
  readonly values: Values;
  readonly recipe: Recipe | undefined;
  readonly drawings: readonly Drawing[];
  /** URL of the plan. */
  readonly address: string;
  readonly company: Maker;
}

/** What the files of a plan say of its product. */
interface PlannedOf {
  /** Its id. */
  readonly page: string;
  readonly name: string;
  readonly facts: readonly FactRow[];
  /** Of the Swiss catalogue of positions. */
  readonly chapter?: number | undefined;
}

/** All that the files of a plan are made from. */
export interface PlannedProduct extends DrawnPlan {
  readonly product: PlannedOf;
  readonly positions: readonly TenderPosition[];
}

/** Name of a plan's files, without extension: `plan-aussentreppen-haus-keller-13n5…`. */
export const planFileName = ({ product, plan, values, name = '' }: PlannedProduct): string =>
  ['plan', nameInFile(product.name), nameInFile(name), planCode(plan, values).slice('PL-'.length).replaceAll('-', '')]
    .filter(Boolean)
    .join('-')
    .toLowerCase();

/** What a plan is called: its product, and the name that a visitor gave it: «Aussentreppen, Haus Keller». */
export const planTitle = ({ product, name }: Pick<PlannedProduct, 'product' | 'name'>): string =>
  name ? `${product.name}, ${name}` : product.name;

/** Mix and finish with the code of the recipe; its format is the plan's. Undefined while it is open. */
export const surfaceText = ({ recipe }: Pick<PlannedProduct, 'recipe'>): string | undefined =>
  recipe && `${finishNames[recipe.finish]}, ${mixSummary(recipe)} (${recipeCode(recipe)})`;

/** The product's requirements with the values of the plan in place of the examples. */
export function plannedRequirements({
  product,
  plan,
  values,
}: PlannedProduct): readonly (readonly [label: string, preset: string, permitted: string])[] {
  return [
    ...chapterRows(product.chapter),
    ...product.facts.map((fact) => {
      const { preset, permitted } = requirementOf(fact);
      const set = Object.entries(plan.parameters).filter(([, parameter]) => parameter.fact === fact.id);
      const texts = set.map(([name, parameter]) => valueText(parameter, values[name] ?? NaN));
      // A fact of one field is named as the field: «Dicke an der Vorderkante».
      const label = (set.length === 1 && set[0]?.[1].label) || fact.label;
      return [label, texts.length > 0 ? texts.join('\u00a0×\u00a0') : preset, permitted] as const;
    }),
  ];
}

/** The position of the product's tender text that the plan fills in, and its quantity. Throws if the product has no such position. */
export function plannedPosition(planned: PlannedProduct): {
  readonly position: TenderPosition;
  readonly quantity: string;
} {
  const { plan, values, positions, recipe } = planned;
  const { position: id, quantity, fields } = plan.tender(values, quantitiesOf(plan, values));
  const position = positions.find((candidate) => candidate.id === id);
  if (!position) throw new Error(`The tender text of ${planned.product.page} has no position ${id}.`);
  const finish = recipe?.finish ?? finishOfPlan(plan, values);
  const chosen: typeof fields = {
    ...fields,
    ...(finish && { finish: finishNames[finish] }),
    ...(recipe && { colour: recipeCode(recipe) }),
  };
  const filled = position.fields.map((field): TenderField => {
    const { label, preset, others } = field;
    const value = field.id && chosen[field.id];
    // A value that is set leaves no choice; a choice that the plan does not make stays open.
    if (value !== undefined) return { label, preset: value };
    return others ? { label, others: [preset ?? '', ...others] } : field;
  });
  return { position: { ...position, fields: filled }, quantity: figure(quantity, 2) };
}

/** What a position says of a field in one line: its value, the values that are open, or a line to write on. */
export const fieldText = ({ preset, others, unit }: TenderField): string =>
  preset ?? (others ? `${words.open} (${others.join(' / ')})` : blankValue(unit) || LINE);

/** What is to be clarified, one line each. */
export const checkTexts = ({ plan, values, recipe }: PlannedProduct): readonly string[] =>
  checksOf(plan, values, quantitiesOf(plan, values), recipe).map(checkText);
