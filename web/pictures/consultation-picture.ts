import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/werk-muster.ts', {
  import: 'picture',
  eager: true,
});

/** What is on the table when a stone is chosen: samples, a pencil. */
export const consultationPicture: SitePicture | undefined = byName(masters)('werk-muster');
