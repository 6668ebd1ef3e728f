import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf } from '../../drafting/measures.ts';
import { breakLine, cutAway, cutPart, finished, labelBelow, lines, seen } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { layers } from '../../facts/layers.ts';
import { permittedWithUnit } from '../../facts/technical-fact.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { plan, riserOutline, treadAndRiser, treadOf, treadOutline } from './plan.ts';

const words = {
  title: 'Schnitt durch eine Innentreppe aus Tritt- und Setzstufen',
  tread: 'Trittstufe, unterschnitten',
  narrowTread: 'Trittstufe',
  riser: 'Setzstufe',
  bed: 'Mörtelstreifen',
  landing: 'Podestplatte',
  flight: 'Betonierter Lauf',
  tolerance: 'Toleranz der Stufe',
  datum: '±0.00 ist Oberkante Podest. Steigungen von Vorderkante zu Vorderkante.',
} as const;

const SCALE = 10;
const { riser: RISER, joint: JOINT } = treadAndRiser;

/** Example geometry in millimetres. */
const BEHIND_RISER = 15;
/** Of mortar across the flight, and from the edges of what it bears. */
const MORTAR_WIDTH = 60;
const MORTAR_INSET = 10;
const WAIST = 160;
const PLASTER = 12;
const LANDING_END = 145;
const FLOOR = { left: -90, slab: 30, screed: 80, insulation: 40, structure: 140, end: 330 };
const STRIP = 10;

/** Treads on strips of mortar on a concrete flight, their risers without any behind, up to a landing; the screed below keeps clear of the stairs. */
export function draw(planned?: Values): Drawing {
  const { nosing: nose = 0 } = planned ?? initialValues(plan);
  const width = measureOf(facts.width, planned?.width);
  const rise = measureOf(facts.rise, planned?.rise);
  const thickness = measureOf(facts.thickness, planned?.thickness);
  const bed = measureOf(layers.mortarBed, planned?.bed, 35);

  const going = treadOf({ width: width.value, nosing: nose });
  const floor = -2 * rise.value;
  const front = (step: number) => step * going;
  const top = (step: number) => (step - 1) * rise.value;
  const end = front(1) + width.value + LANDING_END;
  const concreteTop = (step: number) => top(step) - thickness.value - bed.value;
  const behind = nose + RISER + BEHIND_RISER;

  const tread = (step: number) => treadOutline(width.value, thickness.value, [front(step), top(step)]);
  const sizes = { rise: rise.value, thickness: thickness.value, nosing: nose };
  const riser = (step: number) => riserOutline(sizes, [front(step), top(step)], step === 0);
  const rear = front(1) + width.value;
  const riserX = width.value + JOINT + RISER / 2;
  const landing: readonly Point[] = [
    [end, -thickness.value],
    [rear + 3, -thickness.value],
    [rear + 3, 0],
    [end, 0],
  ];

  const screedTop = floor - FLOOR.slab;
  const screedFoot = screedTop - FLOOR.screed;
  const structureTop = screedFoot - FLOOR.insulation;
  const structureFoot = structureTop - FLOOR.structure;
  const foot = nose + RISER;
  const slope = rise.value / going;
  const waist = WAIST * Math.hypot(1, slope);
  const inner: Point = [front(1) + behind, concreteTop(0)];
  const xOfSoffit = (y: number) => inner[0] + (y - inner[1] + waist) / slope;
  const landingFoot = concreteTop(1) - WAIST;
  const stepped: readonly Point[] = [
    [nose, structureTop],
    [nose, floor],
    [foot, floor],
    [foot + BEHIND_RISER, floor],
    [foot + BEHIND_RISER, concreteTop(0)],
    [inner[0], concreteTop(0)],
    [inner[0], concreteTop(1)],
    [end, concreteTop(1)],
  ];
  /** Down to the floor. */
  const soffitBelow = (depth: number): readonly Point[] => [
    [end, landingFoot - depth],
    [xOfSoffit(landingFoot), landingFoot - depth],
    [xOfSoffit(structureTop + depth), structureTop],
  ];
  const soffit = soffitBelow(0);
  // With air between the soffit and the break line.
  const floorEnd = Math.max(FLOOR.end, xOfSoffit(structureTop + PLASTER) + 40);
  // Strips across the flight under both treads, the rear one of the lower under the riser, too, and the bed of the landing.
  const behindRiser = width.value + JOINT + RISER;
  const mortar = [
    ...[foot + BEHIND_RISER + MORTAR_INSET, behindRiser - MORTAR_WIDTH].map((x) => [0, x, x + MORTAR_WIDTH] as const),
    ...[inner[0] + MORTAR_INSET, rear - MORTAR_INSET - MORTAR_WIDTH].map((x) => [1, x, x + MORTAR_WIDTH] as const),
    [1, rear + 3, end] as const,
  ].flatMap(([step, left, right]) => {
    const [low, high] = [concreteTop(step), top(step) - thickness.value];
    const upright = (x: number): readonly Point[] => [
      [x, low],
      [x, high],
    ];
    return cutAway('mortar', rectangle(left, low, right, high), [upright(left), upright(right)]);
  });
  // Both words find room before the next riser only on a wide tread.
  const isWide = going >= 265;
  const treadWords = isWide ? Math.min(35, going - 250) : 35;
  const entities: readonly Entity[] = [
    ...[tread(0), tread(1), riser(0), riser(1)].flatMap((outline) => cutPart('cast-stone', outline)),
    ...cutAway('cast-stone', landing, [landing]),
    ...mortar,
    ...cutAway(
      'concrete',
      [
        ...stepped,
        ...soffit,
        [floorEnd, structureTop],
        [floorEnd, structureFoot],
        [FLOOR.left, structureFoot],
        [FLOOR.left, structureTop],
      ],
      [
        [[FLOOR.left, structureTop], ...stepped],
        [...soffit, [floorEnd, structureTop]],
      ],
    ),
    seen(...soffitBelow(PLASTER)),
    ...flooring(nose, floor, screedTop, screedFoot, structureTop),
    breakLine([end, landingFoot - PLASTER], [end, 0], SCALE),
    breakLine([FLOOR.left, structureFoot], [FLOOR.left, floor], SCALE),
    breakLine([floorEnd, structureFoot], [FLOOR.left, structureFoot], SCALE),
    breakLine([floorEnd, structureFoot], [floorEnd, structureTop], SCALE),
    { kind: 'level', at: [rear + 15, 0], text: drawingWords.datum, side: 'right' },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: -40,
      edge: [FLOOR.left, 0, front(1)],
      stops: [floor, -rise.value, 0],
      texts: [rise.text, rise.text],
    },
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: 75,
      edge: [...(planned ? [-rise.value] : []), 0, 0],
      stops: [...(planned ? [0] : []), front(1), rear],
      texts: [...(planned ? [String(going)] : []), width.text],
    },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: end + 35,
      edge: end,
      stops: [concreteTop(1), -thickness.value, 0],
      texts: [bed.text, thickness.text],
      ...(planned && { lying: true }),
    },
    // The nosing, over the tread below.
    ...(planned
      ? [
          {
            kind: 'dimensions',
            direction: 'horizontal',
            line: -rise.value + 30,
            // Below the words.
            edge: Math.min(-thickness.value, -92),
            stops: [front(1), front(1) + nose],
            texts: [String(nose)],
            beyond: 'start',
          } as const,
        ]
      : []),
    // On a narrow tread the words move to the left, off the next nosing.
    {
      kind: 'label',
      at: [treadWords, -30],
      lines: isWide ? lines(words.tread, 14) : [words.narrowTread],
      align: 'start',
      leader: [
        [treadWords - 20, -30],
        [treadWords - 20, -rise.value - 22],
      ],
    },
    labelBelow(words.landing, [rear + 50, landingFoot - 70], -thickness.value / 2, 20, SCALE),
    labelBelow(words.bed, [rear - 10, landingFoot - 120], -thickness.value - 17, 20, SCALE),
    labelBelow(words.flight, [rear - 100, landingFoot - 170], concreteTop(1) - 60, 20, SCALE),
    {
      kind: 'label',
      at: [Math.max(riserX + 22, floorEnd + 22), landingFoot - 245],
      lines: [words.riser],
      align: 'start',
      leader: [
        [riserX, landingFoot - 245],
        [riserX, -rise.value / 2],
      ],
    },
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [width, rise, thickness, bed],
    note: `${words.tolerance} ${permittedWithUnit(facts.tolerance)}. ${words.datum}`,
    isPlanned: planned !== undefined,
  });
}

/** The floor at the first riser: slab, screed on insulation, and the strip that keeps it off the stairs. */
function flooring(
  nose: number,
  floor: number,
  screedTop: number,
  screedFoot: number,
  structureTop: number,
): readonly Entity[] {
  const { left } = FLOOR;
  const end = nose - STRIP;
  const slab: readonly Point[] = [
    [left, screedTop],
    [nose - 3, screedTop],
    [nose - 3, floor],
    [left, floor],
  ];
  const screed: readonly Point[] = [
    [left, screedFoot],
    [end, screedFoot],
    [end, screedTop],
    [left, screedTop],
  ];
  return [
    ...cutAway('cast-stone', slab, [slab]),
    ...cutAway('mortar', screed, [screed.slice(0, 3)]),
    ...cutAway('insulation', rectangle(left, structureTop, end, screedFoot), [
      [
        [end, structureTop],
        [end, screedFoot],
      ],
    ]),
  ];
}
