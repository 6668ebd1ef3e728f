import { productPages, type ProductPage } from '../../shared/paths.ts';
import { svgDrawing, type SvgDrawing } from './draw-svg.ts';
import { paperSize } from './paper.ts';
import { productDrawings } from './product-drawings.ts';

/** Width of the widest drawing on paper. All drawings share it, so that their texts have the same size. */
const sheet = Math.max(...Object.values(productDrawings).map((drawing) => paperSize(drawing)[0]));

const svgDrawingOf = (page: ProductPage): SvgDrawing => svgDrawing(productDrawings[page], sheet);

/** The drawing of each product for its page. */
export const svgDrawings = Object.fromEntries(productPages.map((page) => [page, svgDrawingOf(page)])) as Readonly<Record<ProductPage, SvgDrawing>>;
