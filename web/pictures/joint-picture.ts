import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/produkt-aussenbelaege-fuge.ts', {
  import: 'picture',
  eager: true,
});

/** A paving from close by: four slabs meet in a joint filled with sand. */
export const jointPicture: SitePicture | undefined = byName(masters)('produkt-aussenbelaege-fuge');
