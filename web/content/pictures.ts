import texts from './pictures.json' with { type: 'json' };

/** What is said of a master, `renderings/masters/<name>.jpg`. */
export interface PictureTexts {
  readonly name: string;
  /** What is seen. */
  readonly alt: string;
  /** Of what it is made: mix, finish and format; with a stone's number what its name does not say. */
  readonly caption: string;
  /** Number of the surface of the material library that is seen. */
  readonly stone?: string;
  /** Taken with a camera; all others are visualisations, and captions tell them apart. */
  readonly photograph?: boolean;
}

/** The pictures of the site in words. The data are JSON, since the scripts that render them read them too. */
export const pictures: readonly PictureTexts[] = Object.entries<Omit<PictureTexts, 'name'>>(texts).map(
  ([name, words]) => ({ name, ...words }),
);
