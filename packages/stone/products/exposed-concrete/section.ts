import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { axis, bar, breakLine, cutAway, finished, labelColumn, seen, seenOutline } from '../../drafting/parts.ts';
import { permittedText } from '../../facts/technical-fact.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { exampleMeasures, facts } from './facts.ts';
import { plan } from './plan.ts';

const words = {
  title: 'Horizontalschnitt durch die Fuge zweier Wandscheiben',
  thickness: 'd',
  joint: 'f',
  wall: 'Wandscheibe, bewehrt',
  rod: 'Hinterfüllschnur und Dichtstoff',
  edge: 'Kante gefast',
  anchor: 'Ankerloch mit Konus',
  face: 'Sichtfläche',
  sizes: 'd nach Statik, f nach Fugenplan. Toleranzen',
  tolerances: 'Toleranzen',
} as const;

const SCALE = 5;

/** Example geometry in millimetres; the outer face is at 0. */
const HALF = 128;
const SEALANT = { from: 14, to: 24 };
const ROD = 13;
const COVER = 34;
const ANCHOR = { x: -85, mouth: exampleMeasures.anchor / 2, neck: 11, depth: 26 };

/** Two wall slabs from above: chamfered joint, sealed on both sides, reinforcement, and the hole of a form tie. */
export function draw(planned?: Values): Drawing {
  const {
    length = 0,
    height = 0,
    thickness = 0,
    joint: width = 0,
    chamfer = 0,
    concreteClass = 0,
  } = planned ?? initialValues(plan);
  const joint = width / 2;
  const left: readonly Point[] = [
    [-HALF, 0],
    [ANCHOR.x - ANCHOR.mouth, 0],
    [ANCHOR.x - ANCHOR.neck, ANCHOR.depth],
    [ANCHOR.x + ANCHOR.neck, ANCHOR.depth],
    [ANCHOR.x + ANCHOR.mouth, 0],
    [-joint - chamfer, 0],
    [-joint, chamfer],
    [-joint, thickness - chamfer],
    [-joint - chamfer, thickness],
    [-HALF, thickness],
  ];
  const right: readonly Point[] = [
    [HALF, 0],
    [joint + chamfer, 0],
    [joint, chamfer],
    [joint, thickness - chamfer],
    [joint + chamfer, thickness],
    [HALF, thickness],
  ];
  const entities: readonly Entity[] = [
    ...[left, right].flatMap((outline) => cutAway('concrete', outline, [outline])),
    ...[COVER, thickness - COVER].flatMap((y) => [
      seen([-HALF, y], [-joint - 25, y]),
      seen([joint + 25, y], [HALF, y]),
      ...[-50, 50, 105].map((x) => bar([x, y === COVER ? y + 5 : y - 5], 10)),
    ]),
    ...seal(joint, SEALANT.from, 1),
    ...seal(joint, thickness - SEALANT.from, -1),
    // The tie's tube, closed by the cone.
    seenOutline([
      [ANCHOR.x - ANCHOR.neck, ANCHOR.depth],
      [ANCHOR.x - ANCHOR.mouth + 2.5, 6],
      [ANCHOR.x + ANCHOR.mouth - 2.5, 6],
      [ANCHOR.x + ANCHOR.neck, ANCHOR.depth],
    ]),
    axis([ANCHOR.x, -12], [ANCHOR.x, thickness + 12]),
    breakLine([-HALF, 0], [-HALF, thickness], SCALE),
    breakLine([HALF, 0], [HALF, thickness], SCALE),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -HALF - 25,
      edge: -HALF,
      stops: [0, thickness],
      texts: [planned ? String(thickness) : `${words.thickness} ${thickness}`],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: thickness + 30,
      edge: thickness - chamfer,
      stops: [-joint, joint],
      texts: [planned ? String(width) : `${words.joint} ${width}`],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: -35,
      edge: 0,
      stops: [ANCHOR.x - ANCHOR.mouth, ANCHOR.x + ANCHOR.mouth],
      texts: [`${exampleMeasures.anchor}`],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: -35,
      edge: [chamfer, 0],
      stops: [joint, joint + chamfer],
      texts: [`${chamfer}`],
    },
    ...labelColumn({
      x: HALF + 32,
      side: 'right',
      bend: HALF + 18,
      most: 19,
      top: thickness + 35,
      scale: SCALE,
      items: [
        [
          planned ? `${words.wall}, ${length}\u00a0×\u00a0${height}` : words.wall,
          [HALF - 25, thickness - 60],
          thickness + 15,
        ],
        [words.rod, [ROD - 6, SEALANT.to + ROD], 80],
        [words.edge, [joint + chamfer / 2, chamfer / 2], 18],
        [
          `${words.face} ${planned ? facts.classes.classes[concreteClass] : permittedText(facts.classes)}`,
          [HALF - 50, 0],
          -28,
        ],
      ],
    }),
    {
      kind: 'label',
      at: [ANCHOR.x + 24, -58],
      lines: [words.anchor],
      align: 'start',
      leader: [
        [ANCHOR.x + 13, -58],
        [ANCHOR.x + 13, 4],
      ],
    },
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [],
    note: `${planned ? words.tolerances : words.sizes} ${permittedText(facts.tolerances)}.`,
    isPlanned: planned !== undefined,
  });
}

/** Sealant before its rod, from the given depth towards the middle of the wall. */
const seal = (joint: number, from: number, inwards: 1 | -1): readonly Entity[] => {
  const to = from + inwards * (SEALANT.to - SEALANT.from);
  return [
    {
      kind: 'solid',
      outline: [
        [-joint, from],
        [joint, from],
        [joint, to + inwards * 3],
        [0, to - inwards],
        [-joint, to + inwards * 3],
      ],
    },
    { kind: 'arc', layer: 'view', centre: [0, to + inwards * (ROD - 2)], radius: joint, from: 0, to: 360 },
  ];
};
