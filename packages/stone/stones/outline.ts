/** A convex polygon, counter-clockwise; the lists are longer than it has corners. */
export interface Outline {
  corners: number;
  x: Float64Array;
  y: Float64Array;
}

/** More corners than any stone gets, even while it is cut. */
const ROOM = 128;

export const emptyOutline = (): Outline => ({ corners: 0, x: new Float64Array(ROOM), y: new Float64Array(ROOM) });

const beyond = new Float64Array(ROOM);
const spare = emptyOutline();

/** Cuts off what is beyond the line at `distance` from the origin in the direction of the unit vector (`outX`, `outY`). */
export function cut(outline: Outline, outX: number, outY: number, distance: number): void {
  const { corners, x, y } = outline;
  let isCut = false;
  for (let corner = 0; corner < corners; corner += 1) {
    beyond[corner] = outX * x[corner]! + outY * y[corner]! - distance;
    if (beyond[corner]! > 0) isCut = true;
  }
  if (!isCut) return;
  let kept = 0;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
    const from = beyond[last]!;
    const to = beyond[corner]!;
    if (from > 0 !== to > 0) {
      const part = from / (from - to);
      spare.x[kept] = x[last]! + (x[corner]! - x[last]!) * part;
      spare.y[kept] = y[last]! + (y[corner]! - y[last]!) * part;
      kept += 1;
    }
    if (to <= 0) {
      spare.x[kept] = x[corner]!;
      spare.y[kept] = y[corner]!;
      kept += 1;
    }
  }
  takeSpare(outline, kept);
}

/** Removes the corners that protrude least: until `most` are left, and all that protrude by less than this area. */
export function simplify(outline: Outline, most: number, area: number): void {
  while (outline.corners > 3) {
    const { corners, x, y } = outline;
    let flattest = 0;
    let least = Infinity;
    for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
      const next = corner + 1 === corners ? 0 : corner + 1;
      const twice = (x[corner]! - x[last]!) * (y[next]! - y[last]!) - (y[corner]! - y[last]!) * (x[next]! - x[last]!);
      if (twice < least) {
        least = twice;
        flattest = corner;
      }
    }
    if (corners <= most && least >= 2 * area) return;
    x.copyWithin(flattest, flattest + 1, corners);
    y.copyWithin(flattest, flattest + 1, corners);
    outline.corners -= 1;
  }
}

/** Cuts the sharpest corners, at a quarter of both their edges, until there are `least`. */
export function blunt(outline: Outline, least: number): void {
  while (outline.corners < least) {
    const { corners, x, y } = outline;
    const sharpest = sharpestOf(outline);
    const before = sharpest === 0 ? corners - 1 : sharpest - 1;
    const after = sharpest + 1 === corners ? 0 : sharpest + 1;
    const tipX = x[sharpest]!;
    const tipY = y[sharpest]!;
    const endX = tipX + (x[after]! - tipX) / 4;
    const endY = tipY + (y[after]! - tipY) / 4;
    x[sharpest] = tipX + (x[before]! - tipX) / 4;
    y[sharpest] = tipY + (y[before]! - tipY) / 4;
    x.copyWithin(sharpest + 2, sharpest + 1, corners);
    y.copyWithin(sharpest + 2, sharpest + 1, corners);
    x[sharpest + 1] = endX;
    y[sharpest + 1] = endY;
    outline.corners += 1;
  }
}

function sharpestOf({ corners, x, y }: Outline): number {
  let sharpest = 0;
  let most = -Infinity;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
    const next = corner + 1 === corners ? 0 : corner + 1;
    const backX = x[last]! - x[corner]!;
    const backY = y[last]! - y[corner]!;
    const onX = x[next]! - x[corner]!;
    const onY = y[next]! - y[corner]!;
    const cosine = (backX * onX + backY * onY) / Math.sqrt((backX * backX + backY * backY) * (onX * onX + onY * onY));
    if (cosine > most) {
      most = cosine;
      sharpest = corner;
    }
  }
  return sharpest;
}

/** Cuts every corner at this part of both its edges (Chaikin): twice as many corners, each half as sharp. */
export function roundOff(outline: Outline, part: number): void {
  const { corners, x, y } = outline;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
    const alongX = (x[corner]! - x[last]!) * part;
    const alongY = (y[corner]! - y[last]!) * part;
    spare.x[2 * corner] = x[last]! + alongX;
    spare.y[2 * corner] = y[last]! + alongY;
    spare.x[2 * corner + 1] = x[corner]! - alongX;
    spare.y[2 * corner + 1] = y[corner]! - alongY;
  }
  takeSpare(outline, 2 * corners);
}

function takeSpare(outline: Outline, corners: number): void {
  const { x, y } = outline;
  outline.x = spare.x;
  outline.y = spare.y;
  outline.corners = corners;
  spare.x = x;
  spare.y = y;
}

/** The smallest distance between two parallel lines that hold the polygon: the mesh that it falls through. */
export function smallestWidth({ corners, x, y }: Outline): number {
  let smallest = Infinity;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
    const alongX = x[corner]! - x[last]!;
    const alongY = y[corner]! - y[last]!;
    let farthest = 0;
    for (let other = 0; other < corners; other += 1) {
      const away = alongX * (y[other]! - y[last]!) - alongY * (x[other]! - x[last]!);
      if (away > farthest) farthest = away;
    }
    const width = farthest / Math.sqrt(alongX * alongX + alongY * alongY);
    if (width < smallest) smallest = width;
  }
  return smallest;
}

export function areaOf({ corners, x, y }: Outline): number {
  let twice = 0;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1)
    twice += x[last]! * y[corner]! - x[corner]! * y[last]!;
  return twice / 2;
}

/** Makes the polygon larger or smaller around the origin. */
export function scale(outline: Outline, factor: number): void {
  for (let corner = 0; corner < outline.corners; corner += 1) {
    outline.x[corner]! *= factor;
    outline.y[corner]! *= factor;
  }
}
