import { noContact, pointContact, polygonContact, type Bodies } from './bodies.ts';
import { across, layersOf, onto, pairsOf, sortIntoCells, type Layer, type Pairs } from './discs.ts';
import { fraction, type Random } from './random.ts';

/** Part of a mean spacing by which a disc lies off its place in the sequence. */
const JITTER = 0.7;
/** Places that are looked at until one lies clear of the larger discs. */
const TRIES = 30;
/** How far the discs of a smaller layer may begin inside a larger one: by this part of their own radius. */
const CLEAR = 0.6;
const SWEEPS = 7;
/** After each round of sweeps the pairs are looked for anew. */
const ROUNDS = 2;

/**
 * Spreads bodies evenly over their patch and pushes apart those that overlap, large ones first, so that small ones come to lie between them.
 * All together about as large as the patch, they are pressed into a foam.
 * @param bodies without a place yet
 * @returns them by layers, sorted into cells as they lie
 */
export function place(bodies: Bodies, random: Random): readonly Layer[] {
  const { x, y, even, side } = bodies;
  const layers = layersOf(bodies, even);
  const sequence = evenly(random, side, JITTER * Math.sqrt((side * side) / x.length));
  layers.forEach((layer, index) => {
    const larger = layers.slice(0, index);
    for (let body = layer.from; body < layer.to; body += 1) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        sequence.next();
        if (isClear(bodies, larger, sequence.x, sequence.y, CLEAR * even[body]!)) break;
      }
      x[body] = sequence.x;
      y[body] = sequence.y;
    }
    const placed = layers.slice(0, index + 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const one of placed) sortIntoCells(bodies, one);
      const pairs = pairsOf(bodies, placed);
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) pushApart(bodies, pairs, round > 0);
      for (let body = 0; body < layer.to; body += 1) {
        x[body] = onto(x[body]!, side);
        y[body] = onto(y[body]!, side);
      }
    }
    for (const one of placed) sortIntoCells(bodies, one);
  });
  return layers;
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

/** Whether a point keeps a distance from all bodies of some layers. */
function isClear(bodies: Bodies, layers: readonly Layer[], atX: number, atY: number, distance: number): boolean {
  const { x, y, even, shapes, side } = bodies;
  for (const { cells, start, discs } of layers) {
    const scale = cells / side;
    const middleX = (atX * scale) | 0;
    const middleY = (atY * scale) | 0;
    for (let row = middleY - 1; row <= middleY + 1; row += 1) {
      for (let column = middleX - 1; column <= middleX + 1; column += 1) {
        const cell = onto(row, cells) * cells + onto(column, cells);
        for (let item = start[cell]!; item < start[cell + 1]!; item += 1) {
          const body = discs[item]!;
          const toX = across(atX - x[body]!, side);
          const toY = across(atY - y[body]!, side);
          if (body < shapes.count) {
            pointContact(shapes, body, toX, toY, distance, contact);
            if (contact.distance < distance) return false;
          } else if (toX * toX + toY * toY < (even[body]! + distance) * (even[body]! + distance)) return false;
        }
      }
    }
  }
  return true;
}

const contact = noContact();

/**
 * Moves overlapping bodies apart, the smaller one further, one pair after the other.
 * @param byShape not as the discs of their area, but as the polygons they are
 */
function pushApart(bodies: Bodies, { count, first, second }: Pairs, byShape: boolean): void {
  const { x, y, even, shapes, side } = bodies;
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
    const weightLarge = even[large]! * even[large]!;
    // Half of the way each time: a body has several neighbours.
    const move = (-0.5 * contact.distance) / (weightSmall + weightLarge);
    x[small]! += contact.x * move * weightLarge;
    y[small]! += contact.y * move * weightLarge;
    x[large]! -= contact.x * move * weightSmall;
    y[large]! -= contact.y * move * weightSmall;
  }
}
