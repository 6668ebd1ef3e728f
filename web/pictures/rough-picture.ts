import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/stein-streiflicht.ts', {
  import: 'picture',
  eager: true,
});

/** What slip resistance comes from: a bush-hammered face in raking light. */
export const roughPicture: SitePicture | undefined = byName(masters)('stein-streiflicht');
