import type { Body, Section } from '@works/stone/pdf/document-model';
import { rulesOf, sourceText, stateText } from '@works/stone/plans/checks';
import type { Rule, State } from '@works/stone/plans/define-plan';
import { isLimit } from '@works/stone/plans/define-rule';
import { silenceOf } from '@works/stone/plans/silences';
import { topicIds, topics } from '@works/stone/plans/topics';
import { plans } from '@works/stone/products/all-products';
import type { ProductPage } from '../../../../shared/paths.ts';
import { products } from '../../../content/all-products.ts';
import { planRuleWords as words } from '../../../content/plan-rules.ts';

/** What the planner asks of each product, and what it leaves to others: all of it is data of `packages/stone/plans/`. */
export const planRules = (): Body => ({
  sections: [
    { heading: words.reading, parts: [{ kind: 'list', items: words.states }] },
    ...products.flatMap(({ page, name }): readonly Section[] => [
      { heading: name, note: words.rules, parts: [ruleTable(page, name)] },
      { heading: name, note: words.topics, parts: [topicTable(page, name)] },
    ]),
  ],
});

const ruleTable = (product: ProductPage, name: string) =>
  ({
    kind: 'table',
    summary: `${words.rules} ${name}`,
    wide: true,
    spans: [1, 2.5, 1.5, 1],
    headings: [words.columns.rule, words.columns.asks, words.columns.source, words.columns.states],
    rows: rulesOf(plans[product]).map((rule) => [
      rule.label,
      `${rule.asks} ${words.of(rule.of)}`,
      sourceText(rule),
      statesOf(rule),
    ]),
  }) as const;

/** What a rule can say: of a limit, a plan that misses it cannot be made. */
const statesOf = (rule: Rule): string =>
  (Object.keys(rule.says) as State[])
    .map((state) => (isLimit(rule) && state === 'missed' ? words.impossible : stateText({ state })))
    .join(', ');

const topicTable = (product: ProductPage, name: string) =>
  ({
    kind: 'table',
    summary: `${words.topics} ${name}`,
    spans: [1.5, 2.5],
    rows: topicIds.map((topic) => [topics[topic].label, decidedText(product, topic)]),
  }) as const;

function decidedText(product: ProductPage, topic: (typeof topicIds)[number]): string {
  const rules = rulesOf(plans[product]);
  const own = rules.filter((rule) => rule.topic === topic);
  const labels = own.map(({ label }) => label).join(', ');
  if (own.length > 0) return own.some(({ says }) => 'met' in says) ? words.checked(labels) : words.open(labels);
  const silence = silenceOf(topic, product);
  if (!silence) return '';
  if ('said' in silence) return words.open(rules.find(({ id }) => id === silence.said)?.label ?? silence.said);
  if ('drawn' in silence) return words.drawn(silence.drawn);
  return 'data' in silence ? words.data(silence.data) : words.notOurs(silence.notOurs);
}
