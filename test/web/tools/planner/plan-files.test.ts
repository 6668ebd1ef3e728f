import { layoutDxf } from '@works/stone/files/plan-cad';
import { planListXlsx } from '@works/stone/files/plan-list';
import { planPdf } from '@works/stone/files/plan-pdf';
import { planTenderDocument } from '@works/stone/files/plan-tender';
import { planTenderText } from '@works/stone/files/plan-tender-text';
import { figure } from '@works/stone/language';
import { ACROSS } from '@works/stone/pdf/sheet';
import { askedParameters, initialValues } from '@works/stone/plans/define-plan';
import { valueText } from '@works/stone/plans/figures';
import { quantitiesOf, weightText } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import Dxf from 'dxf-parser';
import { assert, asyncProperty } from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { describeProducts } from '../../../../packages/stone/test/describe-products.ts';
import { buildableValues } from '../../../../packages/stone/test/plans/any-values.ts';
import { productPages } from '../../../../shared/paths.ts';
import { buildResources } from '../../../../web/builder/documents/pdf-resources.ts';
import { readDocx } from '../../builder/documents/read-docx.ts';
import { readPdf } from '../../builder/documents/read-pdf.ts';
import { planned } from './planned.ts';

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll('\u00a0', ' ');

interface ParsedEntity {
  readonly layer: string;
  readonly vertices?: readonly { readonly x: number; readonly y: number }[];
}

const entitiesIn = (dxf: string) => (new Dxf().parseSync(dxf)?.entities ?? []) as unknown as readonly ParsedEntity[];

/** Outlines in hundredths of a millimetre from the first corner: CAD files are written to the micron. */
function fromFirst(outlines: readonly (readonly (readonly [number, number])[])[]) {
  const [[left, bottom] = [NaN, NaN]] = outlines[0] ?? [];
  return outlines.map((outline) => outline.map(([x, y]) => [x - left, y - bottom].map((mm) => Math.round(mm * 100))));
}

const pages = productPages.map((product) => ({ product }));

describeProducts('the files of a plan of', pages, ({ product: page }) => {
  it('carry the same numbers: text, Word and list', async () =>
    assert(
      asyncProperty(buildableValues(plans[page]), async (values) => {
        const of = planned(page, values);
        const wanted = askedParameters(of.plan, values).map(([name, parameter]) =>
          plain(`${parameter.label} ${valueText(parameter, values[name] ?? NaN)}`),
        );
        const { weight, pieces } = quantitiesOf(of.plan, values);
        const texts = [planTenderText(of), readDocx(await planTenderDocument(of))].map(plain);
        for (const text of texts) {
          expect(wanted.filter((value) => !text.includes(value))).toEqual([]);
          for (const { position, count, name } of pieces)
            expect(text).toContain(`Pos. ${position}: ${figure(count)} × ${name}`);
          expect(text).toContain(plain(`Gewicht ${weightText(weight)}`));
        }
        const { sheets } = await readXlsx(await planListXlsx(of));
        expect(sheets[0]?.rows.slice(1, -1).map((row) => row.slice(0, 6))).toEqual(
          pieces.map(({ position, name, count, length, width, height }) => [
            position,
            name,
            count,
            length,
            width,
            height,
          ]),
        );
      }),
      { numRuns: 2 },
    ));

  it('draw each piece of the layout in CAD, wherever the drawing begins', () => {
    const of = planned(page, initialValues(plans[page]));
    const drawn = entitiesIn(layoutDxf(of)).flatMap(({ layer, vertices = [] }) =>
      layer === 'BW-STUECK' && vertices.length > 2 ? [vertices.map(({ x, y }) => [x, y] as const)] : [],
    );
    expect(fromFirst(drawn)).toEqual(fromFirst(of.plan.layout(of.values).pieces.map(({ outline }) => outline)));
  });

  it('are on the sheet, which a screen reader can read', async () => {
    const values = initialValues(plans[page]);
    const of = planned(page, values);
    const { text, structure, right } = await readPdf(await planPdf(of, await buildResources()));
    const read = plain(text);
    const { weight, heaviest } = quantitiesOf(of.plan, values);
    const wanted = [
      ...askedParameters(of.plan, values).flatMap(([name, parameter]) => [
        parameter.label,
        valueText(parameter, values[name] ?? NaN),
      ]),
      weightText(weight),
      weightText(heaviest.weight),
    ].map(plain);
    expect(wanted.filter((value) => !read.includes(value))).toEqual([]);
    expect(structure.filter(({ role }) => role === 'Figure')).toHaveLength(of.drawings.length);
    expect(right).toBeLessThan(ACROSS.x + ACROSS.width + 5);
  });
});
