import { formats } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';

/** Side of the laid area, mm. */
export const AREA_MM = 3000;
/** CSS pixels to a millimetre where screens keep to CSS: 96 to an inch. */
export const TRUE_SCALE = 96 / 25.4;
/** Twice true size shows every grain; nearer, there is no more detail. */
const MAX_SCALE = TRUE_SCALE * 2.5;
const TILT = { slab: 52, area: 50 } as const;

/** What the camera sees. Lengths in mm from the middle of the slab, x to the right, y away from the viewer. */
export interface View {
  readonly kind: 'slab' | 'area';
  /** The point in the middle of the picture. */
  readonly x: number;
  readonly y: number;
  readonly pxPerMm: number;
  /** Of the camera above the horizon; 90 looks straight down. */
  readonly tiltDegrees: number;
  /** Place of the coin. */
  readonly coin?: { readonly x: number; readonly y: number };
}

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

const sizeOf = ({ format }: Recipe, kind: View['kind']) =>
  kind === 'area'
    ? { length: AREA_MM, width: AREA_MM }
    : { length: formats[format].lengthMm, width: formats[format].widthMm };

/** The whole slab or area in the middle of the stage. */
export function wholeView(recipe: Recipe, kind: View['kind'], { width, height }: Viewport): View {
  const { length, width: depth } = sizeOf(recipe, kind);
  const tiltDegrees = TILT[kind];
  // A tenth on each side for the shadow; the far edge is a little smaller, the near one a little larger.
  const seen = depth * Math.sin((tiltDegrees * Math.PI) / 180);
  const pxPerMm = Math.min(width / (length * 1.22), height / (seen * 1.28 + 20));
  return {
    kind,
    x: 0,
    y: -depth * 0.015,
    pxPerMm,
    tiltDegrees,
    coin: kind === 'slab' ? coinPlace(length, depth) : undefined,
  };
}

/** Near the front right corner, where it hides little. */
const coinPlace = (length: number, depth: number) => ({ x: length / 2 - 28, y: 28 - depth / 2 });

/** The view `factor` times as near, within what the stage can show; `x`, `y` stay in the middle. */
export function zoomed(view: View, factor: number, recipe: Recipe, stage: Viewport): View {
  return kept({ ...view, pxPerMm: Math.min(MAX_SCALE, view.pxPerMm * factor) }, recipe, stage);
}

/** The view moved by CSS pixels, as a hand moves a thing: to the right and down. */
export function moved(view: View, right: number, down: number, recipe: Recipe, stage: Viewport): View {
  const foreshortening = Math.sin((view.tiltDegrees * Math.PI) / 180);
  return kept(
    { ...view, x: view.x - right / view.pxPerMm, y: view.y + down / (view.pxPerMm * foreshortening) },
    recipe,
    stage,
  );
}

/** A square of a slab, by its lower left corner from that of the slab. mm. */
interface Piece {
  readonly x: number;
  readonly y: number;
  readonly sideMm: number;
}

/** A piece moves and grows by whole steps, so that a view that moves a little shows the same one, mm. */
const PIECE_STEP = 40;
/** What is seen of a slab reaches further behind the middle of the picture than before it. */
const FAR = 1.25;

/**
 * The piece of a slab that a view needs: from close by not all of it, so that its picture has more pixels to a millimetre.
 * @param sideMm of the square whose stones are packed; a laid area repeats it
 */
export function pieceOf(
  { format }: Recipe,
  { kind, x, y, pxPerMm, tiltDegrees }: View,
  { width, height }: Viewport,
  sideMm: number,
): Piece {
  const seen = (FAR * Math.max(width, height / Math.sin((tiltDegrees * Math.PI) / 180))) / pxPerMm;
  const needed = Math.ceil(seen / PIECE_STEP + 1) * PIECE_STEP;
  if (kind === 'area' || needed > 0.75 * sideMm) return { x: 0, y: 0, sideMm };
  const from = (middle: number, length: number) =>
    Math.round((middle + length / 2 - needed / 2) / PIECE_STEP) * PIECE_STEP;
  return { x: from(x, formats[format].lengthMm), y: from(y, formats[format].widthMm), sideMm: needed };
}

const within = (value: number, half: number) => Math.min(half, Math.max(-half, value));

/** The middle of the picture stays on the slab; when all of it is seen, in its middle. */
function kept(view: View, recipe: Recipe, stage: Viewport): View {
  const whole = wholeView(recipe, view.kind, stage);
  if (view.pxPerMm <= whole.pxPerMm * 1.001) return whole;
  const { length, width } = sizeOf(recipe, view.kind);
  return { ...view, x: within(view.x, length / 2), y: within(view.y, width / 2), coin: whole.coin };
}
