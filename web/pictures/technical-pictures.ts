import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  '../generated/pictures/{bearbeitungen,projekt-terrazzoboden-material}.ts',
  { import: 'picture', eager: true },
);
const named = byName(masters);

/** What the technical pages are about. */
export const technicalPictures = {
  finishes: named('bearbeitungen'),
  laying: named('projekt-terrazzoboden-material'),
} as const;
