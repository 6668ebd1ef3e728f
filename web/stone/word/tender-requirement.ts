import type { TechnicalFact } from '../../content/technical-fact.ts';
import { tenderWords as words } from '../../content/tender-texts.ts';

interface Requirement {
  /** The one value that is asked for. */
  readonly preset: string;
  /** The range or the alternatives that the planner may take instead. */
  readonly permitted: string;
}

const CLASSES = /^([A-Z]+)(\d+)–\1(\d+)$/u;

/** A technical fact as a requirement of a tender. Throws if the fact leaves a choice and has no example to preset. */
export function requirementOf({ label, value, unit, example }: TechnicalFact): Requirement {
  const measured = (text: string) => (unit ? `${text}\u00a0${unit}` : text);
  const [, prefix = '', first, last] = CLASSES.exec(value) ?? [];
  if (prefix) return alternatives(range(Number(first), Number(last)).map((step) => `${prefix}${step}`));
  if (value.includes(' oder ')) return alternatives(value.split(' oder '));
  if (value.startsWith('bis '))
    return {
      preset: example ? measured(example) : blankValue(unit),
      permitted: words.atMost(measured(value.slice('bis '.length))),
    };
  if (value.includes('–')) return { preset: measured(chosen()), permitted: measured(value) };
  return { preset: measured(value), permitted: words.fixed };

  function alternatives(values: readonly string[]): Requirement {
    if (!values.includes(chosen())) throw new Error(`«${label}» has no value ${example}.`);
    return { preset: chosen(), permitted: values.join(' / ') };
  }

  function chosen(): string {
    if (example === undefined) throw new Error(`«${label}» leaves a choice and has no example.`);
    return example;
  }
}

/** A line to write on, with the unit after it. */
export const blankValue = (unit?: string): string => (unit ? `________\u00a0${unit}` : '');

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, step) => first + step);
