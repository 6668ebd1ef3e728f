import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  '../generated/pictures/werk-{zement,korn,ausschalen,schleifen,kante,lager}.ts',
  { import: 'picture', eager: true },
);
const named = byName(masters);

const STEPS = ['zement', 'korn', 'ausschalen', 'schleifen'] as const;

/** How a stone is made, in the order of work. */
export const makingPictures: readonly SitePicture[] = STEPS.flatMap((step) => named(`werk-${step}`) ?? []);

/** What comes of it. */
export const madePicture: SitePicture | undefined = named('werk-kante');

/** Where it waits for the lorry. */
export const storePicture: SitePicture | undefined = named('werk-lager');
