import { stones, type StoneId } from '../codes/materials.ts';
import { nearestCell, noCell } from './cells.ts';
import { lightOf, type Light } from './colour.ts';
import { fabricOf, type Fabric, type Veins } from './fabrics.ts';
import { cloudsAt, hashOf, noiseAt, partOf, smooth } from './lattice.ts';
import { TURNS, turns } from './turns.ts';

/** A stone's own share of what its material varies in. Lengths in mm, colours in linear light. */
export interface Texture {
  readonly fabric: Fabric;
  readonly seed: number;
  readonly colour: Light;
  readonly second: Light;
  readonly vein: Light;
  readonly spots: readonly Light[];
  /** Direction of the bedding. */
  readonly alongX: number;
  readonly alongY: number;
  readonly isVeined: boolean;
  /** Where in the clouds of its fabric it was broken out. */
  readonly cloudiness: number;
  /** How many of its fabric's spots it has, 1 on average. */
  readonly spotted: number;
}

/** By how much stones of one tone differ in brightness, from the darkest to the lightest, and in each colour. */
const SPREAD = 0.18;
const TINT = 0.035;

const black: Light = [0, 0, 0];
const colours = new Map<string, Light>();
function lightOfOnce(hex: string): Light {
  const known = colours.get(hex) ?? lightOf(hex);
  colours.set(hex, known);
  return known;
}

/** @param hash random bits of the stone */
export function textureOf(stone: StoneId, tone: number, hash: number): Texture {
  const fabric = fabricOf(stone, tone);
  const { tones } = stones[stone];
  const base = lightOfOnce(tones[tone] ?? stones[stone].colour);
  const brightness = 1 + SPREAD * (partOf(hash, 0) - 0.5);
  const tint = TINT * (2 * partOf(hash, 8) - 1);
  const turn = (hash >>> 16) & (TURNS - 1);
  const seed = hashOf(hash, 77, 0x1234);
  return {
    fabric,
    seed,
    colour: [base[0] * brightness * (1 + tint), base[1] * brightness, base[2] * brightness * (1 - tint)],
    second: fabric.second ? lightOfOnce(fabric.second.colour) : black,
    vein: fabric.veins ? lightOfOnce(fabric.veins.colour) : black,
    spots: fabric.spots?.map(({ colour }) => lightOfOnce(colour)) ?? [],
    alongX: turns.x[turn]!,
    alongY: turns.y[turn]!,
    isVeined: fabric.veins !== undefined && partOf(seed, 0) < fabric.veins.part,
    cloudiness: 2.2 * (partOf(seed, 8) - 0.5),
    spotted: 3 * partOf(seed, 16) * partOf(seed, 16),
  };
}

const cell = noCell();
/** Radius of a spot, in cells. */
const WIDEST_SPOT = 0.44;
/** Size in pixels below which a detail is seen as a mean only, and its contrast falls with its size. */
const DETAIL_PX = 2;

/**
 * Writes the colour of a stone at a place into `into`, linear.
 * @param x and y from the stone's middle, mm
 */
export function paintStone(texture: Texture, x: number, y: number, pxPerMm: number, into: Float64Array): void {
  const { fabric, seed, colour, second, vein, alongX, alongY } = texture;
  const along = x * alongX + y * alongY;
  const across = y * alongX - x * alongY;
  const clouds = cloudsAt(
    seed,
    along / (fabric.cloudMm * fabric.stretch),
    across / fabric.cloudMm,
    pxPerMm > 6 ? 4 : 3,
  );
  let shade = 1 + fabric.cloud * clouds;
  // Turned, so that no lattice runs along the rows of pixels.
  const u = 0.96 * x - 0.28 * y;
  const v = 0.28 * x + 0.96 * y;
  shade += fabric.fine * noiseAt(seed + 1, u * 5.3, v * 5.3) * Math.min(1, pxPerMm / 5.3 / DETAIL_PX);
  if (pxPerMm > 12) {
    shade +=
      0.7 * fabric.fine * noiseAt(seed + 2, v * 13 + u * 3, u * 13 - v * 3) * Math.min(1, pxPerMm / 13 / DETAIL_PX);
    nearestCell(seed + 4, u * 7.5, v * 7.5, 1, Infinity, cell);
    shade += 1.1 * fabric.fine * (2 * partOf(cell.hash, 6) - 1) * Math.min(1, pxPerMm / 7.5 / DETAIL_PX);
  }
  if (fabric.crystals) {
    const { sizeMm, tones } = fabric.crystals;
    nearestCell(seed + 3, along / sizeMm + 0.25 * clouds, across / sizeMm, 1, Infinity, cell);
    const tone = tones[(cell.hash >>> 5) % tones.length]!;
    shade *= 1 + (tone - 1) * Math.min(1, (pxPerMm * sizeMm) / DETAIL_PX);
  }
  for (let channel = 0; channel < 3; channel += 1) into[channel] = colour[channel]! * shade;
  if (fabric.second) mix(into, second, fabric.second.part * smooth(0.4, 2.4, clouds + texture.cloudiness));
  fabric.spots?.forEach(({ sizeMm, part, strength }, index) => {
    if (
      !nearestCell(
        seed + 11 + index,
        along / sizeMm / 1.3,
        across / sizeMm,
        0.6,
        WIDEST_SPOT + 0.72 / (sizeMm * pxPerMm),
        cell,
      )
    )
      return;
    if (partOf(cell.hash, 3) >= part * texture.spotted) return;
    const wide = partOf(cell.hash, 11);
    const radius = 0.1 + (WIDEST_SPOT - 0.1) * wide * wide;
    const edge = (radius - cell.reach) * sizeMm * pxPerMm * 0.7 + 0.5;
    const own = strength * (0.35 + 0.65 * partOf(cell.hash, 19));
    if (edge > 0)
      mix(into, texture.spots[index]!, own * Math.min(1, edge) * Math.min(1, (pxPerMm * sizeMm) / DETAIL_PX));
  });
  if (texture.isVeined && fabric.veins) mix(into, vein, veinAt(texture, fabric.veins, along, across, pxPerMm));
}

/** How much of a vein shows at a place: cracks in the stone that healed, side by side, of different widths. */
function veinAt(
  { seed }: Texture,
  { widthMm, everyMm, wavy, strength }: Veins,
  along: number,
  across: number,
  pxPerMm: number,
): number {
  const slant = partOf(seed, 16) - 0.5;
  const waves =
    wavy * (noiseAt(seed + 21, along / 5, across / 5) + 0.25 * noiseAt(seed + 22, along / 1.3, across / 1.3));
  const place = (across + slant * along) / everyMm + waves + 8 * partOf(seed, 24);
  const line = Math.round(place);
  const hash = hashOf(line, 0, seed + 23);
  if (partOf(hash, 16) < 0.35) return 0;
  const width =
    widthMm *
    (0.25 + 1.5 * partOf(hash, 0) * partOf(hash, 8)) *
    Math.max(0.2, 1 + 0.5 * noiseAt(seed + 24, along / 2.4, across / 2.4));
  const distance = Math.abs(place - line - 0.5 * (partOf(hash, 24) - 0.5)) * everyMm;
  const shown = Math.max(width, 0.8 / pxPerMm);
  return strength * Math.max(0, Math.min(1, 1.5 * (1 - distance / shown))) * Math.min(1, width / shown);
}

function mix(into: Float64Array, other: Light, part: number): void {
  for (let channel = 0; channel < 3; channel += 1) into[channel]! += (other[channel]! - into[channel]!) * part;
}
