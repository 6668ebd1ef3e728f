import { downloadGroups } from '../content/product-downloads.ts';
import { productDrawings } from './product-drawings.ts';
import { toDwg, toDxf } from './write-cad.ts';

export interface CadFile {
  /** As in `downloadGroups`; the file name without its extension. */
  readonly id: string;
  readonly format: 'DWG' | 'DXF';
  readonly bytes: Uint8Array;
}

/** Each CAD detail of the downloads in both formats: the drawings of the products it covers, side by side. */
export function cadFiles(): readonly CadFile[] {
  const details = downloadGroups.flatMap(({ id, files }) => (id === 'cad' ? files : []));
  return details.flatMap(({ id, products }): readonly CadFile[] => {
    const drawings = products.map((product) => productDrawings[product]);
    return [
      { id, format: 'DWG', bytes: toDwg(...drawings) },
      { id, format: 'DXF', bytes: new TextEncoder().encode(toDxf(...drawings)) },
    ];
  });
}
