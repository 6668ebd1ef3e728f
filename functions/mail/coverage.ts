/** In pixels: x to the right, y down. */
export type Spot = readonly [x: number, y: number];

/** How much of each pixel is covered by ink, from the upper left corner, row by row: 0 to 1. */
export interface Coverage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/**
 * A sheet that outlines are inked on, with smooth edges. Each edge adds the exact area between itself and the right border of its row
 * (https://medium.com/@raphlinus/inside-the-fastest-font-renderer-in-the-world-75ae5270c445); the sum over a row is the coverage. Own
 * code: canvases for Node are native modules or a megabyte of WebAssembly, for one colour of ink.
 */
export function newSheet(width: number, height: number) {
  // An edge in the last pixel of a row adds to the one after it.
  const stride = width + 1;
  const areas = new Float32Array(stride * height);

  /** Fills the outlines of one shape; those that run against the largest are holes. */
  function ink(outlines: readonly (readonly Spot[])[]): void {
    const turn = -Math.sign(outlines.reduce((sum, outline) => sum + signedArea(outline), 0));
    for (const outline of outlines) {
      for (const [index, from] of outline.entries()) addEdge(from, outline[(index + 1) % outline.length] ?? from, turn);
    }
  }

  function addEdge([x0, y0]: Spot, [x1, y1]: Spot, turn: number): void {
    if (y0 === y1) return;
    const [direction, topX, topY, bottomX, bottomY] = y0 < y1 ? [turn, x0, y0, x1, y1] : [-turn, x1, y1, x0, y0];
    const slope = (bottomX - topX) / (bottomY - topY);
    const last = Math.min(height, Math.ceil(bottomY));
    for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
      const [from, to] = [Math.max(row, topY), Math.min(row + 1, bottomY)];
      const [one, other] = [topX + (from - topY) * slope, topX + (to - topY) * slope];
      addSpan(row, Math.min(one, other), Math.max(one, other), direction * (to - from));
    }
  }

  /** An edge within a row, from its left to its right end. @param high its height, signed by its direction */
  function addSpan(row: number, left: number, right: number, high: number): void {
    const [start, end] = [clamped(left), clamped(right)];
    const first = Math.floor(start);
    const last = Math.max(first, Math.ceil(end) - 1);
    const at = row * stride + first;
    if (first === last) {
      // All of it is in one pixel: the part at its right is covered, and all of the pixels after it.
      const covered = high * (first + 1 - (start + end) / 2);
      areas[at]! += covered;
      areas[at + 1]! += high - covered;
      return;
    }
    const perPixel = high / (end - start);
    let before = 0;
    for (let pixel = first; pixel <= last; pixel += 1) {
      const [enters, leaves] = [Math.max(start, pixel), Math.min(end, pixel + 1)];
      const passed = perPixel * (enters - start);
      const within = perPixel * (leaves - enters);
      const covered = passed + within * (pixel + 1 - (enters + leaves) / 2);
      areas[row * stride + pixel]! += covered - before;
      before = covered;
    }
    areas[row * stride + last + 1]! += high - before;
  }

  const clamped = (x: number) => Math.min(width - 0.001, Math.max(0, x));

  /** What has been inked. Where shapes overlap, it is not darker than ink. */
  function coverage(): Coverage {
    const data = new Float32Array(width * height);
    for (let row = 0; row < height; row += 1) {
      let sum = 0;
      for (let x = 0; x < width; x += 1) {
        sum += areas[row * stride + x]!;
        data[row * width + x] = Math.min(1, Math.max(0, sum));
      }
    }
    return { width, height, data };
  }

  return { ink, coverage };
}

export type InkSheet = ReturnType<typeof newSheet>;

const signedArea = (outline: readonly Spot[]) =>
  outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
