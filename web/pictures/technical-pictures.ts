import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  '../generated/pictures/{oberflaeche-gestrahlt-rechts,produkt-innentreppen-vorderkante,projekt-terrazzoboden-material}.ts',
  { import: 'picture', eager: true },
);
const named = byName(masters);

/** What the technical pages are about, in pictures that open none of them. */
export const technicalPictures = {
  finishes: named('oberflaeche-gestrahlt-rechts'),
  certificates: named('produkt-innentreppen-vorderkante'),
  laying: named('projekt-terrazzoboden-material'),
} as const;
