import { DimensionLinear, DwgReader, Hatch, TextEntity } from '@node-projects/acad-ts';
import Dxf from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { downloadGroups } from '../../../web/content/product-downloads.ts';
import type { Drawing } from '../../../web/drawings/drawing.ts';
import { marksOf } from '../../../web/drawings/marks.ts';
import { productDrawings } from '../../../web/drawings/product-drawings.ts';
import { toDwg, toDxf } from '../../../web/drawings/write-cad.ts';

const details = downloadGroups.find(({ id }) => id === 'cad')?.files ?? [];
const LAYERS = { SCHNITT: 50, ANSICHT: 25, ACHSE: 18, MASS: 18, SCHRAFFUR: 13, TEXT: 18 };

/** Where the middle of words lies from their place, by DXF's code for words that begin there, have their middle there, or end there. */
const ASIDE = [1, 0, -1];

/** As CAD writes it. */
const spelt = (text: string) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');
const dimensionsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap(({ entities }) => entities.flatMap((entity) => (entity.kind === 'dimensions' ? entity.texts.filter(Boolean) : []))).map(spelt);
const labelsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) => [drawing.title, ...marksOf({ ...drawing, entities: drawing.entities.filter(({ kind }) => kind !== 'dimensions') }).flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []))]).map(spelt);

/** What dxf-parser gives, as far as its types leave it open. */
interface Parsed {
  readonly type: string;
  readonly layer: string;
  readonly text?: string;
  readonly actualMeasurement?: number;
  readonly block?: string;
  readonly middleOfText?: { readonly x: number };
  readonly startPoint?: { readonly x: number };
  readonly halign?: number;
}

describe.each(details)('the CAD file $id', ({ products }) => {
  const drawings = products.map((page) => productDrawings[page]);

  describe('as DXF, read by another library', () => {
    const dxf = toDxf(...drawings);
    const parsed = new Dxf().parseSync(dxf);
    const entities = (parsed?.entities ?? []) as unknown as readonly Parsed[];

    it('is in millimetres, with its layers and their pens', () => {
      expect(parsed?.header['$INSUNITS']).toBe(4);
      expect(Object.keys(parsed?.tables.layer.layers ?? {})).toEqual(['0', ...Object.keys(LAYERS)]);
      const pens = Array.from(dxf.matchAll(/AcDbLayerTableRecord\r?\n {2}2\r?\n(\w+)\r?\n[\s\S]*?\n370\r?\n(-?\d+)/gu), ([, layer, pen]) => [layer, Number(pen)]);
      expect(Object.fromEntries(pens)).toMatchObject(LAYERS);
      expect(new Set(entities.map(({ layer }) => layer)).difference(new Set(Object.keys(LAYERS))).size).toBe(0);
    });

    it('has every dimension as a dimension, with its picture', () => {
      const dimensions = entities.filter(({ type }) => type === 'DIMENSION');
      expect(dimensions.map(({ text }) => text)).toEqual(dimensionsOf(drawings));
      // Their words stand where the picture has them, not half beside.
      const pictured = dimensions.map(({ block = '' }) => (parsed?.blocks[block]?.entities ?? []) as unknown as readonly Parsed[]);
      for (const [index, picture] of pictured.entries()) {
        const [words] = picture.filter(({ type }) => type === 'TEXT');
        const { middleOfText } = dimensions[index] ?? {};
        const { startPoint, halign = 0 } = words ?? {};
        const aside = (middleOfText?.x ?? NaN) - (startPoint?.x ?? NaN);
        expect(Math.sign(Math.round(aside))).toBe(ASIDE[halign]);
      }
      for (const { text = '', actualMeasurement = NaN, block = '', layer } of dimensions) {
        const [least = 0, greatest = Infinity] = text.split('-').map(Number);
        expect(actualMeasurement).toBeGreaterThan(least - 0.001);
        expect(actualMeasurement).toBeLessThan(greatest + 0.001);
        expect(parsed?.blocks[block]?.entities.length).toBeGreaterThan(4);
        expect(layer).toBe('MASS');
      }
    });

    it('has all words, with umlauts', () => {
      const texts = entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
      expect(texts.join()).toMatch(/[äöü]/u);
    });

    it('is written equally twice', () => {
      expect(toDxf(...drawings)).toBe(dxf);
    });
  });

  describe('as DWG', () => {
    const dwg = toDwg(...drawings);
    const complaints: string[] = [];
    const read = DwgReader.readFromStream(dwg.slice().buffer, (_, { message }) => void complaints.push(message));
    const entities = [...(read.modelSpace?.entities ?? [])];

    it('is a DWG of AutoCAD 2000 in millimetres that opens without complaint', () => {
      expect(new TextDecoder().decode(dwg.slice(0, 6))).toBe('AC1015');
      expect(read.header?.insUnits).toBe(4);
      expect(complaints).toEqual([]);
    });

    it('has the same dimensions and words as the drawing', () => {
      expect(entities.filter((entity) => entity instanceof DimensionLinear).map(({ text }) => text)).toEqual(dimensionsOf(drawings));
      const texts = entities.filter((entity) => entity instanceof TextEntity).map(({ value }) => value);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
    });

    it('holds nothing that its 8-bit code has in different places', () => {
      const texts = entities.flatMap((entity) => (entity instanceof TextEntity ? [entity.value] : entity instanceof DimensionLinear ? [entity.text] : []));
      expect(texts.filter((text) => /[^\u0020-\u007e\u00a1-\u00ff]/u.test(text))).toEqual([]);
    });

    it('fills what is solid', () => {
      expect(entities.filter((entity) => entity instanceof Hatch && entity.isSolid).length).toBeGreaterThan(0);
    });

    it('is written equally twice', () => {
      expect(Buffer.compare(toDwg(...drawings), dwg)).toBe(0);
    });
  });
});
