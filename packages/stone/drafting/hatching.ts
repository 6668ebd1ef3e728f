import type { HatchedPart, HatchMaterial, Point } from './drawing.ts';

/** A stroke of a hatch: an open line, or a closed outline of a grain. */
interface Stroke {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/**
 * Strokes that fill a cut part with the symbol of its material, in millimetres of the work. Grain and spacing are the same on paper at any
 * scale. Reinforced concrete: lines at 45 degrees, alternately continuous and dashed. Cast stone: angular chips in a fine matrix. The strokes
 * are deterministic: equal parts get equal strokes.
 */
export function hatchStrokes(hatch: HatchedPart, scale: number): readonly Stroke[] {
  const known = made.get(hatch);
  if (known?.scale === scale) return known.strokes;
  const strokes = newStrokes(hatch, scale);
  made.set(hatch, { scale, strokes });
  return strokes;
}

/** A drawing needs them twice, for its extents and for its lines, and they take most of the time of a redrawn section. */
const made = new WeakMap<HatchedPart, { readonly scale: number; readonly strokes: readonly Stroke[] }>();

function newStrokes(hatch: HatchedPart, scale: number): readonly Stroke[] {
  const loops = [hatch.outline, ...(hatch.islands ?? [])];
  return signs[hatch.material](loops, scale, hatch.isUpright);
}

type Sign = (loops: readonly (readonly Point[])[], scale: number, isUpright?: true) => readonly Stroke[];

const signs: Readonly<Record<HatchMaterial, Sign>> = {
  concrete: (loops, scale) => oblique(loops, scale, 1.7, (index) => (index % 2 === 0 ? undefined : [2.2, 1.1])),
  ground: (loops, scale) => oblique(loops, scale, 1.1, (index) => (((index % 7) + 7) % 7 < 3 ? undefined : [])),
  'cast-stone': (loops, scale) =>
    scatter(loops, scale, 1.5, (dice) => (dice(0) < 0.3 ? chip(dice, 0.55, 3) : speck(dice))),
  mortar: (loops, scale) => scatter(loops, scale, 1, speck),
  grit: (loops, scale) => scatter(loops, scale, 1.35, (dice) => chip(dice, 0.58, 3)),
  gravel: (loops, scale) => scatter(loops, scale, 1.9, (dice) => chip(dice, 0.5 + 0.3 * dice(9), 6)),
  'coarse-gravel': (loops, scale) => scatter(loops, scale, 3.1, (dice) => chip(dice, 0.9 + 0.45 * dice(9), 7)),
  insulation: serpentine,
};

/** Pattern of a line by its number: continuous (undefined), dashed (dash and gap on paper) or omitted (empty). */
type Broken = (index: number) => readonly number[] | undefined;

/** Lines at 45 degrees. */
function oblique(
  loops: readonly (readonly Point[])[],
  scale: number,
  distance: number,
  broken: Broken,
): readonly Stroke[] {
  const step = distance * scale * Math.SQRT2;
  // A line at 45 degrees has one value of y - x.
  const offsets = loops.flat().map(([x, y]) => y - x);
  const first = Math.ceil(Math.min(...offsets) / step);
  const last = Math.floor(Math.max(...offsets) / step);
  const strokes: Stroke[] = [];
  for (let index = first; index <= last; index += 1) {
    const pattern = broken(index);
    for (const [from, to] of insideOf(loops, index * step)) {
      for (const [start, end] of pattern ? dashesBetween(from, to, pattern, scale) : [[from, to] as const]) {
        strokes.push({
          points: [
            [start, start + index * step],
            [end, end + index * step],
          ],
          closed: false,
        });
      }
    }
  }
  return strokes;
}

/** The parts of the line y = x + offset inside the loops, as ranges of x. */
function insideOf(loops: readonly (readonly Point[])[], offset: number): readonly (readonly [number, number])[] {
  const crossings = loops.flatMap((loop) =>
    edges(loop).flatMap(([[x1, y1], [x2, y2]]) => {
      const a = y1 - x1 - offset;
      const b = y2 - x2 - offset;
      return a > 0 === b > 0 ? [] : [x1 + ((x2 - x1) * a) / (a - b)];
    }),
  );
  return pairs(crossings.sort((a, b) => a - b));
}

function dashesBetween(
  from: number,
  to: number,
  [dash = 0, gap = 0]: readonly number[],
  scale: number,
): readonly (readonly [number, number])[] {
  if (dash === 0) return [];
  const period = ((dash + gap) * scale) / Math.SQRT2;
  const length = (dash * scale) / Math.SQRT2;
  const found: (readonly [number, number])[] = [];
  // Dashes are aligned to a grid of the whole drawing, so that they continue from part to part.
  for (let start = Math.floor(from / period) * period; start < to; start += period) {
    const piece = [Math.max(start, from), Math.min(start + length, to)] as const;
    if (piece[1] - piece[0] > 0.2 * scale) found.push(piece);
  }
  return found;
}

/** A pseudo-random number from 0 to 1 for each question about a grain. */
type Dice = (question: number) => number;

/** Grains on a jittered grid, each completely inside the part. Their points are in millimetres on paper, around the origin. */
function scatter(
  loops: readonly (readonly Point[])[],
  scale: number,
  distance: number,
  grain: (dice: Dice) => Stroke,
): readonly Stroke[] {
  const step = distance * scale;
  const points = loops.flat();
  const columns = range(
    points.map(([x]) => x),
    step,
  );
  const rows = range(
    points.map(([, y]) => y),
    step,
  );
  const strokes: Stroke[] = [];
  for (const row of rows) {
    for (const column of columns) {
      const dice: Dice = (question) => unitHash(column, row, question);
      const x = (column + (row % 2 === 0 ? 0.25 : 0.75) + 0.4 * (dice(1) - 0.5)) * step;
      const y = (row + 0.5 + 0.4 * (dice(2) - 0.5)) * step;
      const { points: shape, closed } = grain(dice);
      const placed = shape.map(([dx, dy]): Point => [x + dx * scale, y + dy * scale]);
      // The margin keeps grains off the outline.
      const guard = shape.map(([dx, dy]): Point => [x + dx * scale * 1.2, y + dy * scale * 1.2]);
      if (guard.every((point) => contains(loops, point))) strokes.push({ points: placed, closed });
    }
  }
  return strokes;
}

function speck(dice: Dice): Stroke {
  const angle = dice(3) * Math.PI;
  const [x, y] = [0.11 * Math.cos(angle), 0.11 * Math.sin(angle)];
  return {
    points: [
      [-x, -y],
      [x, y],
    ],
    closed: false,
  };
}

/** The outline of a stone with the given number of corners. */
function chip(dice: Dice, radius: number, corners: number): Stroke {
  const turn = dice(4) * 2 * Math.PI;
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = turn + ((corner + 0.35 * (dice(5 + corner) - 0.5)) / corners) * 2 * Math.PI;
    const reach = radius * (0.75 + 0.4 * dice(20 + corner));
    return [reach * Math.cos(angle), 0.8 * reach * Math.sin(angle)];
  });
  return { points, closed: true };
}

/** The wavy line of soft insulation between the faces of a rectangle: the long ones, or those at its sides. */
function serpentine(loops: readonly (readonly Point[])[], scale: number, isUpright?: true): readonly Stroke[] {
  const points = loops.flat();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [bottom, top] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const upright = isUpright ?? top - bottom > right - left;
  const [length, width] = upright ? [top - bottom, right - left] : [right - left, top - bottom];
  const waves = Math.max(1, Math.round(length / (3.2 * scale)));
  const radius = length / waves / 4;
  const turn = (along: number, across: number) =>
    Array.from({ length: 7 }, (_, step): Point => {
      const angle = (step * Math.PI) / 6;
      return [along - radius * Math.cos(angle), across + radius * Math.sin(angle)];
    });
  const line = Array.from({ length: waves }, (_, wave) => [
    ...turn((4 * wave + 1) * radius, width - radius),
    ...turn((4 * wave + 3) * radius, radius).map(([along, across]): Point => [along, 2 * radius - across]),
  ]).flat();
  return [
    {
      points: line.map(([along, across]): Point =>
        upright ? [left + across, bottom + along] : [left + along, bottom + across],
      ),
      closed: false,
    },
  ];
}

const edges = (loop: readonly Point[]) =>
  loop.map((point, index) => [point, loop[(index + 1) % loop.length] ?? point] as const);

function pairs(numbers: readonly number[]): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    found.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  return found;
}

function range(values: readonly number[], step: number): readonly number[] {
  const first = Math.floor(Math.min(...values) / step) - 1;
  const last = Math.ceil(Math.max(...values) / step);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function contains(loops: readonly (readonly Point[])[], [x, y]: Point): boolean {
  const crossed = loops
    .flatMap(edges)
    .filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  return crossed.length % 2 === 1;
}

/** An integer hash of three numbers, from 0 to 1. */
function unitHash(column: number, row: number, question: number): number {
  let hash = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(question + 1, 1_274_126_177);
  hash = Math.imul(hash ^ (hash >>> 13), 1_103_515_245);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
