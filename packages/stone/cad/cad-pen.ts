import {
  Layer as CadLayer,
  DimensionStyle,
  TextEntity,
  TextHorizontalAlignment,
  TextStyle,
  TextVerticalAlignmentType,
  XY,
  XYZ,
  type Entity as CadEntity,
} from '@node-projects/acad-ts';
import type { DrawingLayer, Point } from '../drafting/drawing.ts';
import type { WordsMark } from '../drafting/marks.ts';

/** Cap height of Archivo relative to its type size. CAD text height is the cap height. */
export const CAPITAL = 0.686;

/** What entities of a drawing are made with. */
export interface Pen {
  readonly scale: number;
  readonly layers: Readonly<Record<DrawingLayer, CadLayer>>;
  /** Of what is neither seen nor printed: the outlines that hatches follow. */
  readonly edge: CadLayer;
  readonly style: TextStyle;
  readonly dimensions: DimensionStyle;
  /** Offset from the drawing's origin to its position in the model. */
  readonly move: Point;
  readonly turn: number;
}

const alignments = {
  start: TextHorizontalAlignment.Left,
  middle: TextHorizontalAlignment.Center,
  end: TextHorizontalAlignment.Right,
} as const;

export function textEntity({ at, text, align, upright }: WordsMark, pen: Pen, size: number): CadEntity {
  const made = Object.assign(new TextEntity(spelt(text)), {
    style: pen.style,
    height: size * CAPITAL * pen.scale,
    insertPoint: placed(at, pen),
    alignmentPoint: placed(at, pen),
    horizontalAlignment: alignments[align],
    verticalAlignment: TextVerticalAlignmentType.Middle,
    rotation: upright ? Math.PI / 2 : 0,
  });
  return on(made, 'text', pen);
}

export function on<Made extends CadEntity>(entity: Made, layer: DrawingLayer, { layers }: Pen): Made {
  entity.layer = layers[layer];
  return entity;
}

// CAD fonts often lack the en dash and the no-break space, and readers of an 8-bit DWG decode them differently.
export const spelt = (text: string) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');
const rounded = (value: number) => Math.round(value * 1000) / 1000;
export const placed = ([x, y]: Point, { move: [dx, dy] }: Pen) => new XYZ(rounded(x + dx), rounded(y + dy), 0);
export const flat = ([x, y]: Point, { move: [dx, dy] }: Pen) => new XY(rounded(x + dx), rounded(y + dy));
export const radians = (degrees: number) => (degrees * Math.PI) / 180;
