import { nearestCell, noCell } from './cells.ts';
import { placesOf } from './extent.ts';
import { cloudsAt, noiseAt, partOf, smooth } from './lattice.ts';
import { grit } from './relief.ts';
import { repeated } from './repeated.ts';
import type { DrawnSurface } from './surface.ts';

/** Blows of a hammer with pyramid teeth, layer on layer: width of a blow in mm, and the direction of the layer's lattice. */
const LAYERS = [
  { widthMm: 3.4, turnX: 0.8, turnY: 0.6, deep: 1 },
  { widthMm: 2.6, turnX: 0.28, turnY: 0.96, deep: 0.82 },
  { widthMm: 1.8, turnX: 0.96, turnY: -0.28, deep: 0.64 },
] as const;
const DEPTH_MM = 0.8;
/** How much less deep the hammer goes into stone than into binder. */
const HARD = 0.35;
/** As much stone as binder, where their mean is asked for. */
const HALF = 0.5;

const cell = noCell();

/** Bush-hammers a ground surface: pits with broken ground between them, the stone crushed white where a tooth struck. */
export function hammer(surface: DrawnSurface): void {
  const { colour, height, cover, extent } = surface;
  const blow = new Float64Array(2);
  let hard = HALF;
  const blowOn = repeated(extent, 2, (x, y, into) => strike(x, y, hard, extent.pxPerMm, into));
  placesOf(extent, (pixel, x, y) => {
    hard = cover[pixel]!;
    blowOn(x, y, blow);
    height[pixel] = blow[0]!;
    const part = Math.min(0.9, Math.max(0, blow[1]!));
    for (let channel = 0; channel < 3; channel += 1) {
      const value = colour[3 * pixel + channel]!;
      colour[3 * pixel + channel] = value + (crushed(value) - value) * part;
    }
  });
}

/** Writes height and dust of a hammered place. @param hard how much of it is stone */
function strike(x: number, y: number, hard: number, pxPerMm: number, into: Float64Array): void {
  // No blow leaves a clean pyramid.
  const bentX = x + 0.3 * noiseAt(401, x / 0.9, y / 0.9);
  const bentY = y + 0.3 * noiseAt(402, x / 0.9, y / 0.9);
  let low = 0;
  let struck = 0;
  for (let layer = 0; layer < LAYERS.length; layer += 1) {
    const { widthMm, turnX, turnY, deep } = LAYERS[layer]!;
    nearestCell(
      411 + layer,
      (bentX * turnX + bentY * turnY) / widthMm,
      (bentY * turnX - bentX * turnY) / widthMm,
      0.8,
      Infinity,
      cell,
    );
    const force = 0.25 + 0.75 * partOf(cell.hash, 5);
    const pit = Math.max(0, 1 - cell.reach / 0.62);
    low = Math.max(low, deep * force * pit);
    struck = Math.max(struck, force * smooth(0.55, 0.9, pit));
  }
  into[0] =
    -DEPTH_MM * low * (1 - HARD * hard) + 0.13 * cloudsAt(421, x / 2.6, y / 2.6, 3) + 0.12 * grit(431, x, y, pxPerMm);
  into[1] =
    0.13 +
    0.68 * struck * (0.4 + 0.6 * hard) +
    0.09 * noiseAt(441, x / 0.45, y / 0.45) +
    0.11 * noiseAt(442, x / 1.6, y / 1.6);
}

/** Crushed stone scatters light, and is the paler the darker the stone is. */
const crushed = (value: number) => 0.24 + 0.72 * value;
