import { pictures } from './pictures.ts';

const photographs = pictures.filter(({ photograph }) => photograph).length;

/** Of which kind the pictures of the site are. */
export const pictureKinds: 'visualisations' | 'both' | 'photographs' =
  photographs === pictures.length ? 'photographs' : photographs > 0 ? 'both' : 'visualisations';
