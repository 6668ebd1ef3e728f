import { drawingWords as words } from '../content/drawings.ts';
import type { ProductPage } from '../content/products.ts';
import { toSvg } from './draw-svg.ts';
import { paperSize } from './paper.ts';
import { productDrawings } from './product-drawings.ts';

/** Width of the widest drawing on paper: all stand on a sheet of it, so that their words are equally large. */
const sheet = Math.max(...Object.values(productDrawings).map((drawing) => paperSize(drawing)[0]));

/** The drawing of a product and its caption as HTML, to stand in a `<figure>`. */
export function figureMarkup(page: ProductPage): string {
  const drawing = productDrawings[page];
  const { title, scale, note } = drawing;
  return `${toSvg(drawing, `zeichnung-${page}`, sheet)}<figcaption><strong>${title}</strong> ${words.scale} 1:${scale} ${words.printed}. ${note}</figcaption>`;
}
