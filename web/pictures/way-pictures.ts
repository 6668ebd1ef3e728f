import { paths, type PagePath } from '../../shared/paths.ts';
import { byName } from './by-name.ts';
import type { SitePicture } from './variants.ts';

const masters = import.meta.glob<SitePicture>(
  '../generated/pictures/{produkt-kleinarchitektur,produkt-fassaden,produkt-mauerverkleidungen-anker}.ts',
  { import: 'picture', eager: true },
);
const named = byName(masters);

/** What the parts of the site are about, on the home page. */
export const wayPictures: Readonly<Partial<Record<PagePath, SitePicture | undefined>>> = {
  [paths.products]: named('produkt-kleinarchitektur'),
  [paths.projects]: named('produkt-fassaden'),
  [paths.technicalInfo]: named('produkt-mauerverkleidungen-anker'),
};
