import { drawingWords as words, product } from '../../content/products/small-architecture.ts';
import type { Drawing, Entity, Point } from '../drawing.ts';
import { factText, factValue } from '../measures.ts';
import { axis, bar, breakLine, cutAway, cutPart, finished, labelColumn, rectangle, seen, seenOutline } from '../parts.ts';

const SCALE = 10;

/** Example geometry in millimetres: nothing of it is dimensioned. */
const SEAT = { half: 225, top: 450, thickness: 100, crown: 4, chamfer: 8, draft: 3 };
const WEB = { top: 85, foot: 105 };
const DRIP = { inset: 14, size: 12 };
const BED = 20;
const FOUNDATION = { half: 130, depth: 190 };
const PAVING = { half: 295, thickness: 60, bed: 35, gap: 8 };
const GROUND = 60;
const DOWEL = 16;

/** A bench cast in one piece: seat with drip edges, web with draft, held by a hidden dowel. */
export function draw(): Drawing {
  const tolerance = factValue(product, 'Toleranz');
  const density = factText(product, 'Rohdichte');
  const strength = factText(product, 'Druckfestigkeit');
  const under = SEAT.top - SEAT.thickness;
  const half: readonly Point[] = [
    [WEB.foot, 0],
    [WEB.top, under - 15],
    [WEB.top + 15, under],
    [SEAT.half - DRIP.inset - DRIP.size, under],
    [SEAT.half - DRIP.inset - DRIP.size, under + DRIP.size],
    [SEAT.half - DRIP.inset, under + DRIP.size],
    [SEAT.half - DRIP.inset, under],
    [SEAT.half - SEAT.draft, under],
    [SEAT.half, SEAT.top - SEAT.crown - SEAT.chamfer],
    [SEAT.half - SEAT.chamfer, SEAT.top - SEAT.crown],
    [0, SEAT.top],
  ];
  const bench = [...half, ...half.slice(0, -1).toReversed().map(mirrored)];
  const foundationFoot = -BED - FOUNDATION.depth;
  const underPaving = -PAVING.thickness - PAVING.bed;
  const entities: readonly Entity[] = [
    ...cutPart('cast-stone', bench),
    ...[-185, -95, 0, 95, 185].map((x) => bar([x, SEAT.top - 38], 12)),
    ...[-1, 1].flatMap((sign) => [seen([sign * 62, 45], [sign * 62, SEAT.top - 45]), ...[90, 200, 310].map((y) => bar([sign * 53, y], 12))]),
    seenOutline(rectangle(-DOWEL, 0, DOWEL, 125)),
    { kind: 'solid', outline: rectangle(-DOWEL / 2, -130, DOWEL / 2, 105) },
    axis([0, -160], [0, 160]),
    ...cutPart('mortar', rectangle(-WEB.foot, -BED, WEB.foot, 0)),
    ...cutPart('concrete', rectangle(-FOUNDATION.half, foundationFoot, FOUNDATION.half, -BED)),
    ...[-1, 1].flatMap((sign) => paving(sign)),
    ...[-1, 1].flatMap((sign) => [
      ...cutAway('ground', rectangle(sign * FOUNDATION.half, foundationFoot, sign * PAVING.half, underPaving), [
        [[sign * FOUNDATION.half, underPaving], [sign * PAVING.half, underPaving]],
      ]),
      breakLine([sign * PAVING.half, foundationFoot], [sign * PAVING.half, 0], SCALE),
    ]),
    ...cutAway('ground', rectangle(-FOUNDATION.half, foundationFoot - GROUND, FOUNDATION.half, foundationFoot), []),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -SEAT.half - 50,
      edge: [-SEAT.half - 60, -SEAT.half],
      stops: [0, SEAT.top],
      texts: [`${words.height} ${tolerance}`],
    },
    { kind: 'dimensions', direction: 'horizontal', line: SEAT.top + 60, edge: SEAT.top, stops: [-SEAT.half, SEAT.half], texts: [`${words.width} ${tolerance}`] },
    ...labelColumn({
      x: PAVING.half + 45,
      side: 'right',
      bend: PAVING.half + 25,
      most: 19,
      top: SEAT.top + 50,
      scale: SCALE,
      items: [
        [`${words.element} ${density}, ${strength}`, [150, SEAT.top - 60], SEAT.top + 50],
        [words.drip, [SEAT.half - DRIP.inset - DRIP.size / 2, under + DRIP.size / 2]],
        [words.reinforcement, [62, 240], 255],
        [words.dowel, [DOWEL / 2, 80], 130],
        [words.bed, [WEB.foot - 20, -BED / 2], 25],
        [words.foundation, [FOUNDATION.half - 25, -150], -90],
        [words.ground, [PAVING.half - 30, foundationFoot + 20], foundationFoot + 20],
      ],
    }),
  ];
  return finished({ title: words.title, scale: SCALE, entities, measures: [], note: words.sizes });
}

/** Paving on its bed beside the foundation, up to the break. */
function paving(sign: number): readonly Entity[] {
  const [inner, outer] = [sign * (FOUNDATION.half + PAVING.gap), sign * PAVING.half];
  const slab: readonly Point[] = [[outer, -PAVING.thickness], [inner, -PAVING.thickness], [inner, 0], [outer, 0]];
  return [
    ...cutAway('cast-stone', slab, [slab]),
    ...cutAway('grit', rectangle(sign * FOUNDATION.half, -PAVING.thickness - PAVING.bed, outer, -PAVING.thickness), []),
  ];
}

const mirrored = ([x, y]: Point): Point => [-x, y];
