import { DimensionLinear, DwgReader, TextEntity } from '@node-projects/acad-ts';
import Dxf from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { toDwg, toDxf } from '../../cad/write-cad.ts';
import type { Drawing } from '../../drafting/drawing.ts';
import { marksOf } from '../../drafting/marks.ts';
import { productIds } from '../../products/all-products.ts';
import { productDrawings } from '../../products/product-drawings.ts';
import { dimensionsOf, spelt, toMicrometre } from '../drafting/dimensions.ts';

/** Files of one drawing, and one of several. */
const files: readonly { readonly name: string; readonly drawings: readonly Drawing[] }[] = [
  ...productIds.map((name) => ({ name, drawings: [productDrawings[name]] })),
  { name: 'both stairs', drawings: [productDrawings.outdoorStairs, productDrawings.indoorStairs] },
];
const company = {
  inks: { text: '#111111', quiet: '#222222', line: '#333333' },
  name: 'Werkstein AG',
  shortName: 'Werkstein',
  address: ['Gasse 1', '8000 Zürich'],
  phones: ['+41 44 111 11 11'],
  email: 'info@werkstein.example',
};
const LAYERS = {
  'BW-STUECK': 25,
  'BW-SCHNITT': 50,
  'BW-ANSICHT': 25,
  'BW-ACHSE': 18,
  'BW-MASS': 18,
  'BW-SCHRAFFUR': 13,
  'BW-TEXT': 18,
};
/** Of the outlines that hatches follow, and of the window of the sheet. */
const EDGES = 'BW-RAND';

/** Direction from the insertion point to the middle of a text, by DXF's code for left, centre and right alignment. */
const ASIDE = [1, 0, -1];

const dimensionTextsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap(dimensionsOf).flatMap(({ text }) => (text ? [spelt(text)] : []));
const labelsOf = (drawings: readonly Drawing[]) =>
  drawings
    .flatMap((drawing) => [
      drawing.title,
      ...marksOf({ ...drawing, entities: drawing.entities.filter(({ kind }) => kind !== 'dimensions') }).flatMap(
        (mark) => (mark.kind === 'words' ? [mark.text] : []),
      ),
    ])
    .map(spelt);

/** The entities of a type in DXF, as text. */
const partsOf = (dxf: string, type: string) => dxf.split('\n  0\n').filter((part) => part.startsWith(`${type}\n`));
/** The first value of a code in a part of DXF. */
const valueIn = (part: string, code: number) =>
  new RegExp(`\\n${String(code).padStart(3)}\\n\\s*(\\S+)`, 'u').exec(part)?.[1];

/** Fields of an entity that dxf-parser's types omit. */
interface Parsed {
  readonly type: string;
  readonly layer: string;
  readonly text?: string;
  readonly actualMeasurement?: number;
  readonly block?: string;
  readonly middleOfText?: { readonly x: number };
  readonly startPoint?: { readonly x: number };
  readonly halign?: number;
  readonly inPaperSpace?: boolean;
  readonly vertices?: readonly { readonly x: number; readonly y: number }[];
}

describe.each(files)('the CAD file of $name', ({ drawings }) => {
  describe('as DXF, read by another library', () => {
    const dxf = toDxf(drawings, company);
    const parsed = new Dxf().parseSync(dxf);
    const entities = (parsed?.entities ?? []) as unknown as readonly Parsed[];

    it('is in millimetres, letters horizontally, and has its layers and their pens', () => {
      const scale = Math.min(...drawings.map((drawing) => drawing.scale));
      expect(parsed?.header).toMatchObject({ $INSUNITS: 4, $DIMTIH: 1, $DIMTOH: 1, $DIMSCALE: scale });
      expect(Object.keys(parsed?.tables.layer.layers ?? {})).toEqual(['0', ...Object.keys(LAYERS), EDGES]);
      // Off: neither seen nor printed.
      expect(parsed?.tables.layer.layers[EDGES]?.visible).toBe(false);
      const pens = Array.from(
        dxf.matchAll(/AcDbLayerTableRecord\r?\n {2}2\r?\n([\w-]+)\r?\n[\s\S]*?\n370\r?\n(-?\d+)/gu),
        ([, layer, pen]) => [layer, Number(pen)],
      );
      expect(Object.fromEntries(pens)).toMatchObject(LAYERS);
      for (const { layer } of entities) expect([...Object.keys(LAYERS), EDGES]).toContain(layer);
    });

    it('has letters of 2.5 mm on its sheet, and in the drawing of its text size at its scale', () => {
      const heights = [...partsOf(dxf, 'TEXT')].map((part) => Number(valueIn(part, 40)));
      expect(Math.min(...heights)).toBe(2.5);
    });

    it('has every dimension as a dimension, with its picture', () => {
      const dimensions = entities.filter(({ type }) => type === 'DIMENSION');
      expect(dimensions.map(({ text }) => text)).toEqual(dimensionTextsOf(drawings));
      for (const { text = '', actualMeasurement = NaN, block = '', layer, middleOfText } of dimensions) {
        // A letter before the figure, as in «d 160», names what is measured.
        const [shortest = 0, longest = Infinity] = /^[\d.-]+$/u.test(text) ? text.split('-').map(Number) : [];
        expect(actualMeasurement).toBeGreaterThan(shortest - 0.001);
        expect(actualMeasurement).toBeLessThan(longest + 0.001);
        expect(layer).toBe('BW-MASS');
        const picture = (parsed?.blocks[block]?.entities ?? []) as unknown as readonly Parsed[];
        expect(picture.length).toBeGreaterThan(4);
        // The text position of the dimension equals that of its picture.
        const { startPoint, halign = 0 } = picture.find(({ type }) => type === 'TEXT') ?? {};
        const aside = (middleOfText?.x ?? NaN) - (startPoint?.x ?? NaN);
        expect(Math.sign(Math.round(aside))).toBe(ASIDE[halign]);
      }
    });

    it('has all words, with umlauts', () => {
      const texts = entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
      expect(texts.join()).toMatch(/[äöü]/u);
    });
  });

  describe('as DWG', () => {
    const dwg = toDwg(drawings, company);
    const warnings: string[] = [];
    const read = DwgReader.readFromStream(dwg.slice().buffer, (_, { message }) => void warnings.push(message));
    const entities = [...(read.modelSpace?.entities ?? [])];

    it('is a DWG of AutoCAD 2000 in millimetres that opens without warnings', () => {
      expect(new TextDecoder().decode(dwg.slice(0, 6))).toBe('AC1015');
      expect(read.header?.insUnits).toBe(4);
      expect(warnings).toEqual([]);
    });

    it('has the same dimensions and words as the drawing', () => {
      const lengths = entities.flatMap((entity) =>
        entity instanceof DimensionLinear ? [{ text: entity.text, length: toMicrometre(entity.measurement) }] : [],
      );
      const drawn = drawings.flatMap(dimensionsOf).filter(({ text }) => text);
      expect(lengths).toEqual(drawn.map(({ text, length }) => ({ text: spelt(text), length })));
      const texts = entities.filter((entity) => entity instanceof TextEntity).map(({ value }) => value);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
    });
  });
});
