import { factFigure, permittedWithUnit, type TechnicalFact } from '../facts/technical-fact.ts';
import { tenderWords as words } from './words.ts';

interface Requirement {
  /** The one value that is asked for. */
  readonly preset: string;
  /** The range or the alternatives that the planner may take instead. */
  readonly permitted: string;
}

/** A technical fact as a requirement of a tender. Throws if the fact leaves a choice and has no example to preset. */
export function requirementOf(fact: TechnicalFact): Requirement {
  const { label, unit, example } = fact;
  const measured = (text: string) => (unit ? `${text}\u00a0${unit}` : text);
  if ('classes' in fact) return alternatives(fact.classes);
  if ('oneOf' in fact) return alternatives(fact.oneOf);
  if ('least' in fact) return { preset: measured(chosen()), permitted: permittedWithUnit(fact) };
  if ('most' in fact) {
    const limit = [fact.most].flat().map((side) => factFigure(side, unit));
    return {
      preset: example === undefined ? blankValue(unit) : measured(chosen()),
      permitted: words.atMost(measured(limit.join(' × '))),
    };
  }
  return { preset: permittedWithUnit(fact), permitted: words.fixed };

  function alternatives(values: readonly string[]): Requirement {
    if (!values.includes(chosen())) throw new Error(`«${label}» has no value ${example}.`);
    return { preset: chosen(), permitted: values.join(' / ') };
  }

  function chosen(): string {
    if (example === undefined) throw new Error(`«${label}» leaves a choice and has no example.`);
    return String(example);
  }
}

/** A line to write on. */
export const LINE = '________';

/** In a table: the line with the unit after it, or an empty cell. */
export const blankValue = (unit?: string): string => (unit ? `${LINE}\u00a0${unit}` : '');

/** The chapter of the Swiss catalogue of positions as a requirement, if there is one. None of its text is repeated. */
export const chapterRows = (
  chapter: number | undefined,
): readonly (readonly [label: string, preset: string, permitted: string])[] =>
  chapter === undefined ? [] : [[words.chapter, String(chapter), words.edition]];
