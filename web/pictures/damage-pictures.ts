import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>('../generated/pictures/schaden-*.ts', { import: 'picture', eager: true });
const named = byName(masters);

/** What a complaint is about: a broken arris, measured. */
export const damagePicture: SitePicture | undefined = named('schaden-meter');

/** One broken arris, photographed in ways that help and in ways that don't. */
export const damagePictures = {
  whole: named('schaden-ganzes'),
  near: named('schaden-nah'),
  withoutScale: named('schaden-ohne-massstab'),
  blurred: named('schaden-verwackelt'),
} as const;
