import { figure } from '../language.ts';
import { boxOf, type Layout } from '../plans/layout.ts';
import { drawingWords as words } from './words.ts';

/** Scales of building plans; the first at which the whole fits on the sheet is taken. */
const SCALES = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
/** Width and height of the layout on paper, in millimetres: the figures are large enough for a phone, whose screen shows the whole width. */
const SHEET = { width: 100, height: 100 };
/** The scale that a layout is drawn at. */
export function layoutScale({ field, pieces }: Layout): number {
  if (field) return scaleOf(field.width, field.height);
  const [left, bottom, right, top] = boxOf(pieces.flatMap(({ outline }) => outline));
  return scaleOf(right - left, top - bottom + Math.max(...pieces.map(({ depth }) => depth)));
}

const scaleOf = (width: number, height: number) =>
  SCALES.find((scale) => width / scale <= SHEET.width && height / scale <= SHEET.height) ?? SCALES.at(-1) ?? NaN;

/** LibreCAD draws the sheet of the paper space into the model, at its origin: what is drawn begins beside it, in millimetres. */
export const BESIDE_SHEET = 300;
/** Left of a layout are its chains of dimensions, in millimetres on paper. */
const CHAINS = 20;

/** The x of a layout's origin in a CAD file and in a model, a round figure: both lie on each other, and a changed plan stays where it was. */
export function modelOrigin(layout: Layout): number {
  const least = BESIDE_SHEET + CHAINS * layoutScale(layout);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((step) => step * power >= least) ?? 10);
}

export const originText = (origin: number): string => words.origin(figure(origin));
