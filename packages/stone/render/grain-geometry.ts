import type { Packing } from '../stones/packed.ts';

/** Floats to a vertex: place x, y (mm); distance to its own edge and that of the stone's middle (mm); tone and chance in one. */
export const FLOATS = 5;

/** Vertices of all stones as triangles for the graphics card, `count` of them in `data`. */
export interface GrainGeometry {
  readonly data: Float32Array<ArrayBuffer>;
  readonly count: number;
  /** Side of the square that the stones fill, mm. */
  readonly sideMm: number;
}

/**
 * Each stone as a fan about its middle. Stones that cross the patch's edge are repeated on the other side,
 * so that the drawn patch has no seam.
 */
export function grainGeometry({ sideMm, count, aggregate, tone, start, points }: Packing): GrainGeometry {
  // Few stones meet the edge; room for all of them twice would be wasted, room for a tenth more is enough to begin with.
  let data = new Float32Array(Math.ceil((points.length / 2) * 3 * 1.1) * FLOATS);
  let at = 0;
  for (let stone = 0; stone < count; stone++) {
    const from = start[stone] ?? 0;
    const to = start[stone + 1] ?? from;
    const corners = to - from;
    let x0 = Infinity,
      y0 = Infinity,
      x1 = -Infinity,
      y1 = -Infinity,
      mx = 0,
      my = 0;
    for (let i = from; i < to; i++) {
      const x = (points[2 * i] ?? 0) / 1000,
        y = (points[2 * i + 1] ?? 0) / 1000;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
      mx += x / corners;
      my += y / corners;
    }
    const look = (aggregate[stone] ?? 0) * 8 + ((tone[stone] ?? 0) % 8) + 32 * ((stone * 7919) % 251);
    for (let dx = Math.floor(x0 / sideMm); dx <= Math.floor(x1 / sideMm); dx++) {
      for (let dy = Math.floor(y0 / sideMm); dy <= Math.floor(y1 / sideMm); dy++) {
        const needed = at + corners * 3 * FLOATS;
        if (needed > data.length) {
          const larger = new Float32Array(Math.ceil(needed * 1.25));
          larger.set(data);
          data = larger;
        }
        drawFan(from, to, mx, my, -dx * sideMm, -dy * sideMm, look);
      }
    }
  }
  return { data: data.slice(0, at), count: at / FLOATS, sideMm };

  function drawFan(
    from: number,
    to: number,
    mx: number,
    my: number,
    offsetX: number,
    offsetY: number,
    look: number,
  ): void {
    for (let i = from; i < to; i++) {
      const j = i + 1 < to ? i + 1 : from;
      const ax = (points[2 * i] ?? 0) / 1000,
        ay = (points[2 * i + 1] ?? 0) / 1000;
      const bx = (points[2 * j] ?? 0) / 1000,
        by = (points[2 * j + 1] ?? 0) / 1000;
      const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
      const middle = length > 0 ? Math.abs((bx - ax) * (my - ay) - (by - ay) * (mx - ax)) / length : 0;
      put(mx + offsetX, my + offsetY, middle, middle, look);
      put(ax + offsetX, ay + offsetY, 0, middle, look);
      put(bx + offsetX, by + offsetY, 0, middle, look);
    }
  }

  function put(x: number, y: number, edge: number, middle: number, look: number): void {
    data[at] = x;
    data[at + 1] = y;
    data[at + 2] = edge;
    data[at + 3] = middle;
    data[at + 4] = look;
    at += FLOATS;
  }
}
