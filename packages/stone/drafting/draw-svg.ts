import type { Drawing, DrawingLayer, Point } from './drawing.ts';
import { marksOf, type Mark, type WordsMark } from './marks.ts';
import { dashes, paperSize, pens, strokedLayers, TEXT_SIZE } from './paper.ts';
import { SVG_UNIT } from './svg-unit.ts';
import { drawingWords } from './words.ts';

/** A drawing as attributes of SVG elements. */
export interface SvgDrawing {
  readonly title: string;
  /** Scale and note. */
  readonly caption: string;
  readonly summary: string;
  /** Size in millimetres on paper. A millimetre has `SVG_UNIT` units. */
  readonly width: number;
  readonly height: number;
  /** Lines grouped by pen, the thinnest first. */
  readonly lines: readonly { readonly width: number; readonly dash?: string; readonly d: string }[];
  /** All fills as one path. */
  readonly fills: string;
  readonly textSize: number;
  readonly words: readonly SvgWords[];
}

interface SvgWords {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor?: 'middle' | 'end';
  readonly upright?: true;
  readonly row?: number;
}

/** The drawing on a sheet at least `sheet` millimetres wide. */
export function svgDrawing(drawing: Drawing, sheet = 0): SvgDrawing {
  const { title, scale, isSketch, note, summary } = drawing;
  const [width = 0, height = 0] = paperSize(drawing).map(Math.ceil);
  const marks = marksOf(drawing);
  return {
    title,
    caption: isSketch ? note : `${drawingWords.scale} 1:${scale} ${drawingWords.printed}. ${note}`,
    summary,
    width: Math.max(width, Math.ceil(sheet)),
    height,
    lines: strokedLayers.flatMap((layer) => lines(layer, marks, drawing)),
    fills: path(
      marks.flatMap((mark) => (mark.kind === 'fill' ? [{ points: mark.points, closed: true }] : [])),
      drawing,
    ),
    textSize: TEXT_SIZE * SVG_UNIT,
    words: marks.flatMap((mark) => (mark.kind === 'words' ? [words(mark, drawing)] : [])),
  };
}

/** Units to which hatches are rounded: 0.1 mm, which no eye sees in stipples, for a seventh fewer bytes. */
const HATCH_STEP = 2;

interface Trace {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

function lines(layer: DrawingLayer, marks: readonly Mark[], drawing: Drawing): SvgDrawing['lines'] {
  const traces = marks.flatMap((mark) => (mark.kind === 'stroke' && mark.layer === layer ? [mark] : []));
  const dash = dashes[layer]?.map(inUnits).join(' ');
  return traces.length === 0
    ? []
    : [
        {
          width: inUnits(pens[layer]),
          ...(dash && { dash }),
          d: path(traces, drawing, layer === 'hatch' ? HATCH_STEP : 1),
        },
      ];
}

/** Path data in relative steps: short, repeating numbers compress well. */
function path(traces: readonly Trace[], drawing: Drawing, to = 1): string {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]): readonly [number, number] => {
    const by = [toX - x, toY - y] as const;
    [x, y] = [toX, toY];
    return by;
  };
  return traces
    .map(({ points, closed }) => {
      const [start = [0, 0] as const, ...rest] = points.map((point) => onSheet(point, drawing, to));
      const [moveX, moveY] = step(start);
      const steps = rest.map((point) => {
        const [dx, dy] = step(point);
        if (dx === 0) return `v${dy}`;
        return dy === 0 ? `h${dx}` : `l${pair(dx, dy)}`;
      });
      // `z` returns to the start of the outline.
      if (closed) [x, y] = start;
      return `m${pair(moveX, moveY)}${steps.join('')}${closed ? 'z' : ''}`;
    })
    .join('');
}

function words({ at, text, align, upright, row }: WordsMark, drawing: Drawing): SvgWords {
  const [x, y] = onSheet(at, drawing);
  return { x, y, text, ...(align !== 'start' && { anchor: align }), ...(upright && { upright }), ...(row && { row }) };
}

const inUnits = (millimetres: number) => Math.round(millimetres * SVG_UNIT * 10) / 10;
/** To the next multiple of `to` units. */
const onSheet = ([x, y]: Point, { extents: [[left], [, top]], scale }: Drawing, to = 1): readonly [number, number] => [
  Math.round((((x - left) / scale) * SVG_UNIT) / to) * to,
  Math.round((((top - y) / scale) * SVG_UNIT) / to) * to,
];
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
