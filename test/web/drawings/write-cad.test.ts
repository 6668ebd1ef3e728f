import { DimensionLinear, DwgReader, Hatch, TextEntity } from '@node-projects/acad-ts';
import Dxf from 'dxf-parser';
import { describe, expect, it } from 'vitest';
import { coveredBy, downloadGroups } from '../../../web/content/product-downloads.ts';
import { products } from '../../../web/content/products.ts';
import type { Drawing } from '../../../shared/drawings/drawing.ts';
import { marksOf } from '../../../shared/drawings/marks.ts';
import { productDrawings } from '../../../web/drawings/product-drawings.ts';
import { toDwg, toDxf } from '../../../web/drawings/write-cad.ts';

const details = downloadGroups.find(({ id }) => id === 'cad')?.files ?? [];
const LAYERS = { SCHNITT: 50, ANSICHT: 25, ACHSE: 18, MASS: 18, SCHRAFFUR: 13, TEXT: 18 };

/** Direction from the insertion point to the middle of a text, by DXF's code for left, centre and right alignment. */
const ASIDE = [1, 0, -1];

/** The text as the CAD file spells it. */
const spelt = (text: string) => text.replaceAll('–', '-').replaceAll('\u00a0', ' ');
const dimensionsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap(({ entities }) => entities.flatMap((entity) => (entity.kind === 'dimensions' ? entity.texts.filter(Boolean) : []))).map(spelt);
const labelsOf = (drawings: readonly Drawing[]) =>
  drawings.flatMap((drawing) => [drawing.title, ...marksOf({ ...drawing, entities: drawing.entities.filter(({ kind }) => kind !== 'dimensions') }).flatMap((mark) => (mark.kind === 'words' ? [mark.text] : []))]).map(spelt);

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
}

describe.each(details)('the CAD file $id', (file) => {
  const drawings = coveredBy(file, products).map(({ page }) => productDrawings[page]);

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
      // The text position of the dimension equals that of its picture.
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

    it('writes each dimension in the order of AutoCAD: measured points once, then the rotation', () => {
      const written = dxf.split('\n  0\n').filter((part) => part.startsWith('DIMENSION\n')).map((part) => part.split('\n').slice(1));
      expect(written).toHaveLength(dimensionsOf(drawings).length);
      for (const lines of written) {
        const tags = lines.flatMap((code, index) => (index % 2 === 0 ? [[Number(code), lines[index + 1] ?? ''] as const] : []));
        const geometry = tags.slice(tags.findIndex(([, value]) => value === 'AcDbAlignedDimension'));
        expect(geometry.map(([code]) => code)).toEqual([100, 13, 23, 33, 14, 24, 34, 50, 100]);
        const valueOf = (code: number) => Number(tags.find(([found]) => found === code)?.[1]);
        const turn = (valueOf(50) * Math.PI) / 180;
        const along = (valueOf(14) - valueOf(13)) * Math.cos(turn) + (valueOf(24) - valueOf(23)) * Math.sin(turn);
        expect(Math.abs(along - valueOf(42))).toBeLessThan(0.001);
      }
    });

    it('letters horizontally in every program that draws dimensions again', () => {
      expect(parsed?.header).toMatchObject({ $DIMTIH: 1, $DIMTOH: 1, $DIMSCALE: Math.min(...drawings.map(({ scale }) => scale)) });
    });

    it('has all words, with umlauts', () => {
      const texts = entities.filter(({ type }) => type === 'TEXT').map(({ text }) => text);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
      expect(texts.join()).toMatch(/[äöü]/u);
    });

    it('is written identically twice', () => {
      expect(toDxf(...drawings)).toBe(dxf);
    });
  });

  describe('as DWG', () => {
    const dwg = toDwg(...drawings);
    const warnings: string[] = [];
    const read = DwgReader.readFromStream(dwg.slice().buffer, (_, { message }) => void warnings.push(message));
    const entities = [...(read.modelSpace?.entities ?? [])];

    it('is a DWG of AutoCAD 2000 in millimetres that opens without warnings', () => {
      expect(new TextDecoder().decode(dwg.slice(0, 6))).toBe('AC1015');
      expect(read.header?.insUnits).toBe(4);
      expect(warnings).toEqual([]);
    });

    it('has the same dimensions and words as the drawing', () => {
      expect(entities.filter((entity) => entity instanceof DimensionLinear).map(({ text }) => text)).toEqual(dimensionsOf(drawings));
      const texts = entities.filter((entity) => entity instanceof TextEntity).map(({ value }) => value);
      for (const label of labelsOf(drawings)) expect(texts).toContain(label);
    });

    it('contains only characters that all 8-bit code pages share', () => {
      const texts = entities.flatMap((entity) => (entity instanceof TextEntity ? [entity.value] : entity instanceof DimensionLinear ? [entity.text] : []));
      expect(texts.filter((text) => /[^\u0020-\u007e\u00a1-\u00ff]/u.test(text))).toEqual([]);
    });

    it('fills what is solid', () => {
      expect(entities.filter((entity) => entity instanceof Hatch && entity.isSolid).length).toBeGreaterThan(0);
    });

    it('is written identically twice', () => {
      expect(Buffer.compare(toDwg(...drawings), dwg)).toBe(0);
    });
  });
});
