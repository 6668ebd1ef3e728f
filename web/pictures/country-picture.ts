import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/vertrieb.ts', { import: 'picture', eager: true });

/** The country that the advisers serve, let into a floor. */
export const countryPicture: SitePicture | undefined = byName(masters)('vertrieb');
