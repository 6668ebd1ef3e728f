import { noContact, pointContact, polygonContact, shapesOf, type Bodies } from './bodies.ts';
import { across, pairsOf, type Layer } from './discs.ts';
import { grainsOf, meshMm, type Grains } from './grains.ts';
import { bands, stones } from './materials.ts';
import { areaOf, blunt, cut, emptyOutline, roundOff, simplify, smallestWidth } from './outline.ts';
import { place } from './places.ts';
import { randomOf, type Random } from './random.ts';
import { byShare, type Aggregate } from './recipe.ts';
import { drawShape } from './shapes.ts';

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
const UM = 1000;

/**
 * Packs the stones of a recipe. The same aggregates, in whatever order, and the same seed give the same stones to the bit, on any machine.
 * @param aggregates of a recipe that keeps its limits
 */
export function packStones(aggregates: readonly Aggregate[], seed: number): Packing {
  const ordered = aggregates.toSorted(byShare);
  const random = randomOf(seed + 1);
  const grains = grainsOf(ordered, PATCH_MM * PATCH_MM);
  const bodies = bodiesOf(ordered, grains, random);
  const layers = place(bodies, random);
  const cuts = cutStones(ordered, grains, bodies, layers, random);
  const sizes = fitted(ordered, grains, cuts);
  return written(ordered, aggregates, grains, bodies, cuts, sizes, random);
}

/** Area of a stone's own shape over the square of its width, as the radius of a disc. */
const EVEN = 0.585;
/** Stones above this size are polygons from the beginning, mm. */
const LARGE_MM = 4;

function bodiesOf(aggregates: readonly Aggregate[], { count, aggregate, sizeMm }: Grains, random: Random): Bodies {
  const film = filmMm(sizeMm);
  const outline = emptyOutline();
  const radius = new Float64Array(count);
  const isRounded = (grain: number) => stones[aggregates[aggregate[grain]!]!.stone].rounded;
  let large = 0;
  while (large < count && sizeMm[large]! > LARGE_MM) large += 1;
  const shapes = shapesOf(large, (grain) => {
    radius[grain] = drawShape(outline, sizeMm[grain]! + 2 * film - GAP_MM, isRounded(grain), random);
    return outline;
  });
  for (let grain = large; grain < count; grain += 1) radius[grain] = FINE_REACH * (sizeMm[grain]! + 2 * film - GAP_MM);
  const even = sizeMm.map((size) => EVEN * size + film);
  return { side: PATCH_MM, x: new Float64Array(count), y: new Float64Array(count), radius, even, shapes };
}

/** Thickness of the binder around each stone that lets all of them together take the patch, or part of it where they are few. */
function filmMm(sizeMm: Float64Array): number {
  let [area, edge] = [0, 0];
  for (const size of sizeMm) {
    area += PI * EVEN * EVEN * size * size;
    edge += 2 * PI * EVEN * size;
  }
  const wanted = Math.min(1, TUNE.base + TUNE.slope * (area / (PATCH_MM * PATCH_MM))) * PATCH_MM * PATCH_MM;
  // area + edge · film + count · π · film² = wanted
  const a = PI * sizeMm.length;
  return (Math.sqrt(edge * edge + 4 * a * Math.max(0, wanted - area)) - edge) / (2 * a);
}
export const TUNE = { base: 0.25, slope: 1.1 };
const PI = 3.1416;
const FINE_REACH = 0.8;

/** Stones as large as their places let them be, around the middle of their discs. */
interface Cuts {
  readonly start: Uint32Array;
  x: Float64Array;
  y: Float64Array;
  readonly width: Float64Array;
  readonly area: Float64Array;
}

function cutStones(aggregates: readonly Aggregate[], { count, aggregate }: Grains, bodies: Bodies, layers: readonly Layer[], random: Random): Cuts {
  const { x, y, radius, even, shapes, side } = bodies;
  const { start: first, items } = neighbours(bodies, layers);
  const cuts = { start: new Uint32Array(count + 1), x: new Float64Array(40 * count), y: new Float64Array(40 * count), width: new Float64Array(count), area: new Float64Array(count) };
  const outline = emptyOutline();
  const contact = noContact();
  let corners = 0;
  for (let grain = 0; grain < count; grain += 1) {
    const { rounded } = stones[aggregates[aggregate[grain]!]!.stone];
    let reach = radius[grain]!;
    if (grain < shapes.count) {
      outline.corners = shapes.start[grain + 1]! - shapes.start[grain]!;
      for (let corner = 0; corner < outline.corners; corner += 1) {
        outline.x[corner] = shapes.x[shapes.start[grain]! + corner]!;
        outline.y[corner] = shapes.y[shapes.start[grain]! + corner]!;
      }
    } else {
      const width = radius[grain]! / FINE_REACH;
      reach = drawShape(outline, width, rounded, random);
      if (reach > radius[grain]!) {
        const s = radius[grain]! / reach;
        for (let corner = 0; corner < outline.corners; corner += 1) {
          outline.x[corner]! *= s;
          outline.y[corner]! *= s;
        }
        reach = radius[grain]!;
      }
    }
    for (let item = first[grain]!; item < first[grain + 1]!; item += 1) {
      const other = items[item]!;
      const toX = across(x[other]! - x[grain]!, side);
      const toY = across(y[other]! - y[grain]!, side);
      if (grain < shapes.count) {
        if (other >= shapes.count) continue;
        polygonContact(shapes, grain, other, toX, toY, GAP_MM, contact);
        if (contact.distance < GAP_MM) cut(outline, contact.x, contact.y, contact.reach + contact.distance / 2 - GAP_MM / 2);
      } else if (other < shapes.count) {
        pointContact(shapes, other, -toX, -toY, Infinity, contact);
        if (contact.distance - GAP_MM < reach) cut(outline, -contact.x, -contact.y, contact.distance - GAP_MM);
      } else {
        const square = toX * toX + toY * toY;
        const distance = Math.sqrt(square);
        // The line from which both discs are seen under tangents of one length: it divides what lies between them by their size.
        const line = (square + even[grain]! * even[grain]! - even[other]! * even[other]!) / (2 * distance) - GAP_MM / 2;
        if (line < reach) cut(outline, toX / distance, toY / distance, line);
      }
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

function neighbours(bodies: Bodies, layers: readonly Layer[]): { start: Uint32Array; items: Int32Array } {
  const { count, first, second } = pairsOf(bodies, layers);
  const start = new Uint32Array(bodies.x.length + 1);
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

function written(ordered: readonly Aggregate[], aggregates: readonly Aggregate[], grains: Grains, { x, y }: Bodies, cuts: Cuts, sizes: Float64Array, random: Random): Packing {
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
