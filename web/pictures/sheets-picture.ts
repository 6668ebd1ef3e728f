import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/unterlagen.ts', {
  import: 'picture',
  eager: true,
});

/** Drawings of the products, pinned to a wall. */
export const sheetsPicture: SitePicture | undefined = byName(masters)('unterlagen');
