import type { ProductPage } from '../content/product.ts';
import { svgDrawing, type SvgDrawing } from './draw-svg.ts';
import { paperSize } from './paper.ts';
import { productDrawings } from './product-drawings.ts';

/** Width of the widest drawing on paper: all stand on a sheet of it, so that their words are equally large. */
const sheet = Math.max(...Object.values(productDrawings).map((drawing) => paperSize(drawing)[0]));

/** The drawing of a product as its page shows it. */
export const svgDrawingOf = (page: ProductPage): SvgDrawing => svgDrawing(productDrawings[page], sheet);
