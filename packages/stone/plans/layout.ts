/** In millimetres: x to the right, y up. */
export type Corner = readonly [x: number, y: number];

/** A piece in its place. */
export interface LaidPiece {
  readonly name: string;
  /** In the drawn plane, counter-clockwise. */
  readonly outline: readonly Corner[];
  /** Across the drawn plane, in millimetres. */
  readonly depth: number;
  /** Whether it is cut from a whole piece. */
  readonly isCut?: boolean;
  /** Names of its parts by their boxes, for what is measured there. */
  readonly parts?: readonly Part[];
}

/** A part of a piece: left, bottom, right and top of the box around it. */
export interface Part {
  readonly name: string;
  readonly box: readonly [left: number, bottom: number, right: number, top: number];
}

/**
 * All pieces of a plan in their places: the one geometry that its quantities, drawings, files and texts are taken from.
 * `field`: seen as they cover a field. `section`: cut across, the pieces run along the depth. `row`: elements on plan, the depth is their height.
 */
export interface Layout {
  readonly title: string;
  readonly plane: 'field' | 'section' | 'row';
  /** Between neighbours, in millimetres. */
  readonly joint: number;
  readonly pieces: readonly LaidPiece[];
  /** How often it is made. Default: once. */
  readonly times?: number;
  /** Of each step of a flight, which ends at a landing. */
  readonly rise?: number;
  /** The covered field, and the format of a whole piece, in millimetres. */
  readonly field?: {
    /** Name of a whole piece. */
    readonly piece: string;
    readonly width: number;
    readonly height: number;
    readonly pieceWidth: number;
    readonly pieceHeight: number;
    /** Of every second row against the others, in parts of a piece and its joint. */
    readonly offset: number;
  };
}

/** The corners of an upright rectangle, counter-clockwise from the lower left. */
export const rectangle = (left: number, bottom: number, right: number, top: number): readonly Corner[] => [
  [left, bottom],
  [right, bottom],
  [right, top],
  [left, top],
];

/** Left, bottom, right and top of what encloses the corners. */
export function boxOf(corners: readonly Corner[]): readonly [left: number, bottom: number, right: number, top: number] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Area of an outline without crossings, in mm² (shoelace formula). */
export function areaOf(outline: readonly Corner[]): number {
  const doubled = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** The x of the centroid of an outline without crossings. */
export function centreOf(outline: readonly Corner[]): number {
  const [area, moment] = outline.reduce(
    ([sum, turned], [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      const doubled = x * nextY - nextX * y;
      return [sum + doubled, turned + doubled * (x + nextX)];
    },
    [0, 0],
  );
  return moment / (3 * area);
}

/** Where the landing above a flight begins: the rear edge of its last step, at its top. */
export function landingOf({ pieces }: Pick<Layout, 'pieces'>): Corner {
  const corners = pieces.flatMap(({ outline }) => outline);
  const right = Math.max(...corners.map(([x]) => x));
  return [right, Math.max(...corners.flatMap(([x, y]) => (x === right ? [y] : [])))];
}

/** A part of two edges that face each other, in millimetres. */
interface Joint {
  readonly width: number;
  readonly length: number;
}

/** The joints between neighbours: an edge without another opposite has none. */
export function jointsOf({ pieces, joint }: Layout): readonly Joint[] {
  const reach = joint + TOLERANCE;
  const placed = pieces.map(({ outline }) => ({ outline, box: boxOf(outline) })).sort((a, b) => a.box[0] - b.box[0]);
  return placed.flatMap(({ outline, box: [, bottom, right, top] }, index) => {
    const found: Joint[] = [];
    for (let next = index + 1; next < placed.length; next += 1) {
      const other = placed[next];
      if (!other || other.box[0] > right + reach) break;
      if (other.box[1] <= top + reach && other.box[3] >= bottom - reach)
        found.push(...facing(outline, other.outline).filter(({ width }) => width <= reach));
    }
    return found;
  });
}

const TOLERANCE = 0.01;

/** Where edges of two outlines run against each other with nothing but a gap between them. */
const facing = (one: readonly Corner[], other: readonly Corner[]): readonly Joint[] =>
  edgesOf(one).flatMap(([[x, y], [endX, endY]]) => {
    const long = Math.hypot(endX - x, endY - y);
    const [ux, uy] = [(endX - x) / long, (endY - y) / long];
    const along = ([toX, toY]: Corner) => (toX - x) * ux + (toY - y) * uy;
    const away = ([toX, toY]: Corner) => (toX - x) * uy - (toY - y) * ux;
    return edgesOf(other).flatMap(([from, to]) => {
      const length = Math.min(long, along(from)) - Math.max(0, along(to));
      const width = away(from);
      const isParallel = Math.abs(width - away(to)) < TOLERANCE / 10;
      return isParallel && width > -TOLERANCE && length > TOLERANCE ? [{ width, length }] : [];
    });
  });

const edgesOf = (outline: readonly Corner[]): readonly (readonly [Corner, Corner])[] =>
  outline.map((corner, index) => [corner, outline[(index + 1) % outline.length] ?? corner]);
