import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture | undefined>('../../renderings/masters/schaden-*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
const named = byName(masters);

/** One broken arris, photographed in ways that help and in ways that don't. */
export const damagePictures = {
  whole: named('schaden-ganzes'),
  near: named('schaden-nah'),
  withoutScale: named('schaden-ohne-massstab'),
  blurred: named('schaden-verwackelt'),
} as const;
