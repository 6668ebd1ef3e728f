import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf } from '../../drafting/measures.ts';
import { arrow, axis, breakLine, cutAway, cutPart, finished, labelColumn, seen } from '../../drafting/parts.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { GLUED, plan } from './plan.ts';

const words = {
  title: 'Vertikalschnitt durch eine verkleidete Stützmauer',
  coping: 'Mauerkrone mit Gefälle, Tropfkante beidseits',
  panel: 'Platte aus Betonwerkstein',
  anchor: 'Anker mit Dorn in der Stirnseite',
  gap: 'Luftraum',
  adhesive: 'Kleber, vollflächig',
  support: 'Auflagerwinkel nach Statik',
  wall: 'Stützmauer',
  earth: 'Erdreich',
  foot: 'Kiesstreifen',
  behind: 'Mauer hinten abgedichtet; Entwässerung nicht dargestellt.',
  sizes: 'Mechanische Befestigung nach Statik.',
} as const;

const SCALE = 10;

/** Example geometry in millimetres. */
const WALL = 180;
const EARTH = 150;
const WALL_TOP = 690;
const FOOT = -70;
const SPLASH = 140;
/** Upper edge of the lower slab, and the bed of slabs that are glued. */
const JOINT = 400;
const ADHESIVE = 10;
/** From the slabs' upper edge to the coping's seat: air leaves here. */
const OUTLET = 30;
const COPING = { overhang: 40, seat: 20, thickness: 60, fall: 0.04, groove: 12, groovedAt: 14 };

/** Slabs on anchors before a retaining wall, under a coping; the front is at the right, its face at 0. */
export function draw(planned?: Values): Drawing {
  const { joint = 0, gap: air = 0, fixing } = planned ?? initialValues(plan);
  const isGlued = fixing === GLUED;
  const gap = isGlued ? ADHESIVE : air;
  const panel = measureOf(facts.thickness, planned?.thickness);
  const back = -panel.value;
  const wall = back - gap;
  const rear = wall - WALL;
  const end = rear - EARTH;
  const soil = WALL_TOP - 90;
  const panels = [rectangle(back, SPLASH, 0, JOINT), rectangle(back, JOINT + joint, 0, WALL_TOP - OUTLET)];
  const strip = 150;
  const coping = copingOutline(rear);
  const entities: readonly Entity[] = [
    ...panels.flatMap((outline) => cutPart('cast-stone', outline)),
    ...cutPart('cast-stone', coping),
    ...cutPart('mortar', rectangle(rear, WALL_TOP, wall, WALL_TOP + COPING.seat)),
    ...cutAway('concrete', rectangle(rear, FOOT, wall, WALL_TOP), [
      [
        [rear, FOOT],
        [rear, WALL_TOP],
        [wall, WALL_TOP],
        [wall, FOOT],
      ],
    ]),
    // The sealing of the wall's back.
    seen([rear - 6, FOOT], [rear - 6, soil + 40], [rear, soil + 40]),
    ...cutAway('ground', rectangle(end, FOOT, rear - 6, soil), [
      [
        [end, soil],
        [rear - 6, soil],
      ],
    ]),
    ...cutAway('gravel', rectangle(wall, FOOT, strip, 0), [
      [
        [wall, 0],
        [strip, 0],
      ],
    ]),
    ...(isGlued
      ? [...cutPart('mortar', rectangle(wall, SPLASH, back, WALL_TOP - OUTLET)), ...support(back, wall)]
      : [
          ...anchor(back, wall, (JOINT + (JOINT + joint)) / 2, -55, 55),
          ...anchor(back, wall, SPLASH - 6, 6, 55),
          ...anchor(back, wall, WALL_TOP - OUTLET + 6, -55, 4),
          ...arrow([back - gap / 2, 210], [back - gap / 2, 290], SCALE),
        ]),
    breakLine([strip, FOOT], [end, FOOT], SCALE),
    breakLine([end, FOOT], [end, soil], SCALE),
    breakLine([strip, FOOT], [strip, 0], SCALE),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: SPLASH - 70,
      edge: SPLASH,
      stops: [back, 0],
      texts: [panel.text],
    },
    { kind: 'label', at: [(rear + wall) / 2, FOOT - 40], lines: [words.wall], align: 'middle' },
    // Clear of its neighbour in the letters of a phone.
    { kind: 'label', at: [end - 10, FOOT - 40], lines: [words.earth], align: 'start' },
    { kind: 'label', at: [strip + 55, -35], lines: [words.foot], align: 'start', leader: [[strip - 25, -35]] },
    ...labelColumn({
      x: 75,
      side: 'right',
      bend: 52,
      most: 22,
      top: WALL_TOP + 60,
      scale: SCALE,
      items: [
        [words.coping, [-30, WALL_TOP + 45]],
        [words.panel, [-20, 560]],
        ...(isGlued
          ? ([
              [words.adhesive, [wall + gap / 2, 310]],
              [words.support, [back / 2, SPLASH - 4]],
            ] as const)
          : ([
              [words.anchor, [back + 31, JOINT + joint + 20], 430],
              [planned ? `${words.gap} ${gap}` : words.gap, [back - 10, 310]],
            ] as const)),
      ],
    }),
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [panel],
    note: isGlued ? words.behind : `${words.sizes} ${words.behind}`,
    isPlanned: planned !== undefined,
  });
}

/** The coping over wall and slabs: it falls to the earth and drips on both sides. */
function copingOutline(rear: number): readonly Point[] {
  const { overhang, seat, thickness, fall, groove, groovedAt } = COPING;
  const foot = WALL_TOP + seat;
  const [front, back] = [overhang, rear - overhang];
  const top = (x: number) => foot + thickness + (x - back) * fall;
  return [
    [back, foot],
    [back + groovedAt, foot],
    [back + groovedAt, foot + groove],
    [back + groovedAt + groove, foot + groove],
    [back + groovedAt + groove, foot],
    [front - groovedAt - groove, foot],
    [front - groovedAt - groove, foot + groove],
    [front - groovedAt, foot + groove],
    [front - groovedAt, foot],
    [front, foot],
    [front, top(front) - 4],
    [front - 4, top(front)],
    [back, top(back)],
  ];
}

/** An angle on the wall that carries the lowest slab. */
const support = (back: number, wall: number): readonly Entity[] => [
  { kind: 'solid', outline: rectangle(wall, SPLASH - 60, wall + 8, SPLASH) },
  { kind: 'solid', outline: rectangle(wall + 8, SPLASH - 8, back / 4, SPLASH) },
  { kind: 'solid', outline: rectangle(wall - 70, SPLASH - 40, wall, SPLASH - 32) },
  axis([wall - 95, SPLASH - 36], [wall + 2, SPLASH - 36]),
];

/** A steel from the wall; its dowel reaches down and up into the slabs. */
function anchor(back: number, wall: number, y: number, down: number, up: number): readonly Entity[] {
  return [
    { kind: 'solid', outline: rectangle(wall - 85, y - 4, back + 34, y + 4) },
    { kind: 'solid', outline: rectangle(back + 28, y + down, back + 34, y + up) },
    axis([wall - 110, y], [wall + 20, y]),
  ];
}
