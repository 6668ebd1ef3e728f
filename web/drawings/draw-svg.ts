import type { Drawing, Layer, Point } from './drawing.ts';
import { marksOf, type Mark, type WordsMark } from './marks.ts';
import { dashes, paperSize, pens, TEXT_SIZE } from './paper.ts';

/** Units of the SVG in a millimetre on paper: all its figures are whole numbers, finer than any screen shows. */
export const SVG_UNIT = 20;

/**
 * The drawing as one `<svg>` element to stand in a page, in its true size, so that it prints to scale where no style says otherwise. Colours
 * are the page's own. `id` begins the ids of its name and description; the sheet is at least `sheet` millimetres wide.
 */
export function toSvg(drawing: Drawing, id: string, sheet = 0): string {
  const [ownWidth, height] = paperSize(drawing).map(Math.ceil) as [number, number];
  const width = Math.max(ownWidth, Math.ceil(sheet));
  const marks = marksOf(drawing);
  const layers = (['hatch', 'dimension', 'axis', 'view', 'cut'] as const).map((layer) => strokes(layer, marks, drawing));
  const fills = marks.flatMap((mark) => (mark.kind === 'fill' ? [{ points: mark.points, closed: true }] : []));
  const words = marks.filter((mark) => mark.kind === 'words').map((mark) => textOf(mark, drawing));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * SVG_UNIT} ${height * SVG_UNIT}" width="${width}mm" height="${height}mm"`,
    ` role="img" aria-labelledby="${id}-title" aria-describedby="${id}-summary">`,
    `<title id="${id}-title">${escaped(drawing.title)}</title><desc id="${id}-summary">${escaped(drawing.summary)}</desc>`,
    `<g fill="none" stroke="var(--text,#24272a)" stroke-linejoin="round">${layers.join('')}</g>`,
    `<path fill="var(--text,#24272a)" d="${path(fills, drawing)}"/>`,
    `<g fill="var(--text,#24272a)" font-size="${TEXT_SIZE * SVG_UNIT}">${words.join('')}</g>`,
    '</svg>',
  ].join('');
}

interface Trace {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

function strokes(layer: Layer, marks: readonly Mark[], drawing: Drawing): string {
  const traces = marks.flatMap((mark) => (mark.kind === 'stroke' && mark.layer === layer ? [mark] : []));
  if (traces.length === 0) return '';
  const dash = dashes[layer] ? ` stroke-dasharray="${dashes[layer].map(inUnits).join(' ')}"` : '';
  return `<path stroke-width="${inUnits(pens[layer])}"${dash} d="${path(traces, drawing)}"/>`;
}

/** Steps from point to point, each relative to the last: short figures that repeat, which pack well. */
function path(traces: readonly Trace[], drawing: Drawing): string {
  let [x, y] = [0, 0];
  const step = ([toX, toY]: readonly [number, number]): readonly [number, number] => {
    const by = [toX - x, toY - y] as const;
    [x, y] = [toX, toY];
    return by;
  };
  return traces
    .map(({ points, closed }) => {
      const [start = [0, 0] as const, ...rest] = points.map((point) => onSheet(point, drawing));
      const [moveX, moveY] = step(start);
      const lines = rest.map((point) => {
        const [dx, dy] = step(point);
        if (dx === 0) return `v${dy}`;
        return dy === 0 ? `h${dx}` : `l${pair(dx, dy)}`;
      });
      // A closed outline ends where it began.
      if (closed) [x, y] = start;
      return `m${pair(moveX, moveY)}${lines.join('')}${closed ? 'z' : ''}`;
    })
    .join('');
}

function textOf({ at, text, align, upright }: WordsMark, drawing: Drawing): string {
  const [x, y] = onSheet(at, drawing);
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  const turn = upright ? ` transform="rotate(-90 ${x} ${y})"` : '';
  return `<text x="${x}" y="${y}" dy=".35em"${anchor}${turn}>${escaped(text)}</text>`;
}

const inUnits = (millimetres: number) => Math.round(millimetres * SVG_UNIT * 10) / 10;
const onSheet = ([x, y]: Point, { extents: [[left], [, top]], scale }: Drawing): readonly [number, number] => [
  Math.round(((x - left) / scale) * SVG_UNIT),
  Math.round(((top - y) / scale) * SVG_UNIT),
];
const pair = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
