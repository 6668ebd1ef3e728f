import { layers, type LayerName } from '../../content/layers.ts';
import type { TechnicalFact } from '../../content/technical-fact.ts';

type Facts = readonly TechnicalFact[];

/** A measure of the technical data in millimetres, with the value that is drawn. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** Text of the dimension: «40–80». */
  readonly text: string;
}

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/**
 * A measure of a product's facts, drawn with the example of its fact, or with a planned value, which is then its text.
 * @param planned in millimetres
 * @throws if there is no such fact or the value is outside its range
 */
export function factMeasure(facts: Facts, label: string, planned?: number): Measure {
  const { value, unit, example = '' } = factOf(facts, label);
  return asPlanned(measure(label, value, unit, planned ?? numbersIn(example, unit)[0] ?? NaN), planned);
}

/** The thickness of a bed or of a layer below it. Throws as `factMeasure` does. */
export function layerMeasure(name: LayerName, value: number, planned?: number): Measure {
  const { thickness, unit } = layers[name];
  return asPlanned(measure(name, thickness, unit, planned ?? value), planned);
}

const asPlanned = (found: Measure, planned: number | undefined): Measure =>
  planned === undefined ? found : { ...found, text: String(planned) };

/** The maximum sizes of a fact like «bis 3.0 × 1.5», in millimetres. Throws if there is no such fact. */
export function greatestSizes(facts: Facts, label: string): readonly number[] {
  const { value, unit } = factOf(facts, label);
  return numbersIn(value, unit);
}

/** The value of a fact without its unit, as in the table. Throws if there is no such fact. */
export const factValue = (facts: Facts, label: string): string => factOf(facts, label).value;

/** Value and unit of a fact, as in the table. Throws if there is no such fact. */
export function factText(facts: Facts, label: string): string {
  const { value, unit } = factOf(facts, label);
  return unit ? `${value}\u00a0${unit}` : value;
}

function factOf(facts: Facts, label: string): TechnicalFact {
  const fact = facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`There is no fact «${label}».`);
  return fact;
}

function measure(name: string, range: string, unit: string | undefined, value: number): Measure {
  const [least, greatest] = numbersIn(range, unit);
  if (least === undefined || greatest === undefined) throw new Error(`«${name}» is no range: ${range}.`);
  if (!(value >= least && value <= greatest))
    throw new Error(`«${name}» is drawn with ${value} mm, outside ${range} ${unit}.`);
  return { name, value, text: `${least}–${greatest}` };
}

function numbersIn(text: string, unit = ''): readonly number[] {
  const factor = MILLIMETRES[unit];
  if (factor === undefined) throw new Error(`«${unit}» is no unit of length.`);
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).map((figures) => Math.round(Number(figures) * factor));
}
