import type { Spot } from './coverage.ts';
import letters from './letters.json' with { type: 'json' };

const outlines: Readonly<Record<string, readonly (string | number)[] | undefined>> = letters.letters;
const SPACE = ' ';
/** Parts of a curve that are drawn as straight lines: no corner shows at the size of a drawing's texts. */
const STEPS = 4;

/** The outlines of a text in the site's font, and its width; a letter that is not in `letters.json` is left blank. @param size in pixels */
export function drawLetters(text: string, size: number): { readonly width: number; readonly shapes: readonly (readonly (readonly Spot[])[])[] } {
  const unit = size / letters.em;
  let x = 0;
  const shapes = Array.from(text.replaceAll('\u00a0', SPACE), (letter) => {
    const [advance = 0, data = ''] = outlines[letter] ?? outlines[SPACE] ?? [];
    const start = x;
    x += Number(advance) * unit;
    return contoursOf(String(data)).map((contour) => contour.map(([right, up]): Spot => [start + right * unit, -up * unit]));
  });
  return { width: x, shapes: shapes.filter((contours) => contours.length > 0) };
}

const COMMAND = /([MLQ])([^MLQZ]*)/g;

/** The closed lines of path data with absolute M, L and Q; Z ends a line. */
function contoursOf(data: string): readonly (readonly Spot[])[] {
  return data.split('Z').filter(Boolean).map((contour) => {
    const points: Spot[] = [];
    for (const [, command, figures = ''] of contour.matchAll(COMMAND)) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = figures.split(' ').map(Number);
      if (command === 'Q') points.push(...curve(points.at(-1) ?? [0, 0], [x0, y0], [x1, y1]));
      else points.push([x0, y0]);
    }
    return points;
  });
}

/** Points on a quadratic curve after its start. */
const curve = ([x0, y0]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): readonly Spot[] =>
  Array.from({ length: STEPS }, (_, step): Spot => {
    const t = (step + 1) / STEPS;
    const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [start * x0 + middle * x1 + end * x2, start * y0 + middle * y1 + end * y2];
  });
