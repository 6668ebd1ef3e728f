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

/** Size of all words in millimetres on paper (8.5 pt), the distance between their lines, and half the height of a figure. */
export const TEXT_SIZE = 3;
export const LINE_HEIGHT = 3.8;
export const HALF_FIGURE = 0.35 * TEXT_SIZE;

/** How wide words are in Archivo, in millimetres on paper. An estimate from above, good enough to place them by. */
export const textWidth = (text: string) => text.length * 0.56 * TEXT_SIZE;

/** Width and height of a drawing in millimetres on paper. */
export function paperSize({ extents: [[left, bottom], [right, top]], scale }: Drawing): readonly [width: number, height: number] {
  return [(right - left) / scale, (top - bottom) / scale];
}
