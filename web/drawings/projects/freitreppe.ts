import type { Drawing, Entity, Point } from '@works/stone/drafting/drawing';
import { breakLine, cutAway, cutPart, finished, lines, seen } from '@works/stone/drafting/parts';
import { drawingWords } from '@works/stone/drafting/words';
import { rectangle } from '@works/stone/plans/layout';
import { flightWords as words } from '../../content/project-drawings.ts';
import { drawnSizes } from '../../content/projects.ts';

const SCALE = 50;

/** Example geometry in millimetres; the first riser is at 0, the path before it at height 0. */
const STEPS = 8;
/** Each step rests on the one below. */
const BEARING = 30;
const WAIST = 180;
const PAVING = { before: 640, slab: 60 };
/** Of the whole section: its words stay legible on a phone, whatever the format of the steps. */
const LENGTH = 3970;
const FOUNDATION = { width: 420, depth: 700 };
const RAIL = { height: 900, post: 40 };

/** Eight block steps on a concrete flight, from the path to the forecourt, with the handrail behind. */
export function draw(): Drawing {
  const [, width = 0, rise = 0] = drawnSizes('freitreppe');
  const going = width - BEARING;
  const top = STEPS * rise;
  const rear = (STEPS - 1) * going + width;
  const end = LENGTH - PAVING.before;
  const steps = Array.from({ length: STEPS }, (_, step) =>
    rectangle(step * going, step * rise, step * going + width, (step + 1) * rise),
  );
  // From the foundation up under the steps; each bearing is one step higher.
  const bed: readonly Point[] = Array.from({ length: STEPS }, (_, step): readonly Point[] => [
    [step === 0 ? 0 : step * going + BEARING, step * rise],
    [step * going + width, step * rise],
  ]).flat();
  const slope = rise / going;
  const soffit = (x: number) => Math.min(top - PAVING.slab, (x - BEARING) * slope) - WAIST - rise;
  const concrete: readonly Point[] = [
    ...bed,
    [rear, top - PAVING.slab],
    [end, top - PAVING.slab],
    [end, top - PAVING.slab - WAIST],
    [rear, top - PAVING.slab - WAIST],
    [FOUNDATION.width, soffit(FOUNDATION.width)],
    [FOUNDATION.width, -FOUNDATION.depth],
    [0, -FOUNDATION.depth],
  ];
  const landing: readonly Point[] = [
    [end, top - PAVING.slab],
    [rear, top - PAVING.slab],
    [rear, top],
    [end, top],
  ];
  const path: readonly Point[] = [
    [-PAVING.before, -PAVING.slab],
    [0, -PAVING.slab],
    [0, 0],
    [-PAVING.before, 0],
  ];
  const railAt = (step: number): Point => [step * going + width / 2, (step + 1) * rise + RAIL.height];
  const [first, last] = [railAt(0), railAt(STEPS - 1)];
  const entities: readonly Entity[] = [
    ...steps.flatMap((outline) => cutPart('cast-stone', outline)),
    ...cutAway('cast-stone', landing, [landing]),
    ...cutAway('cast-stone', path, [path]),
    { kind: 'hatch', material: 'concrete', outline: concrete },
    { kind: 'polyline', layer: 'cut', points: [...concrete.slice(-7).slice(2), ...concrete.slice(0, 1)] },
    ...cutAway('ground', rectangle(-PAVING.before, -PAVING.slab - 200, 0, -PAVING.slab), []),
    seen([first[0] - 300, first[1]], first, last, [last[0] + 300, last[1]]),
    ...[0, 2, 5, STEPS - 1].map((step) => seen([step * going + width / 2, (step + 1) * rise], railAt(step))),
    breakLine([end, top - PAVING.slab - WAIST], [end, top], SCALE),
    breakLine([FOUNDATION.width, -FOUNDATION.depth], [0, -FOUNDATION.depth], SCALE),
    { kind: 'level', at: [-PAVING.before + 55, 0], text: drawingWords.datum, side: 'right' },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: end + 230,
      edge: end,
      stops: [0, top],
      texts: [`${STEPS} × ${rise} = ${top}`],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: -FOUNDATION.depth + 250,
      edge: [2 * rise, 2 * rise],
      stops: [2 * going, 2 * going + width],
      texts: [`${width}`],
    },
    {
      kind: 'label',
      at: [700, 1950],
      lines: [words.rail],
      align: 'start',
      leader: [
        [600, 1950],
        [600, first[1] + (600 - first[0]) * slope],
      ],
    },
    {
      kind: 'label',
      at: [2000, 300],
      lines: lines(words.steps, 13),
      align: 'start',
      leader: [
        [1900, 300],
        [1900, 5.5 * rise],
      ],
    },
    {
      kind: 'label',
      at: [1500, -130],
      lines: [words.flight],
      align: 'start',
      leader: [
        [1400, -130],
        [1400, 300],
      ],
    },
    // Behind the last post, whatever the format.
    { kind: 'label', at: [Math.max(end + 100, last[0] + 720), top + 180], lines: [words.forecourt], align: 'end' },
    { kind: 'label', at: [-PAVING.before, -440], lines: [words.path], align: 'start' },
  ];
  return finished({ title: words.title, scale: SCALE, entities, measures: [], note: words.sizes });
}
