/** A piece of a slab in pixels. The first row is the upper one; on the slab, y points up. */
export interface Extent {
  /** Its lower left corner, mm from that of the slab. */
  readonly fromXMm: number;
  readonly fromYMm: number;
  readonly columns: number;
  readonly rows: number;
  readonly pxPerMm: number;
  /** Of a tile: its side, with which all that is drawn repeats, mm. */
  readonly repeatMm?: number;
}

/** Calls `visit` with each pixel's index and the place of its middle, mm, row by row. */
export function placesOf(
  { fromXMm, fromYMm, columns, rows, pxPerMm }: Extent,
  visit: (pixel: number, x: number, y: number) => void,
): void {
  for (let row = 0, pixel = 0; row < rows; row += 1) {
    const y = fromYMm + (rows - row - 0.5) / pxPerMm;
    for (let column = 0; column < columns; column += 1, pixel += 1) visit(pixel, fromXMm + (column + 0.5) / pxPerMm, y);
  }
}
