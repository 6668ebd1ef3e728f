import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf } from '../../drafting/measures.ts';
import { breakLine, cutAway, cutPart, finished, labelBelow, lines } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { layers } from '../../facts/layers.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { angleStep, angleStepOutline, plan } from './plan.ts';

const words = {
  title: 'Schnitt durch eine Aussentreppe aus Winkelstufen',
  step: 'Winkelstufe, Trittfläche mit Gefälle',
  narrowStep: 'Stufe mit Gefälle',
  bed: 'Mörtelstreifen',
  landing: 'Podestplatte',
  flight: 'Betonierter Lauf',
  gravel: 'Kiesschicht',
  foundation: 'Fundation bis in frostfreie Tiefe',
  datum: '±0.00 ist Oberkante Podest. Steigungen von Vorderkante zu Vorderkante.',
} as const;

const SCALE = 10;
const WIDE_TREAD = 245;
const { joint: JOINT, fall: FALL } = angleStep;

/** Example geometry in millimetres. */
const BEHIND_LEG = 30;
/** Of mortar across the flight, and from the edges of what it bears. */
const STRIP = 60;
const STRIP_INSET = 20;
const PAVING = { left: -88, slab: 60, bed: 35, gravel: 100 };
const LANDING_END = 145;
const WAIST = 150;
const FOUNDATION = { front: -10, width: 300, depth: 380 };
const GRAVEL = 90;
const GROUND = 60;

/** Two angle steps on a concrete flight: each rests on the one below and on two strips of mortar, with its tread falling to the front. */
export function draw(planned?: Values): Drawing {
  const values = planned ?? initialValues(plan);
  const width = measureOf(facts.width, planned?.width);
  const rise = measureOf(facts.rise, planned?.rise);
  const thickness = measureOf(facts.thickness, planned?.thickness);
  const bed = measureOf(layers.mortarBed, planned?.bed, 40);
  const { bearing = 0 } = values;

  const going = width.value - bearing;
  const sizes = { width: width.value, rise: rise.value, thickness: thickness.value, bearing };
  const step = (number: number) => angleStepOutline(sizes, [number * going, -(1 - number) * rise.value]);
  const [front, top] = [going, 0];
  const rear = front + width.value;
  const end = rear + LANDING_END;
  const surface = (x: number) => top + (x - front) * FALL;
  const lower = -2 * rise.value;
  const lowerTread = top - rise.value;

  const under = (x: number) => surface(x) - thickness.value;
  const underBed = (x: number) => under(x) - bed.value;
  const lowerUnder = (x: number) => lowerTread + x * FALL - thickness.value;
  const behind = bearing + BEHIND_LEG;
  // The top of the concrete, from the foundation up to the landing.
  const stepped: readonly Point[] = [
    [FOUNDATION.front, lower],
    [behind, lower],
    [behind, lowerUnder(0) - bed.value],
    [going + behind, lowerUnder(0) - bed.value],
    [going + behind, underBed(going + behind)],
    [end, underBed(end)],
  ];
  const soffit = underBed(end) - WAIST;
  const foundationRear = FOUNDATION.front + FOUNDATION.width;
  const foundationFoot = lower - FOUNDATION.depth;
  const slope = rise.value / going;
  const bendX = going + behind + 70;
  const bottomAt = (x: number) => soffit - Math.max(0, bendX - x) * slope;
  const foot: readonly Point[] = [
    [end, soffit],
    [bendX, soffit],
    [foundationRear, bottomAt(foundationRear)],
  ];
  const deeper = (by: number) => foot.map(([x, y]): Point => [x, y - by]);
  // The parts beside a joint draw its edges.
  const joints: readonly (readonly Point[])[] = [
    [[0, lower], [bearing, lower], ...step(0).slice(0, 2).reverse()],
    [
      [going, lowerTread + going * FALL],
      [width.value, lowerTread + width.value * FALL],
      ...step(1).slice(0, 2).reverse(),
    ],
  ];
  // Under both treads and under the landing.
  const strip = (left: number, over: (x: number) => number, base: (x: number) => number) =>
    sides(left, left + STRIP, over, base);
  const fronts = [behind + STRIP_INSET, width.value - STRIP_INSET - STRIP];
  const beds = [
    ...fronts.map((x) => strip(x, lowerUnder, () => lowerUnder(0) - bed.value)),
    ...fronts.map((x) => strip(going + x, under, underBed)),
    sides(rear + JOINT, end, under, underBed),
  ];
  const landing: readonly Point[] = [
    [end, under(end)],
    [rear + JOINT, under(rear)],
    [rear + JOINT, surface(rear)],
    [end, surface(end)],
  ];
  const entities: readonly Entity[] = [
    ...[step(0), step(1)].flatMap((outline) => cutPart('cast-stone', outline)),
    ...cutAway('cast-stone', landing, [landing]),
    ...joints.flatMap((outline) => cutAway('mortar', outline, [])),
    ...beds.flatMap((outline) =>
      cutAway('mortar', outline, [outline.slice(1, 3), [...outline.slice(3), ...outline.slice(0, 1)]]),
    ),
    ...cutAway(
      'concrete',
      [...stepped, ...foot, [foundationRear, foundationFoot], [FOUNDATION.front, foundationFoot]],
      [
        [[FOUNDATION.front, foundationFoot], ...stepped],
        [...foot, [foundationRear, foundationFoot]],
      ],
    ),
    ...cutAway('gravel', [...foot, ...deeper(GRAVEL).reverse()], [deeper(GRAVEL)]),
    ...cutAway('ground', [...deeper(GRAVEL), ...deeper(GRAVEL + GROUND).reverse()], []),
    ...paving(lower),
    breakLine([end, soffit - GRAVEL - GROUND], [end, surface(end)], SCALE),
    breakLine([foundationRear, foundationFoot], [FOUNDATION.front, foundationFoot], SCALE),
    { kind: 'level', at: [rear + 15, surface(rear + 15)], text: drawingWords.datum, side: 'right' },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -40,
      edge: [FOUNDATION.front, 0, front],
      stops: [lower, lowerTread, top],
      texts: [rise.text, rise.text],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: top + 75,
      edge: [...(planned ? [lowerTread] : []), top, surface(rear)],
      stops: [...(planned ? [0] : []), front, rear],
      texts: [...(planned ? [String(going)] : []), width.text],
    },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: end + 35,
      edge: end,
      stops: [underBed(end), under(end), surface(end)],
      texts: [bed.text, thickness.text],
      ...(planned && { lying: true }),
    },
    {
      kind: 'label',
      at: [35, -30],
      // On a narrow tread the longer words would run into the next step.
      lines: going < WIDE_TREAD ? lines(words.narrowStep, 9) : lines(words.step, 14),
      align: 'start',
      leader: [
        [15, -30],
        [15, lowerTread - 30],
      ],
    },
    labelBelow(words.landing, [rear + 50, soffit - GRAVEL - GROUND - 35], under(rear + 28) + 20, 20, SCALE),
    labelBelow(words.bed, [rear - 28, soffit - GRAVEL - GROUND - 85], under(rear - 50) - 20, 20, SCALE),
    labelBelow(words.flight, [rear - 130, soffit - GRAVEL - GROUND - 135], soffit + 60, 20, SCALE),
    labelBelow(words.gravel, [rear - 210, soffit - GRAVEL - GROUND - 185], bottomAt(rear - 232) - 40, 20, SCALE),
    {
      kind: 'label',
      at: [foundationRear + 60, soffit - GRAVEL - GROUND - 240],
      lines: lines(words.foundation, 20),
      align: 'start',
      leader: [[foundationRear - 60, soffit - GRAVEL - GROUND - 240]],
    },
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [width, rise, thickness, bed],
    note: words.datum,
    isPlanned: planned !== undefined,
  });
}

/** What is between two lines, from the left to the right, counter-clockwise. */
const sides = (
  left: number,
  right: number,
  top: (x: number) => number,
  base: (x: number) => number,
): readonly Point[] => [
  [left, base(left)],
  [right, base(right)],
  [right, top(right)],
  [left, top(left)],
];

/** The paving before the first step, on its own bed. */
function paving(top: number): readonly Entity[] {
  const { left, slab, bed, gravel } = PAVING;
  const right = FOUNDATION.front;
  const outline: readonly Point[] = [
    [left, top - slab],
    [right - 8, top - slab],
    [right - 8, top],
    [left, top],
  ];
  return [
    ...cutAway('cast-stone', outline, [outline]),
    ...cutAway('grit', rectangle(left, top - slab - bed, right, top - slab), []),
    ...cutAway('gravel', rectangle(left, top - slab - bed - gravel, right, top - slab - bed), [
      [
        [left, top - slab - bed],
        [right, top - slab - bed],
      ],
    ]),
    ...cutAway('ground', rectangle(left, top - slab - bed - gravel - GROUND, right, top - slab - bed - gravel), [
      [
        [left, top - slab - bed - gravel],
        [right, top - slab - bed - gravel],
      ],
    ]),
    breakLine([left, top - slab - bed - gravel - GROUND], [left, top], SCALE),
  ];
}
