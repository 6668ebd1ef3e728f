import { layerOf } from '../content/laying.ts';
import type { Product, TechnicalFact } from '../content/product.ts';

/** A measure of the technical data in millimetres, with the value that is drawn. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** Text of the dimension: «40–80». */
  readonly text: string;
}

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };

/**
 * A measure of a product, drawn with the example of its fact, or with a planned value, which is then its text.
 * @param planned in millimetres
 * @throws if the product has no such fact or the value is outside its range
 */
export function factMeasure(product: Product, label: string, planned?: number): Measure {
  const { value, unit, example = '' } = factOf(product, label);
  return asPlanned(measure(label, value, unit, planned ?? numbersIn(example, unit)[0] ?? NaN), planned);
}

/** The thickness of a bed (`layingMethods`) or of a layer below it (`subBaseLayers`). Throws as `factMeasure` does. */
export function layerMeasure(title: string, value: number, planned?: number): Measure {
  const { thickness, unit } = layerOf(title);
  return asPlanned(measure(title, thickness, unit, planned ?? value), planned);
}

const asPlanned = (found: Measure, planned: number | undefined): Measure => (planned === undefined ? found : { ...found, text: String(planned) });

/** The maximum sizes of a fact like «bis 3.0 × 1.5», in millimetres. Throws if there is no such fact. */
export function greatestSizes(product: Product, label: string): readonly number[] {
  const { value, unit } = factOf(product, label);
  return numbersIn(value, unit);
}

/** The value of a fact without its unit, as in the table. Throws if there is no such fact. */
export const factValue = (product: Product, label: string): string => factOf(product, label).value;

/** Value and unit of a fact, as in the table. Throws if there is no such fact. */
export function factText(product: Product, label: string): string {
  const { value, unit } = factOf(product, label);
  return unit ? `${value}\u00a0${unit}` : value;
}

function factOf(product: Product, label: string): TechnicalFact {
  const fact = product.facts.find((candidate) => candidate.label === label);
  if (!fact) throw new Error(`The product ${product.page} has no fact «${label}».`);
  return fact;
}

function measure(name: string, range: string, unit: string | undefined, value: number): Measure {
  const [least, greatest] = numbersIn(range, unit);
  if (least === undefined || greatest === undefined) throw new Error(`«${name}» is no range: ${range}.`);
  if (!(value >= least && value <= greatest)) throw new Error(`«${name}» is drawn with ${value} mm, outside ${range} ${unit}.`);
  return { name, value, text: `${least}–${greatest}` };
}

function numbersIn(text: string, unit = ''): readonly number[] {
  const factor = MILLIMETRES[unit];
  if (factor === undefined) throw new Error(`«${unit}» is no unit of length.`);
  return (text.match(/\d+(?:\.\d+)?/gu) ?? []).map((figures) => Math.round(Number(figures) * factor));
}
