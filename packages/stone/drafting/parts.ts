import type { Drawing, Entity, HatchMaterial, Point } from './drawing.ts';
import { marksOf, type Mark } from './marks.ts';
import type { Measure } from './measures.ts';
import { HALF_FIGURE, LINE_HEIGHT, textWidth } from './paper.ts';
import { drawingWords as words } from './words.ts';

/** A part with all edges cut. */
export const cutPart = (
  material: HatchMaterial,
  outline: readonly Point[],
  islands: readonly (readonly Point[])[] = [],
): readonly Entity[] => [
  { kind: 'hatch', material, outline, islands },
  ...[outline, ...islands].map((points): Entity => ({ kind: 'polyline', layer: 'cut', points, closed: true })),
];

/** A part that continues beyond the drawing: hatched as a whole, with lines only at the given edges. */
export const cutAway = (
  material: HatchMaterial,
  outline: readonly Point[],
  edges: readonly (readonly Point[])[],
): readonly Entity[] => [
  { kind: 'hatch', material, outline },
  ...edges.map((points): Entity => ({ kind: 'polyline', layer: 'cut', points })),
];

export const seen = (...points: readonly Point[]): Entity => ({ kind: 'polyline', layer: 'view', points });
export const seenOutline = (points: readonly Point[]): Entity => ({
  kind: 'polyline',
  layer: 'view',
  points,
  closed: true,
});
export const axis = (...points: readonly Point[]): Entity => ({ kind: 'polyline', layer: 'axis', points });

/** A bar of the reinforcement in cross-section. */
export const bar = (centre: Point, diameter: number): Entity => ({
  kind: 'arc',
  layer: 'view',
  centre,
  radius: diameter / 2,
  from: 0,
  to: 360,
});

/** A break line: thin, with a zigzag in its middle, slightly longer than the cut. */
export function breakLine([x1, y1]: Point, [x2, y2]: Point, scale: number): Entity {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const along = (distance: number, aside: number): Point => [
    x1 + ux * distance - uy * aside,
    y1 + uy * distance + ux * aside,
  ];
  const [middle, over, reach] = [length / 2, 1.5 * scale, 1.2 * scale];
  return seen(
    along(-over, 0),
    along(middle - reach, 0),
    along(middle - reach / 2, reach),
    along(middle + reach / 2, -reach),
    along(middle + reach, 0),
    along(length + over, 0),
  );
}

/** An arrow from the first to the second point, for a fall or a flow. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, scale: number): readonly Entity[] {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number): Point => [
    x2 - 2 * scale * Math.cos(angle + turn),
    y2 - 2 * scale * Math.sin(angle + turn),
  ];
  return [seen([x1, y1], [x2, y2]), { kind: 'solid', outline: [[x2, y2], wing(0.25), wing(-0.25)] }];
}

/** Breaks a text into lines of at most `most` characters. */
export function lines(text: string, most: number): readonly string[] {
  return text.split(' ').reduce<string[]>((found, word) => {
    const last = found.at(-1);
    if (last === undefined || `${last} ${word}`.length > most) found.push(word);
    else found[found.length - 1] = `${last} ${word}`;
    return found;
  }, []);
}

interface LabelColumn {
  /** Start of the text, or its end if the column is at the left. */
  readonly x: number;
  readonly side: 'left' | 'right';
  /** Position at which leaders bend towards their parts. */
  readonly bend: number;
  /** Maximum characters per line. */
  readonly most: number;
  /** Maximum height of a label. */
  readonly top: number;
  readonly scale: number;
  /** From top to bottom: the text, the point of the part, and the height of the label if it differs from the part's. */
  readonly items: readonly (readonly [text: string, part: Point, height?: number])[];
}

/** Labels in a column beside a drawing, each as close to the height of its part as the label above allows. */
export function labelColumn({ x, side, bend, most, top, scale, items }: LabelColumn): readonly Entity[] {
  let free = top;
  return items.map(([text, part, height]): Entity => {
    const broken = lines(text, most);
    const y = Math.min(free, height ?? part[1] + ((broken.length - 1) / 2) * LINE_HEIGHT * scale);
    free = y - (broken.length * LINE_HEIGHT + 1.6) * scale;
    const leader: readonly Point[] = Math.abs(y - part[1]) < 0.01 ? [part] : [[bend, y], part];
    return { kind: 'label', at: [x, y], lines: broken, align: side === 'right' ? 'start' : 'end', leader };
  });
}

/** A label below its part, with a vertical leader at its left. */
export function labelBelow(text: string, at: Point, height: number, most: number, scale: number): Entity {
  const x = at[0] - 2.2 * scale;
  return {
    kind: 'label',
    at,
    lines: lines(text, most),
    align: 'start',
    leader: [
      [x, at[1]],
      [x, height],
    ],
  };
}

/** The bounding box of all marks, with a margin of one millimetre on paper. */
export function extentsOf(entities: readonly Entity[], scale: number): Drawing['extents'] {
  const marks = marksOf({ entities, scale });
  const points = marks.flatMap((mark) => cornersOf(mark, scale));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    [Math.min(...xs) - scale, Math.min(...ys) - scale],
    [Math.max(...xs) + scale, Math.max(...ys) + scale],
  ];
}

/** Corners of the bounding box of a mark. Texts use their estimated width. */
export function cornersOf(mark: Mark, scale: number, width: (text: string) => number = textWidth): readonly Point[] {
  if (mark.kind !== 'words') return mark.points;
  const [x, y] = mark.at;
  const long = width(mark.text) * scale;
  const from = mark.align === 'start' ? 0 : mark.align === 'end' ? -long : -long / 2;
  const half = HALF_FIGURE * scale;
  return mark.upright
    ? [
        [x - half, y + from],
        [x + half, y + from + long],
      ]
    : [
        [x + from, y - half],
        [x + from + long, y + half],
      ];
}

interface Sheet {
  readonly title: string;
  readonly scale: number;
  readonly entities: readonly Entity[];
  /** All measures that the drawing shows, with their drawn values. */
  readonly measures: readonly Measure[];
  /** Further sentences of the note: the datum, and what the plan decides. */
  readonly note?: string;
  /** Drawn with the values of a plan, which the dimensions show, and not as an example. */
  readonly isPlanned?: boolean;
}

/** Completes a drawing: derives its extents, note and text alternative from its entities. */
export function finished({ title, scale, entities, measures, note, isPlanned = false }: Sheet): Drawing {
  const labels = entities.flatMap((entity) => (entity.kind === 'label' ? [entity.lines.join(' ')] : []));
  const drawn = isPlanned ? [] : measures.map(({ name, value }) => `${name} ${value}`);
  return {
    title,
    scale,
    extents: extentsOf(entities, scale),
    entities,
    note: [isPlanned ? words.plannedNote : words.note, note, drawn.length > 0 && `${words.drawn} ${drawn.join(', ')}.`]
      .filter(Boolean)
      .join(' '),
    summary: [
      `${words.labelled}: ${labels.join('; ')}.`,
      ...measures.map(({ name, text }) => `${name} ${text} mm.`),
    ].join(' '),
  };
}
