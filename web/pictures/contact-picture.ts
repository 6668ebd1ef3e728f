import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/kontakt.ts', { import: 'picture', eager: true });

/** A works yard in the evening, the gate ajar. */
export const contactPicture: SitePicture | undefined = byName(masters)('kontakt');
