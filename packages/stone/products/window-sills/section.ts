import type { Drawing, Entity, Point } from '../../drafting/drawing.ts';
import { measureOf, type Measure } from '../../drafting/measures.ts';
import { breakLine, cutAway, cutPart, finished, labelBelow, labelColumn, lines, seen } from '../../drafting/parts.ts';
import { drawingWords } from '../../drafting/words.ts';
import { inMillimetres } from '../../facts/technical-fact.ts';
import { figure } from '../../language.ts';
import { initialValues, type Values } from '../../plans/define-plan.ts';
import { rectangle } from '../../plans/layout.ts';
import { facts } from './facts.ts';
import { plan, rearThickness, sill as SILL, sillOutline } from './plan.ts';

const words = {
  title: 'Vertikalschnitt durch eine Fensterbank mit Tropfkante',
  sill: 'Fensterbank mit Gefälle',
  length: 'Länge',
  overhang: 'Überstand',
  drip: 'Tropfkante',
  rear: 'Dicke an der Wand',
  inner: 'Innenbank',
  layer: 'Zweite, wasserführende Ebene',
  render: 'Putz',
  insulation: 'Dämmung',
  wall: 'Tragende Wand',
} as const;

const SCALE = 5;

/** Example geometry in millimetres; the face of the render is at 0, the outside at the left. */
const SEAL = 5;
const RENDER = 10;
const WALL = { width: 140, foot: -230 };
const BED = 10;
const FRAME = { width: 72, foot: -40, top: 70, glass: 130 };
const INNER = { length: 100, thickness: 30, overhang: 20 };

/** An outer sill with fall and drip edge before the window; the inner one is apart from it. */
export function draw(planned?: Values): Drawing {
  const { overhang = 0, fall = 0 } = planned ?? initialValues(plan);
  const width = measureOf(facts.width, planned?.width);
  const thickness = measureOf(facts.thickness, planned?.thickness);
  const drip = measureOf(facts.drip, planned?.drip);
  const greatest = inMillimetres(facts.length.most, facts.length.unit);
  const length = planned ? String(planned.length) : `${drawingWords.upTo}\u00a0${greatest}`;

  const [front, rear] = [-overhang, width.value - overhang];
  const topFront = (-width.value * fall) / 100;
  const under = topFront - thickness.value;
  const rears = planned ? [rearOf({ width: width.value, thickness: thickness.value, fall })] : [];
  const sill = sillOutline({ width: width.value, thickness: thickness.value, drip: drip.value, overhang, fall });
  // Above the dimension where it is too short for the label below it.
  const labelTop = width.value >= 200 ? 85 : planned ? 210 : 190;
  const label = planned
    ? `${words.sill} ${fall}\u00a0%, ${words.length} ${length}, ${words.overhang} ${overhang}`
    : `${words.sill}, ${words.length} ${length}`;
  const frameLeft = rear + SEAL;
  const frameRight = frameLeft + FRAME.width;
  const wallRight = rear + WALL.width;
  const layerTop = under - BED;
  const entities: readonly Entity[] = [
    ...cutPart('cast-stone', sill),
    { kind: 'solid', outline: rectangle(rear, -18, frameLeft, -2) },
    ...cutAway('mortar', rectangle(0, WALL.foot, RENDER, layerTop), [
      [
        [0, WALL.foot],
        [0, layerTop],
      ],
    ]),
    { kind: 'hatch', material: 'insulation', outline: rectangle(RENDER, WALL.foot, rear, layerTop), isUpright: true },
    {
      kind: 'polyline',
      layer: 'cut',
      points: [
        [RENDER, WALL.foot],
        [RENDER, layerTop],
      ],
    },
    ...cutAway('concrete', rectangle(rear, WALL.foot, wallRight, FRAME.foot), [
      [
        [rear, WALL.foot],
        [rear, FRAME.foot],
        [wallRight, FRAME.foot],
      ],
      [
        [wallRight, FRAME.foot],
        [wallRight, WALL.foot],
      ],
    ]),
    ...cutAway('mortar', rectangle(10, layerTop, rear, under), []),
    {
      kind: 'solid',
      outline: [
        [0, layerTop],
        [rear, layerTop],
        [rear, FRAME.foot],
        [frameLeft, FRAME.foot],
        [frameLeft, FRAME.foot + 2.5],
        [rear - 2.5, FRAME.foot + 2.5],
        [rear - 2.5, layerTop + 2.5],
        [0, layerTop + 2.5],
      ],
    },
    ...frame(frameLeft, frameRight),
    ...cutPart('cast-stone', innerSill(frameRight)),
    ...cutAway('mortar', rectangle(frameRight, FRAME.foot, wallRight, -INNER.thickness), []),
    ...cutAway('mortar', rectangle(wallRight, WALL.foot, wallRight + RENDER, -INNER.thickness), [
      [
        [wallRight + RENDER, WALL.foot],
        [wallRight + RENDER, -INNER.thickness],
      ],
    ]),
    breakLine([wallRight + RENDER, WALL.foot], [0, WALL.foot], SCALE),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: 112,
      edge: [topFront + 15, 15],
      stops: [front, rear],
      texts: [width.text],
    },
    {
      kind: 'dimensions',
      direction: 'vertical',
      line: front - 25,
      edge: front,
      stops: [under, topFront],
      texts: [thickness.text],
    },
    ...rears.map(({ text }): Entity => ({
      kind: 'dimensions',
      direction: 'vertical',
      line: front - 75,
      edge: [front, rear],
      stops: [under, 0],
      texts: [text],
    })),
    {
      kind: 'dimensions',
      direction: 'horizontal',
      line: under - 36,
      edge: under,
      stops: [front + SILL.grooveInset, front + SILL.grooveInset + drip.value],
      texts: [drip.text],
      beyond: 'start',
    },
    {
      kind: 'label',
      at: [-15, labelTop],
      lines: lines(label, 16),
      align: 'start',
      leader: [
        [-30, labelTop],
        [-30, topFront - 15],
      ],
    },
    labelBelow(words.inner, [frameRight + 20, 40], -INNER.thickness / 2, 20, SCALE),
    ...labelColumn({
      x: -35,
      side: 'left',
      bend: -22,
      most: 16,
      // Below the dimension of the drip edge.
      top: Math.min(-125, under - 60),
      scale: SCALE,
      items: [
        [words.layer, [45, layerTop + 1]],
        [words.render, [RENDER / 2, -195]],
      ],
    }),
    { kind: 'label', at: [rear / 2, WALL.foot - 24], lines: [words.insulation], align: 'middle' },
    { kind: 'label', at: [(rear + wallRight) / 2, WALL.foot - 24], lines: [words.wall], align: 'middle' },
  ];
  return finished({
    title: words.title,
    scale: SCALE,
    entities,
    measures: [
      width,
      planned ? { ...thickness, name: plan.parameters['thickness']?.label ?? thickness.name } : thickness,
      ...rears,
      drip,
    ],
    isPlanned: planned !== undefined,
  });
}

/** The thickness at the wall, which the fall decides. */
const rearOf = (of: Parameters<typeof rearThickness>[0]): Measure => {
  const value = rearThickness(of);
  return { name: words.rear, value, text: figure(value, 2) };
};

/** The foot of the window: frame and glazing. */
function frame(left: number, right: number): readonly Entity[] {
  const glass = (left + right) / 2;
  return [
    { kind: 'polyline', layer: 'cut', points: rectangle(left, FRAME.foot, right, FRAME.top), closed: true },
    seen([left, FRAME.foot], [right, FRAME.top]),
    seen([left, FRAME.top], [right, FRAME.foot]),
    ...[-18, -14, 14, 18].map((x) => seen([glass + x, FRAME.top], [glass + x, FRAME.glass])),
    breakLine([glass - 22, FRAME.glass], [glass + 22, FRAME.glass], SCALE),
  ];
}

/** The inner sill: its front edge rounded off, no drip. */
const innerSill = (left: number): readonly Point[] => {
  const right = left + INNER.length;
  return [
    [left, -INNER.thickness],
    [right - 3, -INNER.thickness],
    [right, -INNER.thickness + 3],
    [right, -3],
    [right - 3, 0],
    [left, 0],
  ];
};
