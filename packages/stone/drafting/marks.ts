import type { Arc, DimensionChain, Drawing, Entity, Label, DrawingLayer, Level, Point } from './drawing.ts';
import { hatchStrokes } from './hatching.ts';
import { HALF_FIGURE, LINE_HEIGHT, textWidth } from './paper.ts';

/** A pen stroke, in millimetres of the work. */
interface StrokeMark {
  readonly kind: 'stroke';
  readonly layer: DrawingLayer;
  readonly points: readonly Point[];
  readonly closed: boolean;
}

export interface FillMark {
  readonly kind: 'fill';
  readonly layer: DrawingLayer;
  readonly points: readonly Point[];
}

/** One line of text. `at` is the middle of its height. Upright text runs from bottom to top. */
export interface WordsMark {
  readonly kind: 'words';
  readonly at: Point;
  readonly text: string;
  readonly align: 'start' | 'middle' | 'end';
  readonly upright: boolean;
  /** Number of the line below the first of its label. */
  readonly row?: number;
}

export type Mark = StrokeMark | FillMark | WordsMark;

/** All strokes, fills and texts of a drawing. Dimensions, levels, leaders and hatches are resolved into them. */
export const marksOf = ({ entities, scale }: Pick<Drawing, 'entities' | 'scale'>): readonly Mark[] =>
  entities.flatMap((entity) => entityMarks(entity, scale));

/** The strokes, fills and texts of one entity. */
export function entityMarks(entity: Entity, scale: number): readonly Mark[] {
  switch (entity.kind) {
    case 'polyline':
      return [{ kind: 'stroke', layer: entity.layer, points: entity.points, closed: entity.closed ?? false }];
    case 'arc':
      return [
        { kind: 'stroke', layer: entity.layer, points: pointsOfArc(entity), closed: entity.to - entity.from === 360 },
      ];
    case 'hatch':
      return hatchStrokes(entity, scale).map(({ points, closed }) => ({
        kind: 'stroke',
        layer: 'hatch',
        points,
        closed,
      }));
    case 'solid':
      return [{ kind: 'fill', layer: 'cut', points: entity.outline }];
    case 'label':
      return labelMarks(entity, scale);
    case 'dimensions':
      return dimensionMarks(entity, scale);
    case 'level':
      return levelMarks(entity, scale);
  }
}

/** Points of an arc, at most six degrees apart. */
function pointsOfArc({
  centre: [x, y],
  radius,
  from,
  to,
}: Pick<Arc, 'centre' | 'radius' | 'from' | 'to'>): readonly Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

const DOT = 0.35;

function labelMarks({ at: [x, y], lines, align, leader }: Label, scale: number): readonly Mark[] {
  const words = lines.map((text, index): Mark => ({
    kind: 'words',
    at: [x, y - index * LINE_HEIGHT * scale],
    text,
    align,
    upright: false,
    ...(index > 0 && { row: index }),
  }));
  const end = leader?.at(-1);
  if (!leader || !end) return words;
  const start: Point = [x + (align === 'end' ? 1 : -1) * scale, y];
  return [
    ...words,
    { kind: 'stroke', layer: 'dimension', points: [start, ...leader], closed: false },
    { kind: 'fill', layer: 'dimension', points: pointsOfArc({ centre: end, radius: DOT * scale, from: 0, to: 330 }) },
  ];
}

/** Sizes of a dimension in millimetres on paper: half a tick, overshoot of lines, gap before the part, height of text over the line. */
const dimensionSigns = { tick: 1, overshoot: 1, gap: 1, words: 1.2 + HALF_FIGURE } as const;

/**
 * Positions of the texts of a chain. Horizontal chain: over the segment, or beyond the end of the chain if the segment is too short.
 * Vertical chain: upright along the line if all texts fit between their ticks, else horizontally on the side away from the part, lowered
 * below the text above where the segments are too short for their texts.
 */
export function dimensionWords(
  { direction, line, edge, stops, texts, beyond, lying }: DimensionChain,
  scale: number,
): readonly WordsMark[] {
  let free = Infinity;
  const lowered: readonly number[] = texts
    .map((text, index) => ({ text, middle: ((stops[index] ?? 0) + (stops[index + 1] ?? 0)) / 2 }))
    .reverse()
    .map(({ text, middle }) => {
      if (text === '') return middle;
      const place = Math.min(middle, free);
      free = place - LINE_HEIGHT * scale;
      return place;
    })
    .reverse();
  const fits = texts.map(
    (text, index) => (textWidth(text) + 1) * scale <= (stops[index + 1] ?? 0) - (stops[index] ?? 0),
  );
  return texts.flatMap((text, index): readonly WordsMark[] => {
    if (text === '') return [];
    const middle = ((stops[index] ?? 0) + (stops[index + 1] ?? 0)) / 2;
    const [over, beside] = [dimensionSigns.words * scale, 1.8 * scale];
    if (direction === 'horizontal') {
      if (fits[index]) return [{ kind: 'words', at: [middle, line + over], text, align: 'middle', upright: false }];
      if (beyond === 'start')
        return [{ kind: 'words', at: [(stops[0] ?? 0) - beside, line + over], text, align: 'end', upright: false }];
      return [{ kind: 'words', at: [(stops.at(-1) ?? 0) + beside, line + over], text, align: 'start', upright: false }];
    }
    if (!lying && fits.every(Boolean))
      return [{ kind: 'words', at: [line - over, middle], text, align: 'middle', upright: true }];
    const y = lowered[index] ?? middle;
    return line < meanOf(typeof edge === 'number' ? [edge] : edge)
      ? [{ kind: 'words', at: [line - beside, y], text, align: 'end', upright: false }]
      : [{ kind: 'words', at: [line + beside, y], text, align: 'start', upright: false }];
  });
}

function dimensionMarks(chain: DimensionChain, scale: number): readonly Mark[] {
  const { direction, line, edge, stops } = chain;
  const { tick, overshoot, gap } = dimensionSigns;
  const towards = (index: number) => Math.sign(line - edgeAt(edge, index)) * scale;
  const turned = (points: readonly Point[]) =>
    direction === 'horizontal' ? points : points.map(([x, y]): Point => [y, x]);
  const pen = (layer: DrawingLayer, points: readonly Point[]): Mark => ({
    kind: 'stroke',
    layer,
    points: turned(points),
    closed: false,
  });
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  const words = dimensionWords(chain, scale);
  // The line continues under texts beyond its end.
  const ends =
    direction === 'vertical'
      ? []
      : words.map(
          ({ at: [x], text, align }) =>
            x + (align === 'start' ? 1 : align === 'end' ? -1 : 0) * textWidth(text) * scale,
        );
  return [
    pen('dimension', [
      [Math.min(first - overshoot * scale, ...ends), line],
      [Math.max(last + overshoot * scale, ...ends), line],
    ]),
    ...stops.flatMap((stop, index) => [
      pen('dimension', [
        [stop, edgeAt(edge, index) + gap * towards(index)],
        [stop, line + overshoot * towards(index)],
      ]),
      pen('view', [
        [stop - tick * scale, line - tick * scale],
        [stop + tick * scale, line + tick * scale],
      ]),
    ]),
    ...words,
  ];
}

/** Start of the extension line of a stop. */
export const edgeAt = (edge: DimensionChain['edge'], stop: number): number =>
  typeof edge === 'number' ? edge : (edge[stop] ?? 0);

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const LEVEL_HEIGHT = 2;

function levelMarks({ at: [x, y], text, side }: Level, scale: number): readonly Mark[] {
  const height = LEVEL_HEIGHT * scale;
  const half = 0.6 * height;
  const turn = side === 'right' ? 1 : -1;
  const foot = x + turn * (textWidth(text) + 2.5) * scale;
  return [
    {
      kind: 'stroke',
      layer: 'view',
      points: [
        [x - half, y + height],
        [x, y],
        [x + half, y + height],
      ],
      closed: true,
    },
    {
      kind: 'stroke',
      layer: 'dimension',
      points: [
        [x, y],
        [foot, y],
      ],
      closed: false,
    },
    {
      kind: 'words',
      at: [x + turn * (half + 0.5 * scale), y + (0.8 + HALF_FIGURE) * scale],
      text,
      align: side === 'right' ? 'start' : 'end',
      upright: false,
    },
  ];
}
