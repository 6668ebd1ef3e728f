import type { Drawing, Entity } from '@works/stone/drafting/drawing';
import { axis, breakLine, finished, lines, seen, seenOutline } from '@works/stone/drafting/parts';
import { rectangle } from '@works/stone/plans/layout';
import { facadeWords as words } from '../../content/project-drawings.ts';
import { drawnSizes } from '../../content/projects.ts';

const SCALE = 100;

/** Example geometry in millimetres; the corner of the house is at 0, the ground at height 0. */
const STOREYS = 3;
const AXES = 2;
const PLINTH = 250;
const WINDOW = { height: 2150, width: 1300, reveal: 160 };
const JOINT = 60;
/** The half axis that the break cuts. */
const REST = 800;

/** Bands and piers of the front from its corner, with the joints of the bands in the axes of the piers. */
export function draw(): Drawing {
  const [length = 0, height = 0] = drawnSizes('fassade');
  const storey = height + WINDOW.height;
  const right = AXES * length + REST;
  const bandFoot = (number: number) => PLINTH + WINDOW.height + number * storey;
  const top = bandFoot(STOREYS - 1) + height;
  const windows = Array.from({ length: STOREYS }, (_, number) => number).flatMap((number) =>
    Array.from({ length: AXES }, (_, place) => {
      const left = place * length + (length - WINDOW.width) / 2;
      return [left, bandFoot(number) - WINDOW.height, left + WINDOW.width, bandFoot(number)] as const;
    }),
  );
  const entities: readonly Entity[] = [
    {
      kind: 'polyline',
      layer: 'cut',
      points: [
        [-500, 0],
        [right + 200, 0],
      ],
    },
    seen([0, 0], [0, top], [right, top]),
    seen([0, PLINTH], [right, PLINTH]),
    ...Array.from({ length: STOREYS }, (_, number) => number).flatMap((number): readonly Entity[] => [
      seen([0, bandFoot(number)], [right, bandFoot(number)]),
      ...(number < STOREYS - 1 ? [seen([0, bandFoot(number) + height], [right, bandFoot(number) + height])] : []),
      ...Array.from({ length: AXES }, (_, place) => place + 1).map((place) =>
        seenOutline(
          rectangle(
            place * length - JOINT / 2,
            bandFoot(number),
            place * length + JOINT / 2,
            bandFoot(number) + height,
          ),
        ),
      ),
    ]),
    ...windows.flatMap(([x0, y0, x1, y1]): readonly Entity[] => [
      seenOutline(rectangle(x0, y0, x1, y1)),
      seenOutline(rectangle(x0 + WINDOW.reveal, y0 + 60, x1 - 60, y1)),
      seen([(x0 + x1) / 2 + 50, y0 + 60], [(x0 + x1) / 2 + 50, y1]),
    ]),
    ...Array.from({ length: AXES }, (_, place) =>
      axis([(place + 1) * length, -250], [(place + 1) * length, top + 500]),
    ),
    breakLine([right, 0], [right, top], SCALE),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: top + 700,
      edge: top,
      stops: [0, length, 2 * length],
      texts: [`${length}`, `${length}`],
    },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -500,
      edge: 0,
      stops: [bandFoot(1), bandFoot(1) + height],
      texts: [`${height}`],
      lying: true,
    },
    {
      kind: 'label',
      at: [right + 550, bandFoot(2) + height / 2],
      lines: [words.band],
      align: 'start',
      leader: [[right - 400, bandFoot(2) + height / 2]],
    },
    {
      kind: 'label',
      at: [right + 550, bandFoot(1) - 900],
      lines: lines(words.pier, 12),
      align: 'start',
      leader: [[right - 400, bandFoot(1) - 900]],
    },
    {
      kind: 'label',
      at: [right + 550, bandFoot(0) + 300],
      lines: lines(words.joint, 12),
      align: 'start',
      leader: [[2 * length + 20, bandFoot(0) + 300]],
    },
    {
      kind: 'label',
      at: [right + 550, 300],
      lines: [words.ground],
      align: 'start',
      leader: [
        [right + 100, 300],
        [right + 100, 0],
      ],
    },
  ];
  return finished({ title: words.title, scale: SCALE, entities, measures: [] });
}
