import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/produkt-aussentreppen-vorderkante.ts', {
  import: 'picture',
  eager: true,
});

/** What has to resist slipping, frost and salt: bush-hammered steps in the sun. */
export const roughPicture: SitePicture | undefined = byName(masters)('produkt-aussentreppen-vorderkante');
