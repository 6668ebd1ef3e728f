import type { Drawing, Layer } from './drawing.ts';

/** Widths of the pens in millimetres on paper: cut, seen, and what explains. */
export const pens: Readonly<Record<Layer, number>> = {
  cut: 0.5,
  view: 0.25,
  axis: 0.18,
  dimension: 0.18,
  hatch: 0.13,
  text: 0.18,
};

/** Dash and gap of a pen in millimetres on paper; the others draw through. */
export const dashes: Readonly<Partial<Record<Layer, readonly number[]>>> = { axis: [4, 1, 0.5, 1] };

/**
 * Sizes of words and the distance between their lines, in millimetres on paper. Drawings are laid out for the large size, which a phone
 * shows; on wide screens, in documents and in CAD files words stand smaller at the same places.
 */
export const TEXT_SIZE = 3.3;
export const SMALL_TEXT_SIZE = 2.6;
export const LINE_HEIGHT = 4;
export const HALF_FIGURE = 0.35 * TEXT_SIZE;

/** Units of an SVG in a millimetre on paper: all its figures are whole numbers, finer than any screen shows. */
export const SVG_UNIT = 20;

/** How wide words are in Archivo at the large size, in millimetres on paper. An estimate from above by the kind of letter, to place them by. */
export const textWidth = (text: string) => Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0) * TEXT_SIZE;

function letterWidth(letter: string): number {
  if (/[iljtfrI .,:;()/]/u.test(letter)) return 0.34;
  if (/[mwMW]/u.test(letter)) return 0.9;
  if (/[A-ZÄÖÜ±×%]/u.test(letter)) return 0.72;
  return 0.58;
}

/** Width and height of a drawing in millimetres on paper. */
export function paperSize({ extents: [[left, bottom], [right, top]], scale }: Drawing): readonly [width: number, height: number] {
  return [(right - left) / scale, (top - bottom) / scale];
}
