/** @module-tag thorough */
import { svgDrawing } from '@works/stone/drafting/draw-svg';
import type { Drawing } from '@works/stone/drafting/drawing';
import { marksOf } from '@works/stone/drafting/marks';
import { drawingsOf } from '@works/stone/drafting/plan-drawings';
import { SVG_UNIT } from '@works/stone/drafting/svg-unit';
import { drawPdf, pdfSize } from '@works/stone/pdf/draw-drawing';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans, sections } from '@works/stone/products/all-products';
import { productDrawings } from '@works/stone/products/product-drawings';
import Pdf from 'pdfkit';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { products } from '../../../web/content/all-products.ts';
import { DrawingSheet } from '../../../web/drawings/DrawingSheet.tsx';

const wordsOf = (page: keyof typeof productDrawings) =>
  marksOf(productDrawings[page]).flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []));

describe.each(products)('the drawing of $page as SVG', ({ page }) => {
  const svg = renderToString(createElement(DrawingSheet, { drawing: svgDrawing(productDrawings[page]), id: 'x' }));

  it('has integer coordinates, and no styles that the policy forbids', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/u);
    expect(Array.from(svg.matchAll(/ d="([^"]*)"/gu)).every(([, d]) => /^[mlhvz\d -]+$/u.test(d ?? ''))).toBe(true);
  });

  it('shows every text of the drawing, in its true size on paper', () => {
    for (const text of wordsOf(page)) expect(svg).toContain(`>${text}</text>`);
    const [, width, height, widthMm, heightMm] =
      /viewBox="0 0 (\d+) (\d+)" width="(\d+)mm" height="(\d+)mm"/u.exec(svg) ?? [];
    expect([Number(width), Number(height)]).toEqual([Number(widthMm) * SVG_UNIT, Number(heightMm) * SVG_UNIT]);
  });
});

/** The operators of a page with the drawing, as wide as is permitted. */
async function pdfOf(drawing: Drawing, maxWidth: number) {
  const doc = new Pdf({ size: 'A4', compress: false });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  doc.font('web/fonts/archivo.woff2');
  drawPdf(doc, drawing, { x: 50, y: 60 }, pdfSize(drawing, maxWidth).factor, '#000000');
  doc.end();
  await new Promise((resolve) => doc.on('end', resolve));
  return Buffer.concat(parts).toString('latin1');
}

describe.each(products)('the drawing of $page as PDF', ({ page }) => {
  it('has every line of the section and of all pieces', async () => {
    for (const drawing of drawingsOf(plans[page], sections[page], initialValues(plans[page]))) {
      const outlines = marksOf(drawing).filter(({ kind }) => kind !== 'words');
      expect((await pdfOf(drawing, 480)).match(/^\S+ \S+ m$/gmu)).toHaveLength(outlines.length);
    }
  });
});
