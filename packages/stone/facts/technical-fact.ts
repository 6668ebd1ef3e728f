import { inChoice } from '../language.ts';

export type FactUnit = 'mm' | 'cm' | 'm' | 'kg/m²' | 'N/mm²' | 'g/cm³';

/** What is permitted, in the unit of the fact. */
type Permitted =
  | { readonly least: number; readonly most: number }
  /** Upper limits: one, or one for each side. */
  | { readonly most: number | readonly number[] }
  | { readonly above: number }
  | { readonly tolerance: number }
  /** Consecutive classes, such as R9 to R13. */
  | { readonly classes: readonly string[] }
  | { readonly oneOf: readonly string[] }
  | { readonly as: string };

/** One property of a product or of what it is laid on. */
export type TechnicalFact = Permitted & {
  readonly label: string;
  readonly unit?: FactUnit;
  readonly note?: string;
  /** A permitted value: sections are drawn with it, tender texts preset it. The project decides. */
  readonly example?: number | string;
};

/** The properties of a product by their ids, in the order of the technical table. */
export type TechnicalFacts = Readonly<Record<string, TechnicalFact>>;

/** A row of a technical table. */
export type FactRow = TechnicalFact & {
  readonly id: string;
  /** What is permitted in words, without the unit: «40–80», «bis 3.0 × 1.5». */
  readonly value: string;
};

/** The rows of a technical table. */
export const factRows = (facts: TechnicalFacts): readonly FactRow[] =>
  Object.entries(facts).map(([id, fact]) => ({ ...fact, id, value: permittedText(fact) }));

/** What is permitted, without the unit: its figure, and the word that limits it; ranges with an en dash. */
export function permitted(fact: TechnicalFact): { readonly limit?: 'bis' | 'über'; readonly value: string } {
  const text = (value: number) => factFigure(value, fact.unit);
  if ('least' in fact) return { value: `${text(fact.least)}–${text(fact.most)}` };
  if ('most' in fact) return { limit: 'bis', value: [fact.most].flat().map(text).join(' × ') };
  if ('above' in fact) return { limit: 'über', value: text(fact.above) };
  if ('tolerance' in fact) return { value: `±${text(fact.tolerance)}` };
  if ('classes' in fact) return { value: [fact.classes[0], fact.classes.at(-1)].join('–') };
  return { value: 'oneOf' in fact ? inChoice(fact.oneOf) : fact.as };
}

/** The same in words. */
export function permittedText(fact: TechnicalFact): string {
  const { limit, value } = permitted(fact);
  return limit ? `${limit} ${value}` : value;
}

/** A value as technical tables write it: metres to the decimetre. */
export const factFigure = (value: number, unit: FactUnit | undefined): string =>
  unit === 'm' ? value.toFixed(1) : String(value);

/** What is permitted in words, with the unit. */
export const permittedWithUnit = (fact: TechnicalFact): string =>
  fact.unit ? `${permittedText(fact)}\u00a0${fact.unit}` : permittedText(fact);

/** A length with a least and a greatest value. */
export interface LengthRange {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly unit: 'mm' | 'cm';
  readonly example?: number;
}

const MILLIMETRES = { mm: 1, cm: 10, m: 1000 } as const;

/** A value in millimetres. */
export const inMillimetres = (value: number, unit: keyof typeof MILLIMETRES): number =>
  Math.round(value * MILLIMETRES[unit]);
