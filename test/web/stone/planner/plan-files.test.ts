import Dxf from 'dxf-parser';
import { assert, asyncProperty } from 'fast-check';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { productPages } from '../../../../shared/paths.ts';
import { buildResources } from '../../../../web/build/documents/pdf-resources.ts';
import { ACROSS } from '../../../../web/stone/pdf/sheet.ts';
import { layoutDxf } from '../../../../web/stone/planner/files/plan-cad.ts';
import { planListXlsx } from '../../../../web/stone/planner/files/plan-list.ts';
import { planPdf } from '../../../../web/stone/planner/files/plan-pdf.ts';
import { planTenderText } from '../../../../web/stone/planner/files/plan-tender-text.ts';
import { planTenderDocument } from '../../../../web/stone/planner/files/plan-tender.ts';
import { askedParameters, initialValues } from '../../../../web/stone/plans/define-plan.ts';
import { valueText } from '../../../../web/stone/plans/figures.ts';
import { quantitiesOf, weightText } from '../../../../web/stone/plans/quantities.ts';
import { plans } from '../../../../web/stone/products/all-products.ts';
import { surfaces } from '../../../../web/stone/surfaces/surfaces.ts';
import { readDocx } from '../../build/documents/read-docx.ts';
import { readPdf } from '../../build/documents/read-pdf.ts';
import { describeProducts } from '../describe-products.ts';
import { buildableValues } from '../plans/any-values.ts';
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

const pages = productPages.map((page) => ({ page }));

describeProducts('the files of a plan of', pages, ({ page }) => {
  it('carry the same numbers: text, Word and list', async () => {
    await assert(
      asyncProperty(buildableValues(plans[page]), async (values) => {
        const of = planned(page, values);
        const wanted = askedParameters(of.plan, values).map(([name, parameter]) =>
          plain(`${parameter.label} ${valueText(parameter, values[name] ?? NaN)}`),
        );
        const { weight, pieces } = quantitiesOf(of.plan, values);
        const texts = [planTenderText(of), readDocx(await planTenderDocument(of)).text].map(plain);
        for (const text of texts) {
          expect(wanted.filter((value) => !text.includes(value))).toEqual([]);
          expect(text).toContain(plain(`Gewicht ${weightText(weight)}`));
        }
        const { sheets } = await readXlsx(await planListXlsx(of));
        expect(sheets[0]?.rows.slice(1, -1).map((row) => row.slice(0, 5))).toEqual(
          pieces.map(({ name, count, length, width, height }) => [name, count, length, width, height]),
        );
      }),
      { numRuns: 2 },
    );
  });

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

it('a list has formulas for its totals, with their results, and fits one page', async () => {
  const of = planned('outdoorStairs', { ...initialValues(plans.outdoorStairs), steps: 14, length: 1800 });
  const { weight, volume } = quantitiesOf(of.plan, of.values);
  const { sheets } = await readXlsx(await planListXlsx(of));
  expect(sheets[0]?.rows.at(-1)).toEqual(['Zusammen', 14, null, null, null, volume, null, weight]);
  const files = unzipSync(await planListXlsx(of));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  expect(Array.from(sheet.matchAll(/<f>([^<]*)<\/f>/gu), ([, formula]) => formula)).toEqual([
    'B2*G2',
    'SUM(B2:B2)',
    'SUMPRODUCT(B2:B2,F2:F2)',
    'SUM(H2:H2)',
  ]);
  expect(sheet).toMatch(/fitToPage="1"/u);
  expect(sheets[1]?.rows).toContainEqual(['Trittfläche, sichtbar', expect.closeTo(7.65, 9), 'm²']);
});

it('a plan’s format holds in its tender text; the recipe names mix and finish only', () => {
  const recipe = surfaces[0]?.recipe;
  const values = { ...initialValues(plans.outdoorStairs), finish: 3, slip: 1 };
  const text = planTenderText({ ...planned('outdoorStairs', values), recipe });
  expect(text).not.toMatch(/600\u00a0?×|Kreuzfuge|\.\./u);
  const open = planTenderText(planned('outdoorStairs', values));
  expect(open).toContain('Oberfläche: gewaschen');
  expect(open).toContain('Rutschhemmung: R12 (R11 / R12 / R13)');
  expect(plain(open)).toContain('R12, gewaschen: Prüfwert anfragen');
});
