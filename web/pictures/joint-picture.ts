import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/produkt-{aussenbelaege,bodenbelaege}-fuge.ts', {
  import: 'picture',
  eager: true,
});
const named = byName(masters);

/** A paving from close by: four slabs meet in a joint filled with sand. */
export const jointPicture: SitePicture | undefined = named('produkt-aussenbelaege-fuge');

/** A floor from close by: slabs, and the joint between them. */
export const floorJointPicture: SitePicture | undefined = named('produkt-bodenbelaege-fuge');
