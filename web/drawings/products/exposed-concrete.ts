import { drawingWords as words, exampleMeasures, product } from '../../content/products/exposed-concrete.ts';
import type { Drawing, Entity, Point } from '../drawing.ts';
import { factText } from '../measures.ts';
import { axis, bar, breakLine, cutAway, finished, labelColumn, seen, seenOutline } from '../parts.ts';

const SCALE = 5;

/** Example geometry in millimetres; the outer face is at 0. */
const { thickness: THICKNESS, chamfer: CHAMFER } = exampleMeasures;
const HALF = 128;
const JOINT = exampleMeasures.joint / 2;
const SEALANT = { from: 14, to: 24 };
const ROD = 13;
const COVER = 34;
const ANCHOR = { x: -85, mouth: exampleMeasures.anchor / 2, neck: 11, depth: 26 };

/** Two wall slabs from above: chamfered joint, sealed on both sides, reinforcement, and the hole of a form tie. */
export function draw(): Drawing {
  const left: readonly Point[] = [
    [-HALF, 0],
    [ANCHOR.x - ANCHOR.mouth, 0],
    [ANCHOR.x - ANCHOR.neck, ANCHOR.depth],
    [ANCHOR.x + ANCHOR.neck, ANCHOR.depth],
    [ANCHOR.x + ANCHOR.mouth, 0],
    [-JOINT - CHAMFER, 0],
    [-JOINT, CHAMFER],
    [-JOINT, THICKNESS - CHAMFER],
    [-JOINT - CHAMFER, THICKNESS],
    [-HALF, THICKNESS],
  ];
  const right: readonly Point[] = [
    [HALF, 0],
    [JOINT + CHAMFER, 0],
    [JOINT, CHAMFER],
    [JOINT, THICKNESS - CHAMFER],
    [JOINT + CHAMFER, THICKNESS],
    [HALF, THICKNESS],
  ];
  const entities: readonly Entity[] = [
    ...[left, right].flatMap((outline) => cutAway('concrete', outline, [outline])),
    ...[COVER, THICKNESS - COVER].flatMap((y) => [
      seen([-HALF, y], [-JOINT - 25, y]),
      seen([JOINT + 25, y], [HALF, y]),
      ...[-50, 50, 105].map((x) => bar([x, y === COVER ? y + 5 : y - 5], 10)),
    ]),
    ...seal(SEALANT.from, 1),
    ...seal(THICKNESS - SEALANT.from, -1),
    // The tie's tube, closed by the cone.
    seenOutline([[ANCHOR.x - ANCHOR.neck, ANCHOR.depth], [ANCHOR.x - ANCHOR.mouth + 2.5, 6], [ANCHOR.x + ANCHOR.mouth - 2.5, 6], [ANCHOR.x + ANCHOR.neck, ANCHOR.depth]]),
    axis([ANCHOR.x, -12], [ANCHOR.x, THICKNESS + 12]),
    breakLine([-HALF, 0], [-HALF, THICKNESS], SCALE),
    breakLine([HALF, 0], [HALF, THICKNESS], SCALE),
    { kind: 'dimensions', direction: 'vertical', line: -HALF - 25, edge: -HALF, stops: [0, THICKNESS], texts: [`${words.thickness} ${THICKNESS}`] },
    { kind: 'dimensions', direction: 'horizontal', line: THICKNESS + 30, edge: THICKNESS - CHAMFER, stops: [-JOINT, JOINT], texts: [`${words.joint} ${exampleMeasures.joint}`] },
    { kind: 'dimensions', direction: 'horizontal', line: -35, edge: 0, stops: [ANCHOR.x - ANCHOR.mouth, ANCHOR.x + ANCHOR.mouth], texts: [`${exampleMeasures.anchor}`] },
    { kind: 'dimensions', direction: 'horizontal', line: -35, edge: [CHAMFER, 0], stops: [JOINT, JOINT + CHAMFER], texts: [`${CHAMFER}`] },
    ...labelColumn({
      x: HALF + 32,
      side: 'right',
      bend: HALF + 18,
      most: 19,
      top: THICKNESS + 35,
      scale: SCALE,
      items: [
        [words.wall, [HALF - 25, THICKNESS - 60], THICKNESS + 15],
        [words.rod, [ROD - 6, SEALANT.to + ROD], 80],
        [words.edge, [JOINT + CHAMFER / 2, CHAMFER / 2], 18],
        [`${words.face} ${factText(product, 'Sichtbetonklassen')}`, [HALF - 50, 0], -28],
      ],
    }),
    { kind: 'label', at: [ANCHOR.x + 24, -58], lines: [words.anchor], align: 'start', leader: [[ANCHOR.x + 13, -58], [ANCHOR.x + 13, 4]] },
  ];
  return finished({ title: words.title, scale: SCALE, entities, measures: [], note: `${words.sizes} ${factText(product, 'Toleranzen')}.` });
}

/** Sealant before its rod, from the given depth towards the middle of the wall. */
const seal = (from: number, inwards: 1 | -1): readonly Entity[] => {
  const to = from + inwards * (SEALANT.to - SEALANT.from);
  return [
    { kind: 'solid', outline: [[-JOINT, from], [JOINT, from], [JOINT, to + inwards * 3], [0, to - inwards], [-JOINT, to + inwards * 3]] },
    { kind: 'arc', layer: 'view', centre: [0, to + inwards * (ROD - 2)], radius: JOINT, from: 0, to: 360 },
  ];
};
