import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../../codes/recipe.ts';
import type { TechnicalFacts } from '../../facts/technical-fact.ts';
import { checkPlan, permitted } from '../../plans/check-plan.ts';
import { checksOf, checkText } from '../../plans/checks.ts';
import { initialValues, length, type Parameter, type State, type Values } from '../../plans/define-plan.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { productIds, plans } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';
import { productFile } from '../../products/product-file.ts';
import { SEED } from '../seed.ts';
import { pinned } from '../stones/recipes.ts';
import { anyValues } from './any-values.ts';

const PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

const changedValues = (page: keyof typeof plans, changed: Values = {}) => ({
  ...initialValues(plans[page]),
  ...changed,
});

const factsOf = async (product: ProductId): Promise<TechnicalFacts> =>
  (await import(`../../products/${productFile(product)}/facts.ts`)).facts;
const products = await Promise.all(productIds.map(async (product) => ({ product, facts: await factsOf(product) })));

describe.each(products)('the plan of $product', ({ product, facts }) => {
  const plan = plans[product];
  const parameters = Object.entries(plan.parameters);

  it('begins with values that can be made, and with the examples of the technical table', () => {
    expect(checkPlan(plan, initialValues(plan))).toEqual([]);
    for (const [id, { example, unit }] of Object.entries(facts))
      for (const [, parameter] of parameters) {
        if (example === undefined || parameter.fact !== id) continue;
        const shown = parameter.kind === 'choice' ? parameter.options[parameter.initial] : parameter.initial;
        expect(shown).toBe(typeof example === 'number' ? example * (PER_UNIT[unit ?? ''] ?? NaN) : example);
      }
  });

  it('accepts every combination that can be made, or names the nearest one', () =>
    assert(
      property(anyValues(plan), (values) => {
        for (const { text, nearest, nearestTexts } of checkPlan(plan, values)) {
          expect(text).not.toMatch(/NaN|undefined/u);
          expect(nearest ? checkPlan(plan, nearest) : []).toEqual([]);
          expect(nearestTexts.length > 0).toBe(nearest !== undefined);
        }
      }),
      { seed: SEED },
    ));
});

const HEIGHT = length({ label: 'Höhe', unit: 'mm', least: 10, most: 33, step: 5, initial: 15 });
const KIND: Parameter = { kind: 'choice', label: 'Art', options: ['', ''], initial: 1 };

describe('a value', () => {
  it.each([
    [HEIGHT, [9, 17, 18, 33, NaN], [10, 15, 20, 30, 15]],
    [KIND, [0, 2, NaN], [0, 1, 1]],
  ])('that is not is replaced by the nearest one, without one by the initial: $label', (parameter, values, nearest) => {
    expect(values.map((value) => permitted(parameter, value))).toEqual(nearest);
  });
});

/** What is wrong with steps outdoors. */
const wrongOf = (values: Values) =>
  checkPlan(plans.outdoorStairs, changedValues('outdoorStairs', values)).map(({ text }) =>
    text.replaceAll('\u00a0', ' '),
  );
it('a stair off the rule of steps has steps that get too short or too long', () => {
  expect(wrongOf({ width: 360, rise: 150, bearing: 60 })).toEqual([]);
  expect(wrongOf({ width: 340, rise: 150, bearing: 60 })).toEqual([
    'Zwei Steigungen von 15 cm und ein Auftritt von 28 cm ergeben 58 cm: Die Schritte werden zu kurz. Zwei Steigungen und ein Auftritt ergeben zusammen 63 ± 3 cm.',
  ]);
  expect(wrongOf({ width: 400, rise: 180 }).join()).toMatch(/ergeben 71 cm: Die Schritte werden zu lang\./u);
});

/** What a plan leaves open or misses, by its labels. */
const openOf = (page: keyof typeof plans, changed: Values = {}) => {
  const values = changedValues(page, changed);
  return checksOf(plans[page], values, quantitiesOf(plans[page], values)).flatMap((check) =>
    check.state === 'met' ? [] : [checkText(check)],
  );
};

const COARSE: Recipe = { ...pinned.dense, aggregates: [{ stone: 'marmorWeiss', band: 'grob', share: 40 }] };

const handrail = (steps: number, height: string) =>
  `Handlauf und Geländer: ${steps} Steigungen, ${height}\u00a0m bis Oberkante Podest; Handlauf und Absturzsicherung klären; zu klären (SIA\u00a0358)`;

describe('what is to be clarified', () => {
  it('is a handrail, whatever the number of steps, with its standard and the height of the landing', () => {
    expect(openOf('indoorStairs', { steps: 5 })).toContain(handrail(5, '0.85'));
    expect(openOf('outdoorStairs', { steps: 14 })).toContain(handrail(14, '2.32'));
  });

  it.each<[keyof typeof plans, Values, State, string]>([
    ['flooring', { thickness: 40 }, 'missed', 'Platte 40\u00a0mm, aus dem Block gesägt'],
    [
      'windowSills',
      { thickness: 30 },
      'missed',
      'Steg vor der Tropfkante 15\u00a0mm, über der Tropfkante 20.7\u00a0mm, Fensterbank 30.1\u00a0mm',
    ],
    ['indoorStairs', {}, 'missed', 'Setzstufe am Antritt 25\u00a0mm, Setzstufe 25\u00a0mm'],
  ])('is a grain of 16 mm where %s with %o has less than 48 mm: %s', (page, changed, state, words) => {
    const values = changedValues(page, changed);
    const checks = checksOf(plans[page], values, quantitiesOf(plans[page], values), COARSE);
    const text = `bis 16\u00a0mm, verlangt 48\u00a0mm Dicke; ${words}`;
    expect(checks).toContainEqual(expect.objectContaining({ label: 'Korn', state, text }));
  });
});

it('the step rule broken together with another rule, has one solution for both', () => {
  const values = changedValues('outdoorStairs', { width: 300, rise: 150, thickness: 60, length: 2000 });
  const findings = checkPlan(plans.outdoorStairs, values);
  expect(findings).toHaveLength(2);
  for (const { nearest } of findings) expect(nearest).toEqual({ ...values, width: 350, length: 1500 });
});
