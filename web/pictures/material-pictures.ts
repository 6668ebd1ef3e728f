import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/{muster,terrazzo}.ts', {
  import: 'picture',
  eager: true,
});
const named = byName(masters);

/** Three polished slabs: what the grain does. */
export const terrazzoPicture: SitePicture | undefined = named('terrazzo');

/** What a visitor can have sent. */
export const samplesPicture: SitePicture | undefined = named('muster');
