/** A convex polygon that is being cut, counter-clockwise; the lists are longer than it has corners. */
export interface Outline {
  corners: number;
  x: Float64Array;
  y: Float64Array;
}

const ROOM = 128;

export const emptyOutline = (): Outline => ({ corners: 0, x: new Float64Array(ROOM), y: new Float64Array(ROOM) });

const depth = new Float64Array(ROOM);
const spare = emptyOutline();

/** Cuts off what lies beyond the line at `distance` from the origin in the direction of the unit vector (`toX`, `toY`). */
export function cut(outline: Outline, toX: number, toY: number, distance: number): void {
  const { corners, x, y } = outline;
  let isCut = false;
  for (let corner = 0; corner < corners; corner += 1) {
    const beyond = toX * x[corner]! + toY * y[corner]! - distance;
    depth[corner] = beyond;
    if (beyond > 0) isCut = true;
  }
  if (!isCut) return;
  let kept = 0;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) {
    const from = depth[last]!;
    const to = depth[corner]!;
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
  swap(outline, kept);
}

/** Takes the corners out that stand out least, until there are `most`. */
export function simplify(outline: Outline, most: number): void {
  while (outline.corners > most) {
    const { corners, x, y } = outline;
    let flattest = 0;
    let least = Infinity;
    for (let corner = 0; corner < corners; corner += 1) {
      const area = twiceArea(outline, corner === 0 ? corners - 1 : corner - 1, corner, corner + 1 === corners ? 0 : corner + 1);
      if (area < least) {
        least = area;
        flattest = corner;
      }
    }
    x.copyWithin(flattest, flattest + 1, corners);
    y.copyWithin(flattest, flattest + 1, corners);
    outline.corners -= 1;
  }
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
  swap(outline, 2 * corners);
}

/** Cuts the sharpest corners until there are `least`. */
export function blunt(outline: Outline, least: number): void {
  while (outline.corners < least) cutSharpest(outline);
}

/** Twice the area of a triangle of corners; positive if it runs counter-clockwise. */
const twiceArea = ({ x, y }: Outline, a: number, b: number, c: number) => (x[b]! - x[a]!) * (y[c]! - y[a]!) - (y[b]! - y[a]!) * (x[c]! - x[a]!);

function cutSharpest(outline: Outline): void {
  const { corners, x, y } = outline;
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
  const before = sharpest === 0 ? corners - 1 : sharpest - 1;
  const after = sharpest + 1 === corners ? 0 : sharpest + 1;
  const [startX, startY] = [x[sharpest]! + (x[before]! - x[sharpest]!) / 4, y[sharpest]! + (y[before]! - y[sharpest]!) / 4];
  const [endX, endY] = [x[sharpest]! + (x[after]! - x[sharpest]!) / 4, y[sharpest]! + (y[after]! - y[sharpest]!) / 4];
  x.copyWithin(sharpest + 1, sharpest, corners);
  y.copyWithin(sharpest + 1, sharpest, corners);
  x[sharpest] = startX;
  y[sharpest] = startY;
  x[sharpest + 1] = endX;
  y[sharpest + 1] = endY;
  outline.corners += 1;
}

function swap(outline: Outline, corners: number): void {
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
    const length = Math.sqrt(alongX * alongX + alongY * alongY);
    let farthest = 0;
    for (let other = 0; other < corners; other += 1) {
      const away = alongX * (y[other]! - y[last]!) - alongY * (x[other]! - x[last]!);
      if (away > farthest) farthest = away;
    }
    if (length > 0 && farthest < smallest * length) smallest = farthest / length;
  }
  return smallest;
}

export function areaOf({ corners, x, y }: Outline): number {
  let twice = 0;
  for (let corner = 0, last = corners - 1; corner < corners; last = corner, corner += 1) twice += x[last]! * y[corner]! - x[corner]! * y[last]!;
  return twice / 2;
}
