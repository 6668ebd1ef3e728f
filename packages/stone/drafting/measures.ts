import { inMillimetres, type LengthRange } from '../facts/technical-fact.ts';

/** A measure of the technical or laying data in millimetres, with the value that is drawn. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  /** Text of the dimension: «40–80». */
  readonly text: string;
}

/**
 * A range as a dimension: with its limits, drawn with an example; or with a planned value, which is then its text.
 * @param planned in millimetres
 * @param drawn in millimetres; the example of the range, unless it says otherwise
 * @throws Error if the value is outside the range
 */
export function measureOf(range: LengthRange, planned?: number, drawn?: number): Measure {
  const { label: name, unit } = range;
  const [least, most] = [inMillimetres(range.least, unit), inMillimetres(range.most, unit)];
  const value = planned ?? drawn ?? inMillimetres(range.example ?? NaN, unit);
  if (!(value >= least && value <= most))
    throw new Error(`«${name}» is drawn with ${value} mm, outside ${least} to ${most} mm.`);
  return { name, value, text: planned === undefined ? `${least}–${most}` : String(planned) };
}
