import { coveredBy, downloadGroups } from '../../web/content/product-downloads.ts';
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

const cad = downloadGroups.find(({ id }) => id === 'cad')?.files ?? [];
const TOLERANCE_MM = 0.01;

/** Compares the dimensions of a CAD file with those of its drawings. @param file name of the file, with its extension */
export function dimensionFindings(file: string, read: readonly ReadDimension[]): readonly string[] {
  const wanted = expected(file.replace(/\.\w+$/u, ''));
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

function expected(id: string): readonly (ReadDimension & { readonly angle: number })[] {
  const file = cad.find((candidate) => candidate.id === id);
  if (!file) return [];
  return coveredBy(file, products).flatMap(({ page }) =>
    productDrawings[page].entities.flatMap((entity) => {
      if (entity.kind !== 'dimensions') return [];
      const { stops, texts, direction } = entity;
      const dimensions = texts.map((text, index) => ({
        text: text.replaceAll('–', '-').replaceAll('\u00a0', ' '),
        measurement: (stops[index + 1] ?? NaN) - (stops[index] ?? NaN),
        angle: direction === 'vertical' ? 90 : 0,
      }));
      return dimensions.filter(({ text }) => text !== '');
    }),
  );
}
