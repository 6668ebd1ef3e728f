/** @module-tag thorough */
import { svgDrawing } from '@works/stone/drafting/draw-svg';
import type { Drawing } from '@works/stone/drafting/drawing';
import { marksOf } from '@works/stone/drafting/marks';
import { paperSize } from '@works/stone/drafting/paper';
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

/** The first point of each outline in a path of relative steps, in millimetres on paper. */
function startsOf(d: string): readonly (readonly [number, number])[] {
  let [x, y] = [0, 0];
  let start = [0, 0] as readonly [number, number];
  const starts: (readonly [number, number])[] = [];
  for (const [, command = '', figures = ''] of d.matchAll(/([mlhvz])([^mlhvz]*)/gu)) {
    const [a = 0, b = 0] = Array.from(figures.matchAll(/-?\d+/gu), Number);
    if (command === 'z') [x, y] = start;
    else [x, y] = [x + (command === 'v' ? 0 : a), y + (command === 'v' ? a : command === 'h' ? 0 : b)];
    if (command === 'm') start = [x, y];
    if (command === 'm') starts.push([x / SVG_UNIT, y / SVG_UNIT]);
  }
  return starts;
}

describe.each(products)('the drawing of $page as SVG', ({ page }) => {
  const svg = renderToString(createElement(DrawingSheet, { drawing: svgDrawing(productDrawings[page]), id: 'x' }));

  it('has integer coordinates, and no styles that the policy forbids', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity| style=/u);
    expect(Array.from(svg.matchAll(/ d="([^"]*)"/gu)).every(([, d]) => /^[mlhvz\d -]+$/u.test(d ?? ''))).toBe(true);
  });

  it('has every line at its position in the drawing', () => {
    const drawing = productDrawings[page];
    const {
      extents: [[left], [, top]],
      scale,
    } = drawing;
    const wanted = marksOf(drawing).flatMap((mark) =>
      mark.kind === 'stroke' && mark.layer === 'cut' ? [mark.points[0] ?? [0, 0]] : [],
    );
    const starts = startsOf(svgDrawing(drawing).lines.at(-1)?.d ?? '');
    expect(starts).toHaveLength(wanted.length);
    for (const [index, [x, y]] of wanted.entries()) {
      expect(Math.abs((starts[index]?.[0] ?? NaN) - (x - left) / scale)).toBeLessThanOrEqual(0.5 / SVG_UNIT + 1e-9);
      expect(Math.abs((starts[index]?.[1] ?? NaN) - (top - y) / scale)).toBeLessThanOrEqual(0.5 / SVG_UNIT + 1e-9);
    }
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
  it('is to scale where it fits, with the pens of the drawing, else reduced with them', async () => {
    const drawing = productDrawings[page];
    const { width, factor } = pdfSize(drawing, 480);
    expect([width, factor]).toEqual([expect.closeTo((paperSize(drawing)[0] * 72) / 25.4), 1]);
    // 0.5, 0.25 and 0.18 mm in points.
    const text = await pdfOf(drawing, 480);
    for (const pen of ['1.417323 w', '0.708661 w', '0.510236 w']) expect(text).toContain(pen);
    expect(pdfSize(drawing, width / 2)).toMatchObject({ width: width / 2, factor: 0.5 });
    expect(await pdfOf(drawing, width / 2)).toContain('0.708661 w');
    expect(await pdfOf(drawing, width / 2)).not.toContain('1.417323 w');
  });

  it('has every line of the section and of all pieces', async () => {
    for (const drawing of drawingsOf(plans[page], sections[page], initialValues(plans[page]))) {
      const outlines = marksOf(drawing).filter(({ kind }) => kind !== 'words');
      expect((await pdfOf(drawing, 480)).match(/^\S+ \S+ m$/gmu)).toHaveLength(outlines.length);
    }
  });
});
