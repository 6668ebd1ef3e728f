import { basename } from 'node:path';
import type { Drawing } from '@works/stone/drafting/drawing';
import { productDrawings } from '@works/stone/products/product-drawings';
import { dimensionsOf, spelt } from '../../../packages/stone/test/drafting/dimensions.ts';
import { products } from '../../../web/content/all-products.ts';
import { coveredBy, downloadGroups } from '../../../web/content/product-downloads.ts';

export interface ReadDimension {
  readonly text: string;
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
  const wanted = drawings
    .flatMap(dimensionsOf)
    .flatMap(({ text, length, angle }) => (text ? [{ text: spelt(text), measurement: length, angle }] : []));
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
