import type { Values } from '../plans/define-plan.ts';

/** In millimetres of the work itself: x to the right, y up. */
export type Point = readonly [x: number, y: number];

/** The meaning of a line; `piece` is the outline of a piece that is made. It selects the pen (`paper.ts`) and the layer in the CAD file. */
export type DrawingLayer = 'piece' | 'cut' | 'view' | 'axis' | 'dimension' | 'hatch' | 'text';

/** The material of a cut part. It selects the hatch (`hatching.ts`). */
export type HatchMaterial =
  | 'cast-stone'
  | 'concrete'
  | 'mortar'
  | 'grit'
  | 'gravel'
  | 'coarse-gravel'
  | 'insulation'
  | 'ground';

/** A line, or the outline of a part if `closed`. */
interface Polyline {
  readonly kind: 'polyline';
  readonly layer: 'piece' | 'cut' | 'view' | 'axis';
  readonly points: readonly Point[];
  readonly closed?: boolean;
}

/** Counter-clockwise, in degrees from the x axis; a circle runs from 0 to 360. */
export interface Arc {
  readonly kind: 'arc';
  readonly layer: 'cut' | 'view' | 'axis';
  readonly centre: Point;
  readonly radius: number;
  readonly from: number;
  readonly to: number;
}

/** The hatch of a cut part, without its islands. The outline is a separate polyline, because some edges may not be cut. */
export interface HatchedPart {
  readonly kind: 'hatch';
  readonly material: HatchMaterial;
  readonly outline: readonly Point[];
  readonly islands?: readonly (readonly Point[])[];
  /** Insulation of a wall: its waves run upwards, also where the drawing shows it wider than high. */
  readonly isUpright?: true;
}

/** A cut part too thin for a hatch: steel, sealant. */
interface Solid {
  readonly kind: 'solid';
  readonly outline: readonly Point[];
}

/** Lines of text, one below the other. `at` is the middle of the first line. The leader runs from the text to the part and ends in a dot. */
export interface Label {
  readonly kind: 'label';
  readonly at: Point;
  readonly lines: readonly string[];
  readonly align: 'start' | 'middle' | 'end';
  readonly leader?: readonly Point[];
}

/** A chain of dimensions with oblique ticks. */
export interface DimensionChain {
  readonly kind: 'dimensions';
  readonly direction: 'horizontal' | 'vertical';
  /** Position of the dimension line: its y if horizontal, its x if vertical. */
  readonly line: number;
  /** Start of the extension lines on the axis across the chain: one value for all stops, or one for each. */
  readonly edge: number | readonly number[];
  /** Measured positions along the chain, ascending, in millimetres. */
  readonly stops: readonly number[];
  /** One text for each pair of neighbouring stops: the measure or its range in millimetres. Empty where nothing is measured. */
  readonly texts: readonly string[];
  /** The end of a horizontal chain beyond which texts are placed that are longer than their segment. Default: the end. */
  readonly beyond?: 'start' | 'end';
  /** Places the texts of a vertical chain horizontally beside its line, even where they fit along it. */
  readonly lying?: true;
}

/** A level sign. Its tip marks the height. */
export interface Level {
  readonly kind: 'level';
  readonly at: Point;
  /** Name and height: «OK Belag ±0.00». */
  readonly text: string;
  /** The side of the sign with the text. */
  readonly side: 'left' | 'right';
}

export type Entity = Polyline | Arc | HatchedPart | Solid | Label | DimensionChain | Level;

/** A dimensioned drawing to scale, as plain data. Pages, documents and CAD files are drawn from it. */
export interface Drawing {
  readonly title: string;
  /** The 10 of 1:10. */
  readonly scale: number;
  /** Lower left and upper right corner of the drawn area, in millimetres of the work. */
  readonly extents: readonly [Point, Point];
  readonly entities: readonly Entity[];
  /** It shows a way of doing, or a map: its caption gives no scale. */
  readonly isSketch?: true;
  /** The x of the drawing's origin in a CAD file; its y is 0. A layout has the coordinates of the plan's model. */
  readonly origin?: number;
  /** Numbers that paper has no room for: CAD files have them in a size that fits, in millimetres on paper. */
  readonly small?: readonly { readonly at: Point; readonly text: string; readonly size: number }[];
  /** The note below the drawing: its unit, and that it is an example. */
  readonly note: string;
  /** Text alternative: the parts from top to bottom, and their measures. */
  readonly summary: string;
}

/** Draws the section of a product. @param planned values of its plan; without them, it is an example with the ranges of the technical data */
export type Draw = (planned?: Values) => Drawing;
