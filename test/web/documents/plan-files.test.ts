import { DimensionLinear, DwgReader } from '@node-projects/acad-ts';
import Dxf from 'dxf-parser';
import { unzipSync } from 'fflate';
import { assert, asyncProperty } from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { extractRawText } from 'mammoth';
import { describe, expect, it } from 'vitest';
import { productPages } from '../../../shared/paths.ts';
import { askedParameters, initialValues } from '../../../shared/planner/define-plan.ts';
import { valueText } from '../../../shared/planner/figures.ts';
import { plans } from '../../../shared/products/all-products.ts';
import { quantitiesOf, weightText } from '../../../shared/planner/quantities.ts';
import { buildResources } from '../../../web/documents/pdf/build-resources.ts';
import { planListCsv, planListXlsx } from '../../../web/documents/plan-files/plan-list.ts';
import { planPdf } from '../../../web/documents/plan-files/plan-pdf.ts';
import { planTenderDocument, planTenderText } from '../../../web/documents/plan-files/plan-tender.ts';
import type { PlannedProduct } from '../../../web/documents/plan-files/planned-product.ts';
import type { DimensionChain } from '../../../shared/drawings/drawing.ts';
import { toDwg, toDxf } from '../../../web/drawings/write-cad.ts';
import { buildableValues } from '../../shared/planner/any-values.ts';
import { planned } from './planned.ts';
import { readPdf } from './read-pdf.ts';

const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll('\u00a0', ' ');

/** Text and length of each dimension that the drawings show. */
const dimensionsOf = ({ drawings }: PlannedProduct) =>
  drawings
    .flatMap(({ entities }) => entities.filter((entity): entity is DimensionChain => entity.kind === 'dimensions'))
    .flatMap(({ stops, texts }) => texts.map((text, index) => ({ text: text.replaceAll('–', '-'), length: Math.round(((stops[index + 1] ?? NaN) - (stops[index] ?? NaN)) * 100) / 100 })))
    .filter(({ text }) => text !== '');

interface ParsedDimension {
  readonly type: string;
  readonly text?: string;
  readonly actualMeasurement?: number;
}

describe.each(productPages)('the files of a plan of %s', (page) => {
  it('carry the same numbers: text, Word, list, DXF and DWG', async () => {
    await assert(
      asyncProperty(buildableValues(plans[page]), async (values) => {
        const of = planned(page, values);
        const wanted = askedParameters(of.plan, values).map(([name, parameter]) => plain(`${parameter.label} ${valueText(parameter, values[name] ?? NaN)}`));
        const { weight, pieces } = quantitiesOf(of.plan, values);
        const texts = [planTenderText(of), (await extractRawText({ buffer: Buffer.from(await planTenderDocument(of)) })).value].map(plain);
        for (const text of texts) {
          expect(wanted.filter((value) => !text.includes(value))).toEqual([]);
          expect(text).toContain(plain(`Gewicht ${weightText(weight)}`));
        }
        const rows = planListCsv(of).trim().split('\r\n');
        expect(rows).toHaveLength(pieces.length + 2);
        const { sheets } = await readXlsx(await planListXlsx(of));
        expect(sheets[0]?.rows.slice(1, -1).map((row) => row.slice(0, 5))).toEqual(pieces.map(({ name, count, length, width, height }) => [name, count, length, width, height]));

        const dimensions = dimensionsOf(of);
        const inDxf = ((new Dxf().parseSync(toDxf(...of.drawings))?.entities ?? []) as unknown as readonly ParsedDimension[]).filter(({ type }) => type === 'DIMENSION');
        expect(inDxf.map(({ text }) => text)).toEqual(dimensions.map(({ text }) => text));
        const read = DwgReader.readFromStream(toDwg(...of.drawings).slice().buffer);
        const inDwg = [...(read.modelSpace?.entities ?? [])].filter((entity) => entity instanceof DimensionLinear);
        expect(inDwg.map(({ text, measurement }) => ({ text, length: Math.round(measurement * 100) / 100 }))).toEqual(dimensions);
      }),
      { numRuns: 2 },
    );
  });

  it('are on the sheet, which a screen reader can read', async () => {
    const values = initialValues(plans[page]);
    const of = planned(page, values);
    const { text, structure } = await readPdf(await planPdf(of, await buildResources()));
    const read = plain(text);
    const wanted = askedParameters(of.plan, values).flatMap(([name, parameter]) => [plain(parameter.label), plain(valueText(parameter, values[name] ?? NaN))]);
    expect(wanted.filter((value) => !read.includes(value))).toEqual([]);
    expect(structure.filter(({ role }) => role === 'Figure')).toHaveLength(of.drawings.length);
  });

  it('have the same bytes each time they are made', async () => {
    const of = planned(page, initialValues(plans[page]));
    const resources = await buildResources();
    const make = async () => [await planPdf(of, resources), await planTenderDocument(of), await planListXlsx(of), Buffer.from(toDxf(...of.drawings)), toDwg(...of.drawings)].map((bytes) => Buffer.from(bytes).toString('base64'));
    expect(await make()).toEqual(await make());
  });
});

it('a list is a plain archive without today’s date', async () => {
  const bytes = await planListXlsx(planned('outdoorStairs', initialValues(plans.outdoorStairs)));
  const core = new TextDecoder().decode(unzipSync(bytes)['docProps/core.xml']);
  expect(core).toContain('2026-11-22T00:00:00Z');
});
