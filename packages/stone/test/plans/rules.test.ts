import { constantFrom, record, sample } from 'fast-check';
import { expect, it } from 'vitest';
import { finishNames, type FinishId } from '../../codes/finishes.ts';
import { bands, type BandId } from '../../codes/materials.ts';
import type { Recipe } from '../../codes/recipe.ts';
import { checkPlan } from '../../plans/check-plan.ts';
import { checksOf, rulesOf } from '../../plans/checks.ts';
import { initialValues, type Plan, type State, type Values } from '../../plans/define-plan.ts';
import { holds, isLimit } from '../../plans/define-rule.ts';
import { quantitiesOf } from '../../plans/quantities.ts';
import { silenceOf } from '../../plans/silences.ts';
import { topicIds } from '../../plans/topics.ts';
import { productIds, plans, silences } from '../../products/all-products.ts';
import type { ProductId } from '../../products/product-file.ts';
import { describeProducts } from '../describe-products.ts';
import { SEED } from '../seed.ts';
import { pinned } from '../stones/recipes.ts';
import { anyValues } from './any-values.ts';

/** Both ends of each range and every option beside the initial values, then corners of the space, then any values. */
function inputsOf(plan: Plan): readonly Values[] {
  const initial = initialValues(plan);
  const ends = Object.fromEntries(
    Object.entries(plan.parameters).map(([name, parameter]) => [
      name,
      parameter.kind === 'choice'
        ? parameter.options.map((_, index) => index)
        : [parameter.least, parameter.initial, parameter.most],
    ]),
  );
  const corners = record(
    Object.fromEntries(Object.entries(ends).map(([name, values]) => [name, constantFrom(...values)])),
  );
  return [
    ...Object.entries(ends).flatMap(([name, values]) => values.map((value) => ({ ...initial, [name]: value }))),
    ...sample(corners, { numRuns: 100, seed: SEED }),
    ...sample(anyValues(plan), { numRuns: 40, seed: SEED }),
  ];
}

const surfaces: readonly (Recipe | undefined)[] = [
  undefined,
  ...(Object.keys(bands) as BandId[]).flatMap((band) =>
    (Object.keys(finishNames) as FinishId[]).map((finish): Recipe => ({
      ...pinned.dense,
      finish,
      aggregates: [{ stone: 'marmorWeiss', band, share: 40 }],
    })),
  ),
];

/** The states in which each rule was seen, by its id, and the topics that some plan got no word on. */
function seenIn(product: ProductId) {
  const plan = plans[product];
  const silent = new Set<string>();
  const seen = new Map(rulesOf(plan).map(({ id }) => [id, new Set<State>()]));
  for (const [index, values] of inputsOf(plan).entries()) {
    for (const rule of plan.rules) if (isLimit(rule)) seen.get(rule.id)?.add(holds(rule, values) ? 'met' : 'missed');
    if (checkPlan(plan, values).length > 0) continue;
    const quantities = quantitiesOf(plan, values);
    const checks = checksOf(plan, values, quantities, surfaces[index % surfaces.length]);
    for (const { id, state } of checks) seen.get(id)?.add(state);
    const said = new Set(checks.map(({ id }) => id));
    for (const topic of topicIds) {
      const own = rulesOf(plan).flatMap((rule) => (rule.topic === topic ? [rule.id] : []));
      const silence = silenceOf(topic, plans[product], silences[product]);
      const answers = silence && 'said' in silence ? [silence.said] : own;
      if (answers.length > 0 && !answers.some((id) => said.has(id))) silent.add(topic);
    }
  }
  return { seen, silent: [...silent] };
}

const all = productIds.map((product) => ({ product }));

describeProducts('the rules of', all, ({ product }) => {
  it(
    'are each met, missed or open for some input, as their words say, and in no other state; no plan leaves a topic without a word',
    { tags: 'thorough' },
    () => {
      const { seen, silent } = seenIn(product);
      expect(silent).toEqual([]);
      expect(rulesOf(plans[product]).map(({ id }) => [id, [...(seen.get(id) ?? [])].sort()])).toEqual(
        rulesOf(plans[product]).map(({ id, says }) => [id, Object.keys(says).sort()]),
      );
    },
  );
});

it.each(all)('the rules of $product answer every topic, or its silence is decided', ({ product }) => {
  const rules = rulesOf(plans[product]);

  const cells = topicIds.map((topic) => {
    const answered = rules.some((rule) => rule.topic === topic);
    const silence = silenceOf(topic, plans[product], silences[product]);
    const named = silence && 'said' in silence ? rules.some(({ id }) => id === silence.said) : true;
    return { topic, isDecidedOnce: answered !== (silence !== undefined) && named };
  });
  expect(cells.filter(({ isDecidedOnce }) => !isDecidedOnce)).toEqual([]);
});
