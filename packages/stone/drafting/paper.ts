import type { Drawing, DrawingLayer } from './drawing.ts';

/** Pen widths in millimetres on paper. */
export const pens: Readonly<Record<DrawingLayer, number>> = {
  piece: 0.25,
  cut: 0.5,
  view: 0.25,
  axis: 0.18,
  dimension: 0.18,
  hatch: 0.13,
  text: 0.18,
};

/** The layers with lines, each drawn over those before it. */
export const strokedLayers = [
  'hatch',
  'dimension',
  'axis',
  'view',
  'piece',
  'cut',
] as const satisfies readonly DrawingLayer[];

/** Dashes and gaps of broken lines in millimetres on paper. */
export const dashes: Readonly<Partial<Record<DrawingLayer, readonly number[]>>> = { axis: [4, 1, 0.5, 1] };

/**
 * Text size and line height in millimetres on paper: capitals are 2.5 mm high, the least that a plan is read with. Wide screens, which show
 * a drawing larger, set smaller text at the same positions.
 */
export const TEXT_SIZE = 3.65;
export const LINE_HEIGHT = 4;
export const HALF_FIGURE = 0.35 * TEXT_SIZE;

/** Upper estimate of the width of a text in Archivo, in millimetres on paper. */
export const textWidth = (text: string) =>
  Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0) * TEXT_SIZE;

function letterWidth(letter: string): number {
  if (/[iljtfrI .,:;()/]/u.test(letter)) return 0.34;
  if (/[mwMW]/u.test(letter)) return 0.9;
  if (/[A-ZÄÖÜ±×%]/u.test(letter)) return 0.72;
  return 0.58;
}

/** Width and height of a drawing in millimetres on paper. */
export function paperSize({
  extents: [[left, bottom], [right, top]],
  scale,
}: Drawing): readonly [width: number, height: number] {
  return [(right - left) / scale, (top - bottom) / scale];
}
