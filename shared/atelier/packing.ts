import { shapesOf, type Bodies } from './bodies.ts';
import { cutBodies, GAP_MM, type Cuts } from './cuts.ts';
import { grainsOf, meshMm, poolsOf, type Grains, type Pool } from './grains.ts';
import { bands, stones } from './materials.ts';
import { emptyOutline, scale, smallestWidth } from './outline.ts';
import { place } from './places.ts';
import { randomOf, type Random } from './random.ts';
import { byShare, type Aggregate } from './recipe.ts';
import { broken, drawShape, pebble } from './shapes.ts';

/** Side of the square patch of stones that repeats itself in both directions, mm. */
export const PATCH_MM = 320;

/** The stones of one patch as the ground surface cuts them: convex polygons, none over another. Lengths in whole micrometres. */
export interface Packing {
  readonly count: number;
  /** Of each stone: which of the given aggregates it is. */
  readonly aggregate: Uint8Array;
  /** Of each stone: which of its material's `tones` it has. */
  readonly tone: Uint8Array;
  /** Where the corners of each stone begin, counted in corners; one entry more than there are stones. */
  readonly start: Uint32Array;
  /** x and y of each corner, counter-clockwise where y points up. Stones that lie over the edge of the patch go on beyond it. */
  readonly points: Int32Array;
  /** Of each stone: its smallest width, which is the mesh that it falls through. */
  readonly sieveUm: Uint16Array;
}

const PATCH_MM2 = PATCH_MM * PATCH_MM;
const UM = 1000;

/** Of each grain: its sieve size, mm, or 0 if it is not needed, and which of the given aggregates it is. */
interface Sieved {
  readonly size: Float64Array;
  readonly aggregate: Uint8Array;
}

/**
 * Packs the stones of a recipe. The same aggregates, in whatever order, and the same seed give the same stones to the bit on any machine:
 * only integers, + − × ÷ and square roots make them.
 * @param aggregates of a recipe that keeps its limits
 */
export function packStones(aggregates: readonly Aggregate[], seed: number): Packing {
  const random = randomOf(seed + 1);
  const pools = poolsOf(aggregates.toSorted(byShare));
  const grains = grainsOf(pools, PATCH_MM2, random);
  const isRounded = (grain: number) => pools[grains.pool[grain]!]!.rounded;
  const bodies = bodiesOf(grains, isRounded, random);
  const layers = place(bodies, grains.runs, random);
  const cuts = cutBodies(bodies, layers, isRounded, random);
  const sieved = { size: new Float64Array(grains.count), aggregate: new Uint8Array(grains.count) };
  pools.forEach((pool, index) => {
    const passed = sieve(pool, byWidth(grains, cuts, index, bands[pool.band].fromMm), cuts, sieved.size);
    deal(pool, passed, cuts, sieved.size, (grain, own) => (sieved.aggregate[grain] = aggregates.indexOf(own)));
  });
  const packing = written(bodies, cuts, sieved);
  packing.aggregate.forEach((own, stone) => (packing.tone[stone] = random() % stones[aggregates[own]!.stone].tones.length));
  return packing;
}

/** Radius of a stone's disc over its sieve size, without binder. Less than the stone's area, as much room goes to the small ones as they need. */
const EVEN = 0.5;
/** How far the outline of a fine stone may reach over its sieve size with all its binder: as far as its neighbours let it. */
const FINE_REACH = 0.9;

function bodiesOf({ count, coarse, sizeMm }: Grains, isRounded: (grain: number) => boolean, random: Random): Bodies {
  const film = filmMm(sizeMm);
  const widthOf = (grain: number) => sizeMm[grain]! + 2 * film - GAP_MM;
  const radius = sizeMm.map((_, grain) => FINE_REACH * widthOf(grain));
  const outline = emptyOutline();
  const shapes = shapesOf(coarse, (grain) => {
    drawShape(outline, isRounded(grain) ? pebble : broken, 1, random);
    radius[grain] = widthOf(grain) / smallestWidth(outline);
    scale(outline, radius[grain]!);
    return outline;
  });
  return { side: PATCH_MM, x: new Float64Array(count), y: new Float64Array(count), radius, even: sizeMm.map((size) => EVEN * size + film), shapes };
}

// Part of the patch that stones with their binder take: all of it where they are dense, and less where there are few of them, so that
// chance shows in their places.
const LEAST_TAKEN = 0.25;
const TAKEN_BY_SHARE = 0.87;
const PI = 3.1416;

/** Thickness of the binder around each stone, mm, with which all of them together take their part of the patch. */
function filmMm(sizeMm: Float64Array): number {
  let [area, edge] = [0, 0];
  for (const size of sizeMm) {
    area += PI * EVEN * EVEN * size * size;
    edge += 2 * PI * EVEN * size;
  }
  const taken = Math.min(1, LEAST_TAKEN + (TAKEN_BY_SHARE * area) / PATCH_MM2) * PATCH_MM2;
  // area + edge · film + count · π · film² = taken
  const square = PI * sizeMm.length;
  return (Math.sqrt(edge * edge + 4 * square * (taken - area)) - edge) / (2 * square);
}

/** Sieve sizes keep this far from the meshes of their band, mm, whatever rounding does to them. */
const MARGIN_MM = 0.005;

/** Grains of a pool that a sieve holds back, from the widest on. */
function byWidth({ count, pool }: Grains, { width }: Cuts, index: number, leastMm: number): readonly number[] {
  const keys: number[] = [];
  for (let grain = 0; grain < count; grain += 1) {
    // Numbers sort many times faster than by a function: width in front, index behind.
    if (pool[grain] === index && width[grain]! > leastMm + MARGIN_MM) keys.push(Math.floor(width[grain]! * 65_536) * 65_536 + grain);
  }
  return Array.from(Float64Array.from(keys).toSorted().toReversed(), (key) => key % 65_536);
}

/**
 * Gives stones the sizes of their band's curve, the widest one the largest, until they take their share.
 * @param grains from the widest on
 * @returns those that are needed
 */
function sieve({ band, share }: Pool, grains: readonly number[], { width, area }: Cuts, size: Float64Array): readonly number[] {
  const [fromMm, toMm] = [bands[band].fromMm + MARGIN_MM, bands[band].toMm - MARGIN_MM];
  const wanted = (share / 100) * PATCH_MM2;
  let passing = 1;
  const end = grains.findIndex((grain) => {
    const part = area[grain]! / (width[grain]! * width[grain]!) / wanted;
    const rough = Math.min(width[grain]!, meshMm(fromMm, toMm, passing));
    const middle = passing - (part * rough * rough) / 2;
    if (middle < 0) return true;
    size[grain] = Math.min(width[grain]!, meshMm(fromMm, toMm, middle));
    passing -= part * size[grain]! * size[grain]!;
    return false;
  });
  return end < 0 ? grains : grains.slice(0, end);
}

/** Deals stones out to the aggregates of a pool, from coarse to fine, each one to the aggregate that is furthest behind its share. */
function deal({ aggregates, share }: Pool, grains: readonly number[], { width, area }: Cuts, size: Float64Array, give: (grain: number, to: Aggregate) => void): void {
  const owed = aggregates.map(() => 0);
  for (const grain of grains) {
    const part = size[grain]! / width[grain]!;
    aggregates.forEach((own, index) => (owed[index]! += (area[grain]! * part * part * own.share) / share));
    const first = owed.indexOf(Math.max(...owed));
    owed[first]! -= area[grain]! * part * part;
    give(grain, aggregates[first]!);
  }
}

/** Stones of their sizes where they lie, in whole micrometres; tones are still to be given. */
function written({ x, y }: Bodies, { start, x: cornerX, y: cornerY, width }: Cuts, { size, aggregate }: Sieved): Packing {
  const count = size.length;
  const kept = size.reduce((sum, own) => sum + (own > 0 ? 1 : 0), 0);
  const packing = { count: kept, aggregate: new Uint8Array(kept), tone: new Uint8Array(kept), start: new Uint32Array(kept + 1), sieveUm: new Uint16Array(kept) };
  const points = new Int32Array(2 * start[count]!);
  let [stone, at] = [0, 0];
  for (let grain = 0; grain < count; grain += 1) {
    if (size[grain] === 0) continue;
    const [from, to] = [start[grain]!, start[grain + 1]!];
    const factor = size[grain]! / width[grain]!;
    let [middleX, middleY] = [0, 0];
    for (let corner = from; corner < to; corner += 1) {
      middleX += cornerX[corner]! / (to - from);
      middleY += cornerY[corner]! / (to - from);
    }
    for (let corner = from; corner < to; corner += 1) {
      points[at] = Math.round(UM * (x[grain]! + middleX + (cornerX[corner]! - middleX) * factor));
      points[at + 1] = Math.round(UM * (y[grain]! + middleY + (cornerY[corner]! - middleY) * factor));
      at += 2;
    }
    packing.aggregate[stone] = aggregate[grain]!;
    packing.sieveUm[stone] = Math.round(UM * size[grain]!);
    stone += 1;
    packing.start[stone] = at / 2;
  }
  return { ...packing, points: points.slice(0, at) };
}
