import type { Drawing, Layer, Point } from './drawing.ts';
import { marksOf, type Mark, type StrokeMark, type WordsMark } from './marks.ts';
import { dashes, paperSize, pens, TEXT_SIZE } from './paper.ts';

/**
 * The drawing as one `<svg>` element to stand in a page: its unit is the millimetre on paper, its size the true one, so that it prints to
 * scale where no style says otherwise. Colours are the page's own. `id` begins the ids of its name and description.
 */
export function toSvg(drawing: Drawing, id: string): string {
  const [width, height] = paperSize(drawing);
  const marks = marksOf(drawing);
  const layers = (['hatch', 'dimension', 'axis', 'view', 'cut'] as const).map((layer) => strokesOf(layer, marks, drawing));
  const fills = marks.filter((mark) => mark.kind === 'fill').map(({ points }) => path(points, true, drawing));
  const words = marks.filter((mark) => mark.kind === 'words').map((mark) => textOf(mark, drawing));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}mm" height="${short(height)}mm"`,
    ` role="img" aria-labelledby="${id}-title" aria-describedby="${id}-summary">`,
    `<title id="${id}-title">${escaped(drawing.title)}</title><desc id="${id}-summary">${escaped(drawing.summary)}</desc>`,
    `<g fill="none" stroke="var(--text)" stroke-linejoin="round">${layers.join('')}</g>`,
    `<path fill="var(--text)" d="${fills.join('')}"/>`,
    `<g fill="var(--text)" font-size="${TEXT_SIZE}">${words.join('')}</g>`,
    '</svg>',
  ].join('');
}

function strokesOf(layer: Layer, marks: readonly Mark[], drawing: Drawing): string {
  const strokes = marks.filter((mark): mark is StrokeMark => mark.kind === 'stroke' && mark.layer === layer);
  if (strokes.length === 0) return '';
  const dash = dashes[layer] ? ` stroke-dasharray="${dashes[layer].join(' ')}"` : '';
  return `<path stroke-width="${pens[layer]}"${dash} d="${strokes.map(({ points, closed }) => path(points, closed, drawing)).join('')}"/>`;
}

/** Relative steps in hundredths of a millimetre, without loss on the way: few and repeated figures pack well. */
function path(points: readonly Point[], closed: boolean, drawing: Drawing): string {
  let [x, y] = [0, 0];
  const steps = points.map((point, index) => {
    const [toX, toY] = onPaper(point, drawing).map((value) => Math.round(value * 100)) as [number, number];
    const [dx, dy] = [toX - x, toY - y];
    [x, y] = [toX, toY];
    if (index === 0) return `M${toX / 100} ${toY / 100}`;
    if (dx === 0) return `v${decimal(dy)}`;
    if (dy === 0) return `h${decimal(dx)}`;
    return `l${decimal(dx)} ${decimal(dy)}`;
  });
  return steps.join('') + (closed ? 'z' : '');
}

function textOf({ at, text, align, upright }: WordsMark, drawing: Drawing): string {
  const [x, y] = onPaper(at, drawing).map(short);
  const anchor = align === 'start' ? '' : ` text-anchor="${align}"`;
  const turn = upright ? ` transform="rotate(-90 ${x} ${y})"` : '';
  return `<text x="${x}" y="${y}" dy=".35em"${anchor}${turn}>${escaped(text)}</text>`;
}

const onPaper = ([x, y]: Point, { extents: [[left], [, top]], scale }: Drawing): readonly number[] => [(x - left) / scale, (top - y) / scale];
const short = (value: number) => String(Math.round(value * 100) / 100);
const decimal = (hundredths: number) => String(hundredths / 100).replace(/^(-?)0\./u, '$1.');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
