import { basename } from 'node:path';
import { coveredBy, downloadGroups } from '../../web/content/product-downloads.ts';
import type { Drawing } from '../../web/stone/drafting/drawing.ts';
import { productDrawings } from '../../web/stone/drawings/product-drawings.ts';
import { products } from '../../web/stone/products/products.ts';

/** A dimension as another program reads it. */
export interface ReadDimension {
  readonly text: string;
  /** In millimetres. */
  readonly measurement: number;
  /** In degrees; absent if the program does not tell. */
  readonly angle?: number;
}

const TOLERANCE_MM = 0.01;

/** What a CAD file among the documents draws, by the file's name. */
export function drawingsOfDocument(path: string): readonly Drawing[] {
  const cad = downloadGroups.find(({ id }) => id === 'cad')?.files ?? [];
  const file = cad.find(({ id }) => id === basename(path).replace(/\.\w+$/u, ''));
  return file ? coveredBy(file, products).map(({ page }) => productDrawings[page]) : [];
}

/** Compares the dimensions of a CAD file with those of its drawings. */
export function dimensionFindings(drawings: readonly Drawing[], read: readonly ReadDimension[]): readonly string[] {
  const wanted = drawings.flatMap(dimensionsOf);
  if (read.length !== wanted.length) return [`${read.length} dimensions, not ${wanted.length}`];
  return wanted.flatMap(({ text, measurement, angle }, index) => {
    const found = read[index];
    const isSame =
      found?.text === text &&
      Math.abs(found.measurement - measurement) < TOLERANCE_MM &&
      (found.angle === undefined || found.angle === angle);
    return isSame ? [] : [`${JSON.stringify(found)}, not ${JSON.stringify({ text, measurement, angle })}`];
  });
}

const dimensionsOf = ({ entities }: Drawing): readonly (ReadDimension & { readonly angle: number })[] =>
  entities.flatMap((entity) => {
    if (entity.kind !== 'dimensions') return [];
    const { stops, texts, direction } = entity;
    const dimensions = texts.map((text, index) => ({
      text: text.replaceAll('–', '-').replaceAll('\u00a0', ' '),
      measurement: (stops[index + 1] ?? NaN) - (stops[index] ?? NaN),
      angle: direction === 'vertical' ? 90 : 0,
    }));
    return dimensions.filter(({ text }) => text !== '');
  });
