import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('../../renderings/masters/hero.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});

export const heroPicture: SitePicture | undefined = byName(masters)('hero');
