import { noContact, pointContact, polygonContact, type Bodies } from './bodies.ts';
import { coverOf, isTaken, type Cover } from './cover.ts';
import { across, layerOf, onto, pairsOf, sortIntoCells, type Layer, type Pairs } from './discs.ts';
import type { Run } from './grains.ts';
import { fraction, type Random } from './random.ts';

/** Offset of a body from its place in the sequence, in parts of the mean spacing. */
const JITTER = 0.7;
/** Places that are tried until one is clear of the larger bodies. */
const TRIES = 30;
/** What a body needs of clear ground around its middle to begin with, in parts of its radius. */
const CLEAR = 0.6;
/** Coarse stones find their rough places as discs, then each as the polygon it is; fine ones stay discs, and meet the coarse as they are. */
const ROUNDS = {
  coarse: [
    { byShape: false, sweeps: 4 },
    { byShape: true, sweeps: 4 },
  ],
  fine: [{ byShape: true, sweeps: 6 }],
} as const;
/** Bodies that may touch in a round are nearer than this part of their reach. */
const NEAR = 0.9;

/**
 * Spreads bodies evenly over their patch and pushes apart those that overlap, large ones first, so that small ones fill the gaps.
 * All together about as large as the patch, they are pressed into a foam.
 * @param bodies without a place yet, but for the fixed ones
 * @param runs of like size, large ones first, without the fixed ones
 * @returns all of them by layers, sorted into cells by their places
 */
export function place(bodies: Bodies, runs: readonly Run[], random: Random): readonly Layer[] {
  const { x, y, even, shapes, side, fixed } = bodies;
  const next = evenly(random, side, JITTER * Math.sqrt((side * side) / x.length));
  const layers = fixed > 0 ? [layerOf(bodies, { from: 0, to: fixed })] : [];
  for (const one of layers) sortIntoCells(bodies, one);
  for (const run of runs) {
    const layer = layerOf(bodies, run);
    scatter(bodies, layer, coverOf(bodies, layers, CLEAR * even[run.from]!), next);
    layers.push(layer);
    sortIntoCells(bodies, layer);
    for (const { byShape, sweeps } of ROUNDS[run.from < shapes.count ? 'coarse' : 'fine']) {
      const pairs = pairsOf(bodies, layers, fixed, NEAR);
      for (let sweep = 0; sweep < sweeps; sweep += 1) pushApart(bodies, pairs, byShape);
      for (let body = fixed; body < run.to; body += 1) {
        x[body] = onto(x[body]!, side);
        y[body] = onto(y[body]!, side);
      }
      for (const one of layers) if (one.from >= fixed) sortIntoCells(bodies, one);
    }
  }
  return layers;
}

/** Overwritten by each call of the function that returned it. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Gives each body of a layer a place in the clear, one cell after the other, so that neighbours in the patch are neighbours in the lists. */
function scatter(bodies: Bodies, layer: Layer, cover: Cover, next: () => Point): void {
  const { x, y } = bodies;
  for (let body = layer.from; body < layer.to; body += 1) {
    const point = next();
    for (let tries = 1; tries < TRIES && isTaken(cover, point.x, point.y); tries += 1) next();
    x[body] = point.x;
    y[body] = point.y;
  }
  sortIntoCells(bodies, layer);
  const [scatteredX, scatteredY] = [x.slice(), y.slice()];
  layer.discs.forEach((body, index) => {
    x[layer.from + index] = scatteredX[body]!;
    y[layer.from + index] = scatteredY[body]!;
  });
}

/** Martin Roberts' R2 sequence: any run of its points covers the patch evenly; jitter takes its lattice away. */
function evenly(random: Random, side: number, jitter: number): () => Point {
  // 1/g and 1/g² of the plastic number g.
  const [stepX, stepY] = [0.754_877_666_246_692_8, 0.569_840_290_998_053_3];
  let index = random() % 100_000;
  // The same one each time: hundreds of thousands would keep the collector busy.
  const point = { x: 0, y: 0 };
  const coordinate = (along: number) =>
    onto((along - Math.floor(along)) * side + (2 * fraction(random) - 1) * jitter, side);
  return () => {
    index += 1;
    point.x = coordinate(index * stepX);
    point.y = coordinate(index * stepY);
    return point;
  };
}

const contact = noContact();
/** So heavy that nothing moves it, by any micrometre. */
const FIRM = 1e12;

/**
 * Moves overlapping bodies apart, the smaller one further, one pair after the other.
 * @param byShape not as the discs of their area, but as the polygons they are
 */
function pushApart(bodies: Bodies, { count, first, second }: Pairs, byShape: boolean): void {
  const { x, y, even, shapes, side, fixed } = bodies;
  for (let pair = 0; pair < count; pair += 1) {
    // The first one is the smaller one.
    const small = first[pair]!;
    const large = second[pair]!;
    const toX = across(x[small]! - x[large]!, side);
    const toY = across(y[small]! - y[large]!, side);
    if (byShape && large < shapes.count) {
      if (small < shapes.count) {
        polygonContact(shapes, large, small, toX, toY, 0, contact);
      } else {
        pointContact(shapes, large, toX, toY, even[small]!, contact);
        contact.distance -= even[small]!;
      }
      if (contact.distance >= 0) continue;
    } else {
      const touching = even[small]! + even[large]!;
      const square = toX * toX + toY * toY;
      if (square >= touching * touching || square === 0) continue;
      const distance = Math.sqrt(square);
      contact.x = toX / distance;
      contact.y = toY / distance;
      contact.distance = distance - touching;
    }
    const weightSmall = even[small]! * even[small]!;
    const weightLarge = large < fixed ? FIRM : even[large]! * even[large]!;
    // Half of the way each time: a body has several neighbours.
    const move = (-0.5 * contact.distance) / (weightSmall + weightLarge);
    x[small]! += contact.x * move * weightLarge;
    y[small]! += contact.y * move * weightLarge;
    x[large]! -= contact.x * move * weightSmall;
    y[large]! -= contact.y * move * weightSmall;
  }
}
