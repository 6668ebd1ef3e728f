import { across, pairsOf, type Discs, type Layer } from './discs.ts';
import { grainsOf, meshMm, type Grains } from './grains.ts';
import { bands, stones } from './materials.ts';
import { areaOf, blunt, cut, emptyOutline, roundOff, simplify, smallestWidth, type Outline } from './outline.ts';
import { placeDiscs } from './places.ts';
import { fraction, randomOf, type Random } from './random.ts';
import { byShare, type Aggregate } from './recipe.ts';
import { TURNS, turns } from './turns.ts';

/** Side of the square patch of stones that repeats itself in both directions, mm. */
export const PATCH_MM = 320;

/** The stones of one patch as the ground surface cuts them: convex polygons, none over another. Lengths in whole micrometres. */
export interface Packing {
  readonly count: number;
  /** Of each stone: which of the recipe's aggregates it is. */
  readonly aggregate: Uint8Array;
  /** Of each stone: which of `tones` it has. */
  readonly tone: Uint8Array;
  /** Where the corners of each stone begin, counted in corners; one entry more than there are stones. */
  readonly start: Uint32Array;
  /** x and y of each corner, counter-clockwise where y points up. Stones that lie over the edge of the patch go on beyond it. */
  readonly points: Int32Array;
  /** Of each stone: its smallest width, which is the mesh that it falls through. */
  readonly sieveUm: Int32Array;
}

/** Binder between two stones that press against each other, mm. */
const GAP_MM = 0.2;
/** How the gap counts into the size of a disc: more than its half, since small stones have more of it around them. */
const DISC_GAP = 1.5;
/** Discs as large as the patch are a foam; spread thin, they keep others away to this part beyond their size. */
const SPREAD = 1.3;
/** Shapes before they are cut to their place: so much wider than they have to be. */
const OVERSIZE = 1.35;
const UM = 1000;

/**
 * Packs the stones of a recipe. The same aggregates, in whatever order, and the same seed give the same stones to the bit, on any machine.
 * @param aggregates of a recipe that keeps its limits
 */
export function packStones(aggregates: readonly Aggregate[], seed: number): Packing {
  const ordered = aggregates.toSorted(byShare);
  const random = randomOf(seed + 1);
  const grains = grainsOf(ordered, PATCH_MM * PATCH_MM);
  const discs = placeDiscs(radii(grains), PATCH_MM, random);
  const cuts = cutStones(ordered, grains, discs, random);
  const sizes = fitted(ordered, grains, cuts);
  return written(ordered, aggregates, grains, discs, cuts, sizes, random);
}

function radii({ count, sizeMm }: Grains): Float64Array {
  const radius = sizeMm.map((size) => size * 0.535 + DISC_GAP * GAP_MM);
  let area = 0;
  for (let disc = 0; disc < count; disc += 1) area += 3.1416 * radius[disc]! * radius[disc]!;
  const scale = Math.min(SPREAD, Math.sqrt((PATCH_MM * PATCH_MM) / area));
  return radius.map((value) => value * scale);
}

/** Stones as large as their places let them be, around the middle of their discs. */
interface Cuts {
  readonly start: Uint32Array;
  x: Float64Array;
  y: Float64Array;
  readonly width: Float64Array;
  readonly area: Float64Array;
}

function cutStones(aggregates: readonly Aggregate[], { count, aggregate, sizeMm }: Grains, discs: Discs & { layers: readonly Layer[] }, random: Random): Cuts {
  const { x, y, radius, side } = discs;
  const { start: first, items } = neighbours(discs);
  const cuts = { start: new Uint32Array(count + 1), x: new Float64Array(40 * count), y: new Float64Array(40 * count), width: new Float64Array(count), area: new Float64Array(count) };
  const outline = emptyOutline();
  let corners = 0;
  for (let grain = 0; grain < count; grain += 1) {
    const { rounded } = stones[aggregates[aggregate[grain]!]!.stone];
    const reach = shape(outline, sizeMm[grain]! * OVERSIZE, rounded ? 10 : 5 + (random() % 4), random);
    const own = radius[grain]! * radius[grain]!;
    for (let item = first[grain]!; item < first[grain + 1]!; item += 1) {
      const other = items[item]!;
      const alongX = across(x[other]! - x[grain]!, side);
      const alongY = across(y[other]! - y[grain]!, side);
      const square = alongX * alongX + alongY * alongY;
      const distance = Math.sqrt(square);
      // The line from which both discs are seen under tangents of one length: it divides what lies between them by their size.
      const line = (square + own - radius[other]! * radius[other]!) / (2 * distance) - GAP_MM / 2;
      if (line < reach) cut(outline, alongX / distance, alongY / distance, line);
    }
    if (outline.corners > 2) {
      if (rounded) {
        simplify(outline, 12);
        blunt(outline, 6);
        roundOff(outline, 0.27);
      } else {
        simplify(outline, 9);
        blunt(outline, 5);
      }
      cuts.width[grain] = smallestWidth(outline);
      cuts.area[grain] = areaOf(outline);
      for (let corner = 0; corner < outline.corners; corner += 1) {
        cuts.x[corners] = outline.x[corner]!;
        cuts.y[corners] = outline.y[corner]!;
        corners += 1;
      }
    }
    cuts.start[grain + 1] = corners;
  }
  return cuts;
}

function neighbours(discs: Discs & { layers: readonly Layer[] }): { start: Uint32Array; items: Int32Array } {
  const { count, first, second } = pairsOf(discs, discs.layers, 1.5);
  const start = new Uint32Array(discs.x.length + 1);
  for (let pair = 0; pair < count; pair += 1) {
    start[first[pair]!]! += 1;
    start[second[pair]!]! += 1;
  }
  for (let disc = 1; disc < start.length; disc += 1) start[disc]! += start[disc - 1]!;
  const items = new Int32Array(2 * count);
  for (let pair = 0; pair < count; pair += 1) {
    items[(start[first[pair]!]! -= 1)] = second[pair]!;
    items[(start[second[pair]!]! -= 1)] = first[pair]!;
  }
  return { start, items };
}

/** Corners on an ellipse of about this width, anyhow. @returns its longer half axis */
function shape(outline: Outline, width: number, corners: number, random: Random): number {
  const stretch = Math.sqrt(1 + 0.55 * fraction(random));
  const long = 0.6 * width * stretch;
  const short = (0.6 * width) / stretch;
  const turned = random() % TURNS;
  const begin = random() % TURNS;
  const step = TURNS / corners;
  for (let corner = 0; corner < corners; corner += 1) {
    const turn = (begin + (corner + 0.8 * fraction(random)) * step) & (TURNS - 1);
    const alongX = long * turns.x[turn]!;
    const alongY = short * turns.y[turn]!;
    outline.x[corner] = alongX * turns.x[turned]! - alongY * turns.y[turned]!;
    outline.y[corner] = alongX * turns.y[turned]! + alongY * turns.x[turned]!;
  }
  outline.corners = corners;
  return long;
}

/** Sieve size that each stone is cut to, mm; 0 where it is left out. */
function fitted(aggregates: readonly Aggregate[], { count, aggregate }: Grains, { width, area }: Cuts): Float64Array {
  const sizes = new Float64Array(count);
  aggregates.forEach(({ band, share }, index) => {
    const { fromMm, toMm } = bands[band];
    const wanted = (share / 100) * PATCH_MM * PATCH_MM;
    const own: number[] = [];
    for (let grain = 0; grain < count; grain += 1) if (aggregate[grain] === index && width[grain]! > fromMm) own.push(grain);
    own.sort((a, b) => width[b]! - width[a]!);
    let passing = 1;
    for (const grain of own) {
      const factor = area[grain]! / (width[grain]! * width[grain]!);
      const rough = meshMm(fromMm, toMm, passing);
      const half = (factor * rough * rough) / wanted / 2;
      if (passing < half) break;
      const size = Math.min(width[grain]!, meshMm(fromMm, toMm, passing - half));
      sizes[grain] = size;
      passing -= (factor * size * size) / wanted;
    }
  });
  return sizes;
}

function written(ordered: readonly Aggregate[], aggregates: readonly Aggregate[], grains: Grains, { x, y }: Discs, cuts: Cuts, sizes: Float64Array, random: Random): Packing {
  const count = sizes.reduce((sum, size) => sum + (size > 0 ? 1 : 0), 0);
  const packing = { count, aggregate: new Uint8Array(count), tone: new Uint8Array(count), start: new Uint32Array(count + 1), sieveUm: new Int32Array(count) };
  const points = new Int32Array(2 * cuts.x.length);
  let stone = 0;
  let corners = 0;
  for (let grain = 0; grain < grains.count; grain += 1) {
    const size = sizes[grain]!;
    if (size === 0) continue;
    const own = ordered[grains.aggregate[grain]!]!;
    const scale = size / cuts.width[grain]!;
    let [middleX, middleY] = [0, 0];
    const [from, to] = [cuts.start[grain]!, cuts.start[grain + 1]!];
    for (let corner = from; corner < to; corner += 1) {
      middleX += cuts.x[corner]! / (to - from);
      middleY += cuts.y[corner]! / (to - from);
    }
    for (let corner = from; corner < to; corner += 1) {
      points[2 * corners] = Math.round(UM * (x[grain]! + middleX + (cuts.x[corner]! - middleX) * scale));
      points[2 * corners + 1] = Math.round(UM * (y[grain]! + middleY + (cuts.y[corner]! - middleY) * scale));
      corners += 1;
    }
    packing.aggregate[stone] = aggregates.indexOf(own);
    packing.tone[stone] = random() % stones[own.stone].tones.length;
    packing.sieveUm[stone] = Math.floor(UM * size);
    stone += 1;
    packing.start[stone] = corners;
  }
  return { ...packing, points: points.slice(0, 2 * corners) };
}
