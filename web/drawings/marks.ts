import type { Arc, DimensionChain, Drawing, Entity, Label, Layer, Level, Point } from './drawing.ts';
import { hatchStrokes } from './hatching.ts';
import { HALF_FIGURE, LINE_HEIGHT, TEXT_SIZE, textWidth } from './paper.ts';

/** What a pen does, in millimetres of the work. */
export interface StrokeMark {
  readonly kind: 'stroke';
  readonly layer: Layer;
  readonly points: readonly Point[];
  readonly closed: boolean;
}

export interface FillMark {
  readonly kind: 'fill';
  readonly points: readonly Point[];
}

/** One line of words; `at` is the middle of its height. Upright words are read from the right. */
export interface WordsMark {
  readonly kind: 'words';
  readonly at: Point;
  readonly text: string;
  readonly align: 'start' | 'middle' | 'end';
  readonly upright: boolean;
}

export type Mark = StrokeMark | FillMark | WordsMark;

/** All strokes, fills and words of a drawing, with dimensions, levels, leaders and hatches dissolved into them. */
export const marksOf = ({ entities, scale }: Drawing): readonly Mark[] => entities.flatMap((entity) => marks(entity, scale));

function marks(entity: Entity, scale: number): readonly Mark[] {
  switch (entity.kind) {
    case 'polyline':
      return [{ kind: 'stroke', layer: entity.layer, points: entity.points, closed: entity.closed ?? false }];
    case 'arc':
      return [{ kind: 'stroke', layer: entity.layer, points: pointsOfArc(entity), closed: entity.to - entity.from === 360 }];
    case 'hatch':
      return hatchStrokes(entity, scale).map(({ points, closed }) => ({ kind: 'stroke', layer: 'hatch', points, closed }));
    case 'solid':
      return [{ kind: 'fill', points: entity.outline }];
    case 'label':
      return labelMarks(entity, scale);
    case 'dimensions':
      return dimensionMarks(entity, scale);
    case 'level':
      return levelMarks(entity, scale);
  }
}

/** A point of an arc every six degrees or less. */
export function pointsOfArc({ centre: [x, y], radius, from, to }: Pick<Arc, 'centre' | 'radius' | 'from' | 'to'>): readonly Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 6));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const;
  });
}

const DOT = 0.4;

function labelMarks({ at: [x, y], lines, align, leader }: Label, scale: number): readonly Mark[] {
  const words = lines.map((text, index): Mark => ({ kind: 'words', at: [x, y - index * LINE_HEIGHT * scale], text, align, upright: false }));
  const end = leader?.at(-1);
  if (!leader || !end) return words;
  const start: Point = [x + (align === 'end' ? 1 : -1) * scale, y];
  return [
    ...words,
    { kind: 'stroke', layer: 'dimension', points: [start, ...leader], closed: false },
    { kind: 'fill', points: pointsOfArc({ centre: end, radius: DOT * scale, from: 0, to: 330 }) },
  ];
}

/** Measures of a dimension on paper: half a tick, how far lines run on, the gap before the part, the height of words over the line. */
export const dimensionSigns = { tick: 1, overshoot: 1.3, gap: 1, words: 0.9 + HALF_FIGURE } as const;

/** Where the words of a chain stand: along their line where all fit between its ticks, else beside it. */
export function dimensionWords({ direction, line, stops, texts }: DimensionChain, scale: number): readonly WordsMark[] {
  const lengths = texts.map((_, index) => (stops[index + 1] ?? 0) - (stops[index] ?? 0));
  const fits = texts.every((text, index) => textWidth(text) * scale <= (lengths[index] ?? 0));
  return texts.flatMap((text, index): readonly WordsMark[] => {
    if (text === '') return [];
    const middle = ((stops[index] ?? 0) + (stops[index + 1] ?? 0)) / 2;
    if (direction === 'horizontal') {
      return [{ kind: 'words', at: [middle, line + dimensionSigns.words * scale], text, align: 'middle', upright: false }];
    }
    if (fits) return [{ kind: 'words', at: [line - dimensionSigns.words * scale, middle], text, align: 'middle', upright: true }];
    return [{ kind: 'words', at: [line - 1.8 * scale, middle], text, align: 'end', upright: false }];
  });
}

function dimensionMarks(chain: DimensionChain, scale: number): readonly Mark[] {
  const { direction, line, edge, stops } = chain;
  const { tick, overshoot, gap } = dimensionSigns;
  const towards = Math.sign(line - edge) * scale;
  const turned = (points: readonly Point[]) => (direction === 'horizontal' ? points : points.map(([x, y]): Point => [y, x]));
  const pen = (layer: Layer, points: readonly Point[]): Mark => ({ kind: 'stroke', layer, points: turned(points), closed: false });
  const [first = 0, last = 0] = [stops[0], stops.at(-1)];
  return [
    pen('dimension', [[first - overshoot * scale, line], [last + overshoot * scale, line]]),
    ...stops.flatMap((stop) => [
      pen('dimension', [[stop, edge + gap * towards], [stop, line + overshoot * towards]]),
      pen('view', [[stop - tick * scale, line - tick * scale], [stop + tick * scale, line + tick * scale]]),
    ]),
    ...dimensionWords(chain, scale),
  ];
}

const LEVEL_HEIGHT = 2;

function levelMarks({ at: [x, y], text, side }: Level, scale: number): readonly Mark[] {
  const height = LEVEL_HEIGHT * scale;
  const half = 0.6 * height;
  const turn = side === 'right' ? 1 : -1;
  const foot = x + turn * (textWidth(text) + TEXT_SIZE) * scale;
  return [
    { kind: 'stroke', layer: 'view', points: [[x - half, y + height], [x, y], [x + half, y + height]], closed: true },
    { kind: 'stroke', layer: 'dimension', points: [[x, y], [foot, y]], closed: false },
    { kind: 'words', at: [x + turn * (half + 0.8 * scale), y + (0.8 + HALF_FIGURE) * scale], text, align: side === 'right' ? 'start' : 'end', upright: false },
  ];
}
