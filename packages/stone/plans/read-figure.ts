import { PIECES } from '../language.ts';
import type { Unit } from './define-plan.ts';
import { perUnit } from './figures.ts';

/** Units as they are typed and dictated. */
const units: ReadonlyMap<string, Unit> = new Map([
  ['mm', 'mm'],
  ['millimeter', 'mm'],
  ['cm', 'cm'],
  ['zentimeter', 'cm'],
  ['m', 'm'],
  ['meter', 'm'],
  ['%', '%'],
  ['prozent', '%'],
  [PIECES.toLowerCase(), PIECES],
  ['stk.', PIECES],
  ['stk', PIECES],
]);

const isLength = (unit: Unit) => unit !== PIECES && unit !== '%';

/** Sign, whole number with or without groups of three, decimals after a point or a comma, unit. */
const FIGURE = /^([+-]?)(\d{1,3}(?:[’'‘ʼ` ]\d{3})+|\d{0,9})(?:[.,](\d{0,9}))?\s*(\D*)$/u;

/**
 * The number that a person means: `3.5`, `3,5`, `12’500`, `350 cm`.
 * @param unit of a number without one
 * @returns millimetres, pieces or per cent; NaN for a text that is no number of this kind, such as `1e3`, `1.250,5` or `3 kg`
 */
export function readFigure(text: string, unit: Unit): number {
  const plain = text.normalize('NFKC').trim().replace(/^[−–]/u, '-');
  const [, sign = '', whole = '', decimals = '', word = ''] = FIGURE.exec(plain) ?? [];
  const given = word ? units.get(word.toLowerCase()) : unit;
  if (!(whole || decimals) || !given || (given !== unit && !(isLength(given) && isLength(unit)))) return NaN;
  const number = Number(`${sign}${whole.replaceAll(/\D/gu, '')}.${decimals}`);
  // 16.4 cm are 164 mm and not 163.99999999999997.
  return Math.round(number * perUnit[given] * 1000) / 1000;
}
