import { requestDrawingWords as words } from '../content/request-drawing.ts';
import type { Drawing, Entity, Point } from '../../shared/drawings/drawing.ts';
import { arrow, cutPart, extentsOf, labelColumn, lines, rectangle, seen, seenOutline } from '../../shared/drawings/parts.ts';

const SCALE = 100;

/** A slab of the example in millimetres, and how many are beside and behind each other. */
const SLAB = { width: 900, depth: 600 };
const COLUMNS = 5;
const ROWS = 6;
const WIDTH = COLUMNS * SLAB.width;
const DEPTH = ROWS * SLAB.depth;

const WALL = 450;
const DOOR = { from: 1350, to: 3150 };

const middleOf = (column: number, row: number): Point => [(column + 0.5) * SLAB.width, (row + 0.5) * SLAB.depth];

/** The plan of a terrace before a house, with all that an offer needs but the date. */
function draw(): Drawing {
  const entities: readonly Entity[] = [
    ...cutPart('concrete', rectangle(-250, DEPTH, DOOR.from, DEPTH + WALL)),
    ...cutPart('concrete', rectangle(DOOR.to, DEPTH, WIDTH + 250, DEPTH + WALL)),
    seen([DOOR.from, DEPTH + 150], [DOOR.to, DEPTH + 150]),
    seenOutline(rectangle(0, 0, WIDTH, DEPTH)),
    ...Array.from({ length: COLUMNS - 1 }, (_, column) => seen([(column + 1) * SLAB.width, 0], [(column + 1) * SLAB.width, DEPTH])),
    ...Array.from({ length: ROWS - 1 }, (_, row) => seen([0, (row + 1) * SLAB.depth], [WIDTH, (row + 1) * SLAB.depth])),
    { kind: 'dimensions', direction: 'horizontal', line: -600, edge: 0, stops: [0, WIDTH], texts: [`${COLUMNS} × ${SLAB.width} = ${WIDTH}`] },
    { kind: 'dimensions', direction: 'vertical', line: -600, edge: 0, stops: [0, DEPTH], texts: [`${ROWS} × ${SLAB.depth} = ${DEPTH}`] },
    ...arrow([WIDTH + 700, 0.8 * SLAB.depth], [WIDTH + 150, 0.8 * SLAB.depth], SCALE),
    ...labelColumn({
      x: WIDTH + 800,
      side: 'right',
      bend: WIDTH + 650,
      most: 15,
      top: DEPTH + WALL,
      scale: SCALE,
      items: [
        [words.house, [WIDTH, DEPTH + WALL / 2]],
        [words.product, middleOf(4, 5), 3200],
        [words.finish, middleOf(4, 3), 2250],
        [words.count, middleOf(4, 2), 1300],
      ],
    }),
    { kind: 'label', at: [WIDTH + 800, 0.8 * SLAB.depth], lines: lines(words.delivery, 15), align: 'start' },
  ];
  const labels = [words.product, words.finish, words.count, words.delivery].join('; ');
  return { title: words.title, scale: SCALE, isSketch: true, extents: extentsOf(entities, SCALE), entities, note: words.note, summary: `${words.summary}: ${labels}.` };
}

export const requestDrawing = draw();
