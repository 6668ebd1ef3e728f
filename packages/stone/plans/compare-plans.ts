import { figure } from '../language.ts';
import { askedParameters, type Plan, type Quantities, type Values } from './define-plan.ts';
import { valueText } from './figures.ts';
import { forSite, onSite, siteDecimals, WEIGHT_DECIMALS } from './quantities.ts';

/** A plan to compare. */
interface ComparedPlan {
  readonly plan: Plan;
  readonly values: Values;
  readonly quantities: Quantities;
}

/** What two plans have of one kind; undefined where one of them has none. */
export interface ComparedRow {
  readonly label: string;
  readonly texts: readonly [first: string | undefined, second: string | undefined];
  /** Of the second from the first, where both have an amount: `+120 kg`. */
  readonly difference: string | undefined;
}

interface Said {
  readonly label: string;
  readonly text: string;
  /** As it is shown, so that the difference is that of what is seen. */
  readonly amount?: readonly [value: number, say: (value: number) => string];
}

/** Names of the amounts that all plans have. */
interface Labels {
  readonly count: string;
  readonly weight: string;
  readonly heaviest: string;
}

/** Two plans row by row: what was set, then what follows from it. */
export function comparePlans(first: ComparedPlan, second: ComparedPlan, labels: Labels): readonly ComparedRow[] {
  const [one, other] = [saidOf(first, labels), saidOf(second, labels)];
  const order = [...one.settings, ...other.settings, ...one.amounts, ...other.amounts].map(({ label }) => label);
  const find = (of: typeof one, label: string) => [...of.settings, ...of.amounts].find((said) => said.label === label);
  return [...new Set(order)].map((label) => {
    const [left, right] = [find(one, label), find(other, label)];
    return { label, texts: [left?.text, right?.text], difference: differenceOf(left, right) };
  });
}

function saidOf({ plan, values, quantities }: ComparedPlan, labels: Labels) {
  const { sums, count, weight, heaviest } = quantities;
  return {
    settings: askedParameters(plan, values).map(([name, parameter]): Said => ({
      label: parameter.label,
      text: valueText(parameter, values[name] ?? NaN),
    })),
    amounts: [
      ...sums.map((sum) =>
        amount(sum.label, forSite(sum.value, siteDecimals(sum)), (value) => onSite.sum({ ...sum, value })),
      ),
      amount(labels.count, count, (value) => figure(value)),
      amount(labels.weight, forSite(weight, WEIGHT_DECIMALS), onSite.weight),
      amount(labels.heaviest, forSite(heaviest.weight, WEIGHT_DECIMALS), onSite.weight),
    ],
  };
}

function differenceOf(left: Said | undefined, right: Said | undefined): string | undefined {
  if (!left?.amount || !right?.amount) return undefined;
  const [[from, say], [to]] = [left.amount, right.amount];
  return left.text === right.text ? undefined : `${to > from ? '+' : '−'}${say(Math.abs(to - from))}`;
}

const amount = (label: string, value: number, say: (value: number) => string): Said => ({
  label,
  text: say(value),
  amount: [value, say],
});
