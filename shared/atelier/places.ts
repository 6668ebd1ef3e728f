import { across, layersOf, onto, pairsOf, sortIntoCells, type Discs, type Layer, type Pairs } from './discs.ts';
import { fraction, type Random } from './random.ts';

/** Part of a mean spacing by which a disc lies off its place in the sequence. */
const JITTER = 0.7;
/** Places that are looked at until one lies clear of the larger discs. */
const TRIES = 30;
/** How far the discs of a smaller layer may begin inside a larger one: by this part of their own radius. */
const CLEAR = 0.6;
const SWEEPS = 7;
/** Discs that may come to touch while they are pushed apart lie within this many sums of their radii. */
const NEAR = 1.25;

/**
 * Spreads discs evenly over a patch and pushes apart those that overlap, large ones first, so that small ones come to lie between them.
 * @param radius mm, large ones first; all together about as much area as the patch, and they are pressed into a foam
 */
export function placeDiscs(radius: Float64Array, side: number, random: Random): Discs & { readonly layers: readonly Layer[] } {
  const discs = { side, radius, x: new Float64Array(radius.length), y: new Float64Array(radius.length) };
  const layers = layersOf(discs);
  const sequence = evenly(random, side, JITTER * Math.sqrt((side * side) / radius.length));
  layers.forEach((layer, index) => {
    const larger = layers.slice(0, index);
    for (let disc = layer.from; disc < layer.to; disc += 1) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        sequence.next();
        if (isClear(discs, larger, sequence.x, sequence.y, CLEAR * radius[disc]!)) break;
      }
      discs.x[disc] = sequence.x;
      discs.y[disc] = sequence.y;
    }
    const placed = layers.slice(0, index + 1);
    for (let round = 0; round < 2; round += 1) {
      for (const one of placed) sortIntoCells(discs, one);
      pushApart(discs, pairsOf(discs, placed, NEAR), layer.to, SWEEPS);
    }
    for (const one of placed) sortIntoCells(discs, one);
  });
  return { ...discs, layers };
}

/** Martin Roberts' R2 sequence: any run of its points covers the patch evenly; jitter takes its lattice away. */
function evenly(random: Random, side: number, jitter: number) {
  // 1/g and 1/g² of the plastic number g.
  const [stepX, stepY] = [0.754_877_666_246_692_8, 0.569_840_290_998_053_3];
  let index = random() % 100_000;
  const point = { x: 0, y: 0, next };
  function next(): void {
    index += 1;
    point.x = onto(((index * stepX) % 1) * side + (2 * fraction(random) - 1) * jitter, side);
    point.y = onto(((index * stepY) % 1) * side + (2 * fraction(random) - 1) * jitter, side);
  }
  return point;
}

/** Whether a point keeps a distance from all discs of some layers. */
function isClear({ x, y, radius, side }: Discs, layers: readonly Layer[], atX: number, atY: number, distance: number): boolean {
  for (const { cells, start, discs } of layers) {
    const scale = cells / side;
    const middleX = (atX * scale) | 0;
    const middleY = (atY * scale) | 0;
    for (let row = middleY - 1; row <= middleY + 1; row += 1) {
      for (let column = middleX - 1; column <= middleX + 1; column += 1) {
        const cell = onto(row, cells) * cells + onto(column, cells);
        for (let item = start[cell]!; item < start[cell + 1]!; item += 1) {
          const disc = discs[item]!;
          const alongX = across(x[disc]! - atX, side);
          const alongY = across(y[disc]! - atY, side);
          const limit = radius[disc]! + distance;
          if (alongX * alongX + alongY * alongY < limit * limit) return false;
        }
      }
    }
  }
  return true;
}

/** Moves overlapping discs apart, the smaller one further, one pair after the other. */
function pushApart({ x, y, radius, side }: Discs, { count, first, second }: Pairs, upTo: number, sweeps: number): void {
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (let pair = 0; pair < count; pair += 1) {
      const a = first[pair]!;
      const b = second[pair]!;
      const alongX = across(x[b]! - x[a]!, side);
      const alongY = across(y[b]! - y[a]!, side);
      const touching = radius[a]! + radius[b]!;
      const square = alongX * alongX + alongY * alongY;
      if (square >= touching * touching || square === 0) continue;
      const weightA = radius[a]! * radius[a]!;
      const weightB = radius[b]! * radius[b]!;
      const distance = Math.sqrt(square);
      // Half of the way each time: a disc has several neighbours.
      const move = (touching - distance) / (2 * distance * (weightA + weightB));
      x[a]! -= alongX * move * weightB;
      y[a]! -= alongY * move * weightB;
      x[b]! += alongX * move * weightA;
      y[b]! += alongY * move * weightA;
    }
  }
  for (let disc = 0; disc < upTo; disc += 1) {
    x[disc] = onto(x[disc]!, side);
    y[disc] = onto(y[disc]!, side);
  }
}
