import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../../../web/stone/drafting/drawing.ts';
import { SVG_UNIT } from '../../../../web/stone/drafting/svg-unit.ts';
import { svgDrawing } from '../../../../web/stone/drawings/draw-svg.ts';
import { pageDrawings } from '../../../../web/stone/drawings/page-drawings.ts';
import { productDrawings } from '../../../../web/stone/drawings/product-drawings.ts';
import { projectDrawings } from '../../../../web/stone/drawings/project-drawings.ts';
import { clashesIn, outsideOf } from '../drafting/clashes.ts';

/** Height of the smallest letters on a phone of 390 px, in px. */
const SMALLEST = 11;
/** How wide a drawing is there, in px: nearly across the phone, or as wide as the text. */
const ACROSS = 374;
const TEXT_WIDTH = 350;

const every: readonly (readonly [name: string, drawing: Drawing, width: number])[] = [
  ...Object.entries(productDrawings).map(([name, drawing]) => [name, drawing, ACROSS] as const),
  ...Object.entries(projectDrawings).map(([name, drawing]) => [name, drawing, ACROSS] as const),
  ...Object.entries(pageDrawings).map(([name, drawing]) => [name, drawing, TEXT_WIDTH] as const),
];

/** On the map, names of towns at the border are across it. */
const acrossBorder = /^(?:Basel|Bellinzona|Genf): view$/u;

describe.each(every)('the drawing %s', (name, drawing, phoneWidth) => {
  it('is named and said in words', () => {
    expect(drawing.title.length).toBeGreaterThan(8);
    expect(drawing.summary.length).toBeGreaterThan(8);
  });

  it('gives a scale only where it has one', () => {
    expect(svgDrawing(drawing).caption.includes('Massstab')).toBe(!drawing.isSketch);
  });

  it('draws nothing outside its extents', () => {
    expect(outsideOf(drawing)).toEqual([]);
  });

  it('lets no words touch, and no line or hatch run through words, on the page and in CAD files', () => {
    expect(clashesIn(drawing).filter((clash) => name !== 'switzerland' || !acrossBorder.test(clash))).toEqual([]);
  });

  it('is legible on a phone', () => {
    const { width, textSize } = svgDrawing(drawing);
    expect((phoneWidth / (width * SVG_UNIT)) * textSize).toBeGreaterThanOrEqual(SMALLEST);
  });
});
