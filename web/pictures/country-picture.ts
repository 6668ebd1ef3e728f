import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('../../renderings/masters/vertrieb.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});

/** The country that the advisers serve, let into a floor. */
export const countryPicture: SitePicture | undefined = byName(masters)('vertrieb');
