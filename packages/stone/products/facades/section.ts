import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf } from '../../drafting/measures.ts';
import { arrow, axis, bar, breakLine, cutAway, finished, labelColumn, lines, seen } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { inMillimetres } from '../../facts/technical-fact.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { plan } from './plan.ts';

const words = {
  title: 'Vertikalschnitt durch eine vorgehängte Fassade an der Fuge',
  element: 'Fassadenelement, bewehrt,',
  loadAnchor: 'Traganker',
  joint: 'Offene Fuge',
  nose: 'mit Tropfkante',
  dowelAnchor: 'Halteanker mit Dorn',
  gap: 'Luftraum',
  ventilated: 'hinterlüftet',
  insulation: 'Dämmung',
  wall: 'Tragende Wand',
  sizes: 'Verankerung nach Statik.',
} as const;

const SCALE = 10;

/** Example geometry in millimetres. */
const WALL = 170;
const TOP = 330;
const FOOT = -300;
const PLATE = 8;

/** Two elements at a horizontal joint, hung before an air gap and insulation; the outside is at the right, its face at 0. */
export function draw(planned?: Values): Drawing {
  const { joint = 0, gap = 0, insulation: insulated = 0 } = planned ?? initialValues(plan);
  const panel = measureOf(facts.thickness, planned?.thickness);
  const [greatestLength, greatestHeight] = facts.size.most.map((side) => inMillimetres(side, facts.size.unit));
  const size = planned
    ? `${planned.length}\u00a0×\u00a0${planned.height}`
    : `${drawingWords.upTo} ${greatestLength}\u00a0×\u00a0${greatestHeight}`;

  const back = -panel.value;
  const insulation = back - gap;
  const wall = insulation - insulated;
  const end = wall - WALL;
  // A rebate keeps driven rain out; the nose lets the drop fall before the joint.
  const upper: readonly Point[] = [
    [0, TOP],
    [0, 0],
    [-14, 0],
    [-14, 8],
    [-24, 8],
    [-24, 2],
    [-38, 2],
    [-38, 26],
    [back, 26],
    [back, TOP],
  ];
  const lower: readonly Point[] = [
    [0, FOOT],
    [0, -joint],
    [-48, 8 - joint],
    [-48, 16],
    [back, 16],
    [back, FOOT],
  ];
  const entities: readonly Entity[] = [
    ...[upper, lower].flatMap((outline) => cutAway('cast-stone', outline, [outline])),
    ...mesh(back + 25, 45, TOP),
    ...mesh(back + 25, FOOT, -5),
    ...cutAway('insulation', rectangle(wall, FOOT, insulation, TOP), [
      [
        [insulation, FOOT],
        [insulation, TOP],
      ],
    ]),
    ...cutAway('concrete', rectangle(end, FOOT, wall, TOP), [
      [
        [wall, FOOT],
        [wall, TOP],
      ],
    ]),
    ...loadAnchor(back, wall),
    ...dowelAnchor(back, wall),
    ...arrow([back - gap / 2, -270], [back - gap / 2, -190], SCALE),
    breakLine([end, TOP], [0, TOP], SCALE),
    breakLine([0, FOOT], [end, FOOT], SCALE),
    breakLine([end, FOOT], [end, TOP], SCALE),
    { kind: 'dimensions', direction: 'horizontal', line: FOOT - 70, edge: FOOT, stops: [back, 0], texts: [panel.text] },
    {
      kind: 'label',
      at: [(end + wall) / 2 - Math.max(0, 190 - insulated) / 2, FOOT - 50],
      lines: lines(words.wall, 8),
      align: 'middle',
    },
    {
      kind: 'label',
      at: [(wall + insulation) / 2, FOOT - 50],
      lines: [words.insulation, ...(planned ? [String(insulated)] : [])],
      align: 'middle',
    },
    ...labelColumn({
      x: 60,
      side: 'right',
      bend: 37,
      most: 20,
      top: TOP - 20,
      scale: SCALE,
      items: [
        [`${words.element} ${size}`, [-20, 270]],
        [words.loadAnchor, [back - 15, 161], 140],
        [planned ? `${words.joint} ${joint} ${words.nose}` : `${words.joint} ${words.nose}`, [-12, -4], 20],
        [words.dowelAnchor, [back + 17, -15], -90],
        [`${words.gap}${planned ? ` ${gap}` : ''}, ${words.ventilated}`, [back - gap / 2, -170], -190],
      ],
    }),
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [panel],
    note: words.sizes,
    isPlanned: planned !== undefined,
  });
}

/** Reinforcement: upright bars seen in the section, crossing ones cut. */
const mesh = (x: number, from: number, to: number): readonly Entity[] => [
  seen([x, from], [x, to]),
  ...Array.from({ length: Math.floor((to - from) / 100) }, (_, index) => bar([x + 6, from + 60 + index * 100], 11)),
];

/** A bracket on the wall that carries the weight at a fitting cast into the element's back. */
const loadAnchor = (back: number, wall: number): readonly Entity[] => [
  { kind: 'solid', outline: rectangle(wall, 80, wall + PLATE, 200) },
  { kind: 'solid', outline: rectangle(wall + PLATE, 156, back - 6, 166) },
  {
    kind: 'solid',
    outline: [
      [wall + PLATE, 84],
      [wall + PLATE, 96],
      [back - 18, 156],
      [back - 2, 156],
    ],
  },
  { kind: 'solid', outline: rectangle(back - 6, 120, back + 3, 200) },
  { kind: 'solid', outline: rectangle(back + 3, 136, back + 45, 142) },
  { kind: 'solid', outline: rectangle(back + 3, 178, back + 45, 184) },
  ...bolt(wall, 180),
];

/** A flat steel to the joint, whose dowel holds both elements against wind. */
const dowelAnchor = (back: number, wall: number): readonly Entity[] => [
  { kind: 'solid', outline: rectangle(wall, -20, wall + PLATE, 60) },
  { kind: 'solid', outline: rectangle(wall + PLATE, 19, back + 24, 23) },
  { kind: 'solid', outline: rectangle(back + 14, -24, back + 20, 66) },
  ...bolt(wall, 40),
];

const bolt = (wall: number, y: number): readonly Entity[] => [
  { kind: 'solid', outline: rectangle(wall - 90, y - 5, wall, y + 5) },
  { kind: 'solid', outline: rectangle(wall + PLATE, y - 9, wall + PLATE + 8, y + 9) },
  axis([wall - 120, y], [wall + 40, y]),
];
