/** In millimetres of the work itself: x to the right, y up. */
export type Point = readonly [x: number, y: number];

/** What a line means; its pen follows from it (`paper.ts`), and in the CAD file it is a layer. */
export type Layer = 'cut' | 'view' | 'axis' | 'dimension' | 'hatch' | 'text';

/** What is cut; each has a hatch of its own (`hatching.ts`). */
export type Material = 'cast-stone' | 'concrete' | 'mortar' | 'grit' | 'gravel' | 'coarse-gravel' | 'insulation' | 'ground';

/** A line, an outline, or where `closed` the outline of a part. */
export interface Polyline {
  readonly kind: 'polyline';
  readonly layer: 'cut' | 'view' | 'axis';
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

/** A cut part, its islands left open. The line around it is a polyline of its own, because not all its edges need be cut. */
export interface Hatch {
  readonly kind: 'hatch';
  readonly material: Material;
  readonly outline: readonly Point[];
  readonly islands?: readonly (readonly Point[])[];
}

/** A cut part too thin for a hatch: steel, sealant. */
export interface Solid {
  readonly kind: 'solid';
  readonly outline: readonly Point[];
}

/** Words, one below the other; the first line's middle stands at `at`. A leader runs from beside the words to the part and ends in a dot. */
export interface Label {
  readonly kind: 'label';
  readonly at: Point;
  readonly lines: readonly string[];
  readonly align: 'start' | 'middle' | 'end';
  readonly leader?: readonly Point[];
}

/** Dimensions in a row, with oblique ticks. */
export interface DimensionChain {
  readonly kind: 'dimensions';
  readonly direction: 'horizontal' | 'vertical';
  /** Where the line of the chain lies: its y when horizontal, its x when vertical. */
  readonly line: number;
  /** Where the extension lines begin, on the other axis than `stops`: one for all, or one for each stop. */
  readonly edge: number | readonly number[];
  /** Ascending, in millimetres along the chain. */
  readonly stops: readonly number[];
  /** One for each pair of neighbouring stops: the measure or its range in millimetres. Empty where nothing is measured. */
  readonly texts: readonly string[];
  /** Beyond which end words stand that are longer than their part of a horizontal chain; the end if absent. */
  readonly beyond?: 'start' | 'end';
}

/** A level: the sign stands with its tip on the height. */
export interface Level {
  readonly kind: 'level';
  readonly at: Point;
  /** Name and height: «OK Belag ±0.00». */
  readonly text: string;
  /** The side of the sign on which the words stand. */
  readonly side: 'left' | 'right';
}

export type Entity = Polyline | Arc | Hatch | Solid | Label | DimensionChain | Level;

/** A dimensioned drawing to a scale: plain data, from which the page, the documents and the CAD files are drawn. */
export interface Drawing {
  readonly title: string;
  /** The 10 of 1:10. */
  readonly scale: number;
  /** Lower left and upper right corner of everything that is drawn, in millimetres of the work. */
  readonly extents: readonly [Point, Point];
  readonly entities: readonly Entity[];
  /** What stands below every drawing: the unit, and that it is an example. */
  readonly note: string;
  /** The drawing in words, for those who cannot see it: parts from the top down, and their measures. */
  readonly summary: string;
}
