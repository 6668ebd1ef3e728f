import { stones } from '../codes/materials.ts';
import type { Recipe } from '../codes/recipe.ts';
import { nearestCell, noCell } from './cells.ts';
import { lightOf, type Light } from './colour.ts';
import { cloudsAt, noiseAt, partOf } from './lattice.ts';
import { binderColour } from './words.ts';

/** The binder between the stones: cement paste with sand below a millimetre, and air voids in it. */
interface Mortar {
  readonly seed: number;
  readonly paste: Light;
  /** Colours of the sand, linear, each as often as the other. */
  readonly sand: readonly Light[];
}

/** What the mortar is at a place; lengths in mm. Each call of `paintMortar` overwrites it. */
interface MortarPoint {
  readonly colour: Float64Array;
  /** How far a grain of sand rises here; 0 in the paste. */
  bulge: number;
  /** Depth of an air void. */
  voidMm: number;
  /** Which wall of a void this is: 1 at the lower right, -1 at the upper left. */
  side: number;
}

export const mortarPoint = (): MortarPoint => ({ colour: new Float64Array(3), bulge: 0, voidMm: 0, side: 0 });

/**
 * Grains of sand by size: width of a cell in mm, part of the cells that hold one, least radius in cells and how much more; each on a lattice
 * turned another way.
 */
const SIEVES = [
  { cellMm: 1.25, part: 0.3, least: 0.2, more: 0.2, turnX: 0.8, turnY: 0.6 },
  { cellMm: 0.66, part: 0.55, least: 0.2, more: 0.24, turnX: 0.96, turnY: -0.28 },
  { cellMm: 0.34, part: 0.7, least: 0.22, more: 0.24, turnX: 0.8, turnY: 0.6 },
  { cellMm: 0.17, part: 0.7, least: 0.22, more: 0.24, turnX: 0.96, turnY: -0.28 },
] as const;
/** Part of the mortar that they cover. */
const COVERED = 0.4;
/** Colours of quartz and limestone in pit sand. */
const PIT_SAND = ['#e8e4da', '#d9d2c2', '#c3bdb0', '#a39c90', '#cdb891', '#7d776e', '#b9a98d', '#f1eee7', '#565350'];
/** How much of its colour a grain shows through the film of cement on it, at most. */
const BARE = 0.55;

export function mortarOf(recipe: Recipe): Mortar {
  const binder = lightOf(binderColour(recipe));
  // Dark cement comes with dark fines, which dull the light grains.
  const bare = BARE * Math.min(1, 0.45 + binder[1]);
  const crushed = recipe.aggregates.flatMap(({ stone, share }) => {
    const { tones } = stones[stone];
    return Array.from({ length: Math.ceil(share / 10) }, (_, index) => tones[index % tones.length]!);
  });
  const sand = [...PIT_SAND, ...crushed].map((colour): Light => blended(binder, lightOf(colour), bare));
  const mean = sand.reduce((sum, own) => sum + brightnessOf(own), 0) / sand.length;
  // Paste and sand together are as bright as the binder.
  const balance = Math.min(1.15, Math.max(0.75, 1 + (COVERED / (1 - COVERED)) * (1 - mean / brightnessOf(binder))));
  return {
    seed: 0x5eed ^ Math.imul(recipe.seed + 1, 0x9e37_79b1),
    paste: [binder[0] * balance, binder[1] * balance, binder[2] * balance],
    sand,
  };
}

const brightnessOf = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const blended = (a: Light, b: Light, part: number): Light => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const cell = noCell();

/**
 * Writes what the mortar is at a place into `point`.
 * @param x and y on the slab, mm
 * @param openVoids part of the air voids that are open, 0 to 1
 */
export function paintMortar(
  mortar: Mortar,
  x: number,
  y: number,
  pxPerMm: number,
  openVoids: number,
  point: MortarPoint,
): void {
  const { seed, paste } = mortar;
  let shade = 1 + 0.022 * noiseAt(seed, x / 21, y / 21) + 0.03 * cloudsAt(seed + 1, x / 4, y / 4, 2);
  shade += 0.05 * noiseAt(seed + 2, x * 7, y * 7) * Math.min(1, pxPerMm / 14);
  if (pxPerMm > 14) shade += 0.05 * noiseAt(seed + 3, x * 21, y * 21) * Math.min(1, pxPerMm / 42);
  for (let channel = 0; channel < 3; channel += 1) point.colour[channel] = paste[channel]! * shade;
  point.bulge = 0;
  point.voidMm = 0;
  point.side = 0;
  addSand(mortar, x, y, pxPerMm, shade, point);
  if (openVoids > 0) {
    addVoid(seed + 51, x, y, 5.5, 0.34 * openVoids, 0.02, 0.075, pxPerMm, point);
    addVoid(seed + 52, x, y, 1.7, 0.3 * openVoids, 0.03, 0.05, pxPerMm, point);
  }
}

/** Cells narrower than this are not drawn, px; up to the other width their contrast grows. */
const LEAST_PX = 1.3;
const WHOLE_PX = 3.2;

function addSand(
  { seed, sand }: Mortar,
  x: number,
  y: number,
  pxPerMm: number,
  shade: number,
  point: MortarPoint,
): void {
  for (let index = 0; index < SIEVES.length; index += 1) {
    const { cellMm, part, least, more, turnX, turnY } = SIEVES[index]!;
    const px = cellMm * pxPerMm;
    if (px < LEAST_PX) return;
    if (
      !nearestCell(
        seed + 31 + index,
        (x * turnX + y * turnY) / cellMm,
        (y * turnX - x * turnY) / cellMm,
        0.7,
        least + more + 0.5 / px,
        cell,
      )
    )
      continue;
    if (partOf(cell.hash, 2) >= part) continue;
    const radius = least + more * partOf(cell.hash, 13);
    const inside = (radius - cell.reach) * px + 0.5;
    if (inside <= 0) continue;
    const own = sand[(cell.hash >>> 7) % sand.length]!;
    const cover = Math.min(1, inside) * Math.min(1, px / WHOLE_PX);
    const light = (1 + 0.16 * (partOf(cell.hash, 21) - 0.5)) * shade;
    for (let channel = 0; channel < 3; channel += 1)
      point.colour[channel]! += (own[channel]! * light - point.colour[channel]!) * cover;
    point.bulge = Math.max(point.bulge, Math.min(1, 2.2 * (1 - cell.reach / radius)) * radius * cellMm);
    if (inside >= 1) return;
  }
}

/** An air void, round, one to a cell at most. */
function addVoid(
  seed: number,
  x: number,
  y: number,
  cellMm: number,
  part: number,
  least: number,
  more: number,
  pxPerMm: number,
  point: MortarPoint,
): void {
  if (!nearestCell(seed, x / cellMm, y / cellMm, 0.15, least + more + 0.5 / (cellMm * pxPerMm), cell)) return;
  if (partOf(cell.hash, 4) >= part) return;
  const wide = partOf(cell.hash, 12);
  const radius = least + more * wide * wide;
  const inside = (radius - cell.reach) * cellMm * pxPerMm + 0.5;
  if (inside <= 0) return;
  const away = cell.reach / radius;
  const depth = Math.min(1, inside) * radius * cellMm * (0.35 + 0.65 * Math.sqrt(Math.max(0, 1 - away * away)));
  point.voidMm = Math.max(point.voidMm, depth);
  point.side = (cell.x - cell.y) / (radius * 1.4);
}
