import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import {
  axis,
  bar,
  breakLine,
  cutAway,
  cutPart,
  finished,
  labelColumn,
  seen,
  seenOutline,
} from '../../drafting/parts.ts';
import { permittedText, permittedWithUnit } from '../../facts/technical-fact.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { bench as BENCH, benchOutline, plan } from './plan.ts';

const words = {
  title: 'Querschnitt durch eine Sitzbank',
  height: 'H',
  width: 'B',
  element: 'Betonwerkstein,',
  reinforcement: 'Bewehrung mit Überdeckung',
  drip: 'Tropfkante',
  dowel: 'Dorn in Versetzhülse, verdeckt',
  bed: 'Mörtelbett',
  foundation: 'Fundament',
  ground: 'Baugrund',
  sizes: 'B und H nach Plan, mit der Toleranz des Elements.',
} as const;

const SCALE = 10;

/** Example geometry in millimetres: nothing of it is dimensioned. */
const BED = 20;
const FOUNDATION = { half: 130, depth: 190 };
const PAVING = { half: 295, thickness: 60, bed: 35, gap: 8 };
const GROUND = 60;
const DOWEL = 16;

/** A bench cast in one piece: seat with drip edges, web with draft, held by a hidden dowel. */
export function draw(planned?: Values): Drawing {
  const { height: top = 0, width = 0, thickness = 0 } = planned ?? initialValues(plan);
  const tolerance = permittedText(facts.tolerance);
  const density = permittedWithUnit(facts.density);
  const strength = permittedWithUnit(facts.strength);
  const under = top - thickness;
  const half = width / 2;
  const foundationFoot = -BED - FOUNDATION.depth;
  const underPaving = -PAVING.thickness - PAVING.bed;
  const entities: readonly Entity[] = [
    ...cutPart('cast-stone', benchOutline({ height: top, width, thickness })),
    ...[-2, -1, 0, 1, 2].map((place) => bar([barsAt(place, half), top - 38], 12)),
    ...[-1, 1].flatMap((sign) => [
      seen([sign * 62, 45], [sign * 62, top - 45]),
      ...[90, 200, 310].map((y) => bar([sign * 53, y], 12)),
    ]),
    seenOutline(rectangle(-DOWEL, 0, DOWEL, 125)),
    { kind: 'solid', outline: rectangle(-DOWEL / 2, -130, DOWEL / 2, 105) },
    axis([0, -160], [0, 160]),
    ...cutPart('mortar', rectangle(-BENCH.webFoot, -BED, BENCH.webFoot, 0)),
    ...cutPart('concrete', rectangle(-FOUNDATION.half, foundationFoot, FOUNDATION.half, -BED)),
    ...[-1, 1].flatMap((sign) => paving(sign)),
    ...[-1, 1].flatMap((sign) => [
      ...cutAway('ground', rectangle(sign * FOUNDATION.half, foundationFoot, sign * PAVING.half, underPaving), [
        [
          [sign * FOUNDATION.half, underPaving],
          [sign * PAVING.half, underPaving],
        ],
      ]),
      breakLine([sign * PAVING.half, foundationFoot], [sign * PAVING.half, 0], SCALE),
    ]),
    ...cutAway('ground', rectangle(-FOUNDATION.half, foundationFoot - GROUND, FOUNDATION.half, foundationFoot), []),
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -half - (planned ? 135 : 50),
      edge: [-half - 60, -half],
      stops: [0, top],
      texts: [`${planned ? top : words.height} ${tolerance}`],
    },
    ...(planned
      ? [
          {
            kind: 'dimensions',
            direction: 'vertical',
            line: -half - 50,
            edge: -half,
            stops: [under, top],
            texts: [String(thickness)],
          } as const,
        ]
      : []),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: top + 60,
      edge: top,
      stops: [-half, half],
      texts: [`${planned ? width : words.width} ${tolerance}`],
    },
    ...labelColumn({
      x: PAVING.half + 45,
      side: 'right',
      bend: PAVING.half + 25,
      most: 19,
      top: top + 50,
      scale: SCALE,
      items: [
        [`${words.element} ${density}, ${strength}`, [150, top - 60], top + 50],
        [words.drip, [half - BENCH.dripInset - BENCH.drip / 2, under + BENCH.drip / 2]],
        [words.reinforcement, [62, 240], 255],
        [words.dowel, [DOWEL / 2, 80], 130],
        [words.bed, [BENCH.webFoot - 20, -BED / 2], 25],
        [words.foundation, [FOUNDATION.half - 25, -150], -90],
        [words.ground, [PAVING.half - 30, foundationFoot + 20], foundationFoot + 20],
      ],
    }),
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [],
    note: planned ? undefined : words.sizes,
    isPlanned: planned !== undefined,
  });
}

/** Paving on its bed beside the foundation, up to the break. */
function paving(sign: number): readonly Entity[] {
  const [inner, outer] = [sign * (FOUNDATION.half + PAVING.gap), sign * PAVING.half];
  const slab: readonly Point[] = [
    [outer, -PAVING.thickness],
    [inner, -PAVING.thickness],
    [inner, 0],
    [outer, 0],
  ];
  return [
    ...cutAway('cast-stone', slab, [slab]),
    ...cutAway('grit', rectangle(sign * FOUNDATION.half, -PAVING.thickness - PAVING.bed, outer, -PAVING.thickness), []),
  ];
}

/** Bars of the seat: one in the middle, two on each side up to the cover at its edge. */
const barsAt = (place: number, half: number) => (Math.abs(place) < 2 ? place * 95 : Math.sign(place) * (half - 40));
