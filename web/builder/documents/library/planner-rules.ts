import type { Body, Table } from '@works/stone/pdf/document-model';
import { rulesOf, sourceText } from '@works/stone/plans/checks';
import type { Rule } from '@works/stone/plans/define-plan';
import { isLimit } from '@works/stone/plans/define-rule';
import { silenceOf } from '@works/stone/plans/silences';
import { topicIds, topics, type TopicId } from '@works/stone/plans/topics';
import { plans, silences } from '@works/stone/products/all-products';
import { alphabetically } from '../../../../shared/language.ts';
import { products } from '../../../content/all-products.ts';
import { planRuleWords as words } from '../../../content/plan-rules.ts';
import type { Product } from '../../../content/product.ts';

/** What the planner asks of the products, and what it leaves to others: all of it is data of `packages/stone/plans/`. */
export const planRules = (): Body => ({
  sections: [
    { heading: words.reading, parts: [{ kind: 'list', items: words.states }] },
    ...(['limit', 'checked', 'open'] as const).map((kind) => ({ ...words[kind], parts: [ruleTable(kind)] })),
    { ...words.silent, parts: [silenceTable()] },
  ],
});

interface Asked {
  readonly rule: Rule;
  readonly product: Product;
}

type Kind = 'limit' | 'checked' | 'open';

/** Of a limit, a plan that misses it cannot be made; a rule without limits is never missed. */
const kindOf = (rule: Rule): Kind => (isLimit(rule) ? 'limit' : 'missed' in rule.says ? 'checked' : 'open');

/** A row for all products of which the same is asked. */
function ruleTable(kind: Kind): Table {
  const asked = topicIds.flatMap((topic): readonly Asked[] =>
    products.flatMap((product) =>
      rulesOf(plans[product.page])
        .filter((rule) => rule.topic === topic && kindOf(rule) === kind)
        .map((rule) => ({ rule, product })),
    ),
  );
  return {
    kind: 'table',
    summary: words[kind].heading,
    wide: true,
    spans: [1.5, 3, 1.5],
    headings: [words.columns.rule, words.columns.asks, words.columns.products],
    rows: [...Map.groupBy(asked, ({ rule }) => `${rule.label} ${rule.asks}`)]
      .sort(([one], [other]) => alphabetically(one, other))
      .flatMap(([, same]) => (same[0] ? [ruleRow(same[0].rule, kind, same)] : [])),
  };
}

function ruleRow({ label, asks, of }: Rule, kind: Kind, same: readonly Asked[]): readonly string[] {
  const sources = new Set(same.map(({ rule }) => sourceText(rule)));
  return [
    label,
    // An open question is decided by no value of the plan.
    [asks, kind !== 'open' && words.of(of), words.source([...sources].join('; '))].filter(Boolean).join(' '),
    namesOf(same.map(({ product }) => product)),
  ];
}

/** How each topic is decided of which a product has no rule. */
const silenceTable = (): Table => ({
  kind: 'table',
  summary: words.silent.heading,
  wide: true,
  spans: [1.5, 4.5],
  rows: topicIds.flatMap((topic) => {
    const silent = products.flatMap((product) => {
      const text = silenceText(topic, product);
      return text ? [{ text, product }] : [];
    });
    const decided = [...Map.groupBy(silent, ({ text }) => text)].map(
      ([text, of]) => `${namesOf(of.map(({ product }) => product))}: ${text}`,
    );
    return decided.length > 0 ? [[topics[topic].label, `${decided.join('; ')}.`]] : [];
  }),
});

function silenceText(topic: TopicId, { page }: Product): string | undefined {
  const rules = rulesOf(plans[page]);
  const silence = rules.some((rule) => rule.topic === topic)
    ? undefined
    : silenceOf(topic, plans[page], silences[page]);
  if (!silence) return undefined;
  if ('said' in silence) return words.said(rules.find(({ id }) => id === silence.said)?.label ?? silence.said);
  if ('drawn' in silence) return words.drawn(silence.drawn);
  return 'data' in silence ? words.data(silence.data) : words.notOurs(silence.notOurs);
}

/** All products, or the shorter list: those that are meant, or those that are not. */
function namesOf(of: readonly Product[]): string {
  const others = products.filter((product) => !of.includes(product));
  if (others.length === 0) return words.all;
  return others.length < of.length / 2 ? words.allBut(listed(others)) : listed(of);
}

const listed = (few: readonly Product[]) => few.map(({ name }) => name).join(', ');
