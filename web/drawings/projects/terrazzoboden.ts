import type { Drawing, Entity } from '@works/stone/drafting/drawing';
import { arrow, breakLine, cutAway, finished, lines, seen } from '@works/stone/drafting/parts';
import { rectangle } from '@works/stone/plans/layout';
import { floorWords as words } from '../../content/project-drawings.ts';
import { drawnSizes } from '../../content/projects.ts';

const SCALE = 100;

/** Example geometry in millimetres; the corner of the hall is at 0, the windows are at the left. */
const ACROSS = 11;
const ALONG = 12;
const WALL = 300;
const PIER = { width: 400, every: 1800 };
const STAIR = { treads: 2, going: 320 };
/** Rows of slabs on the upper level, behind the steps. */
const UPPER = 4;
const TALLY = 5;

/** The hall from above: the grid of its slabs, two steps up to the level at its end, windows between piers. */
export function draw(): Drawing {
  const [slab = 0] = drawnSizes('terrazzoboden');
  const [width, length] = [ACROSS * slab, ALONG * slab];
  const stairHead = length - UPPER * slab;
  const stairFoot = stairHead - STAIR.treads * STAIR.going;
  const piers = Array.from({ length: Math.floor(length / PIER.every) + 1 }, (_, number) => number * PIER.every);
  const entities: readonly Entity[] = [
    ...Array.from({ length: ACROSS - 1 }, (_, line) => (line + 1) * slab).flatMap((x) => [
      seen([x, 0], [x, stairFoot]),
      seen([x, stairHead], [x, length]),
    ]),
    ...Array.from({ length: ALONG - 1 }, (_, line) => (line + 1) * slab)
      .filter((y) => y <= stairFoot || y > stairHead)
      .map((y) => seen([0, y], [width, y])),
    ...Array.from({ length: STAIR.treads + 1 }, (_, tread) => stairFoot + tread * STAIR.going).map((y) =>
      seen([0, y], [width, y]),
    ),
    ...arrow([width / 2, stairFoot - 250], [width / 2, stairHead + 250], SCALE),
    ...piers.flatMap((y) => {
      const outline = rectangle(-WALL, y, 0, Math.min(y + PIER.width, length + WALL));
      return [
        { kind: 'hatch', material: 'concrete', outline } as const,
        { kind: 'polyline', layer: 'cut', points: outline, closed: true } as const,
      ];
    }),
    ...piers
      .slice(0, -1)
      .flatMap((y) => [-WALL / 2 - 40, -WALL / 2 + 40].map((x) => seen([x, y + PIER.width], [x, y + PIER.every]))),
    ...cutAway('concrete', rectangle(0, length, width + WALL, length + WALL), [
      [
        [0, length],
        [width, length],
      ],
      [
        [0, length + WALL],
        [width + WALL, length + WALL],
      ],
    ]),
    ...cutAway('concrete', rectangle(width, 0, width + WALL, length), [
      [
        [width, 0],
        [width, length],
      ],
      [
        [width + WALL, 0],
        [width + WALL, length + WALL],
      ],
    ]),
    breakLine([width + WALL, 0], [-WALL, 0], SCALE),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: -700,
      edge: -150,
      stops: [0, TALLY * slab],
      texts: [`${TALLY} × ${slab}`],
    },
    {
      kind: 'label',
      at: [width + 650, 4300],
      lines: lines(words.steps, 11),
      align: 'start',
      leader: [
        [width - 150, 4300],
        [width - 150, stairFoot + 150],
      ],
    },
    {
      kind: 'label',
      at: [width + 650, 2500],
      lines: lines(words.slabs, 11),
      align: 'start',
      leader: [[width - 300, 2500]],
    },
    { kind: 'label', at: [width + 650, 1000], lines: lines(words.base, 11), align: 'start', leader: [[width, 1000]] },
    { kind: 'label', at: [-WALL - 350, 4200], lines: [words.windows], align: 'end', leader: [[-WALL / 2, 4200]] },
  ];
  return finished({ title: words.title, scale: SCALE, entities, measures: [], note: words.sizes });
}
