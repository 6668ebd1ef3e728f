/** What a picture is about, where that isn't its middle: its place as a share of the width. A window too narrow for the picture shows this part first. */
export const subjects: Readonly<Record<string, number>> = {
  kontakt: 0.62,
  pflege: 0.62,
  'produkt-aussenbelaege': 0.18,
  'produkt-bodenbelaege': 0.62,
  'produkt-sichtbeton': 0.4,
  'projekt-fassade': 0.36,
  'projekt-freitreppe': 0.4,
  'projekt-terrazzoboden': 1,
  'werk-ausschalen': 0.85,
  'werk-muster': 0.62,
  'werk-zement': 0.6,
};

/** Where the subject isn't a little below the middle: its place as a share of the height. A low frame shows this part. */
export const subjectHeights: Readonly<Record<string, number>> = {
  kontakt: 0.53,
  muster: 0.4,
  'produkt-mauerverkleidungen': 0.1,
  terrazzo: 0.95,
  'werk-muster': 0.08,
};

/** How much larger a picture is shown where it fills the first view: its subject is small, or something is at its edge. */
export const enlarged: Readonly<Record<string, number>> = {
  kontakt: 1.12,
  muster: 1.2,
  'produkt-sichtbeton': 1.1,
};

/** Openings with a wide subject: an upright window shows them whole. */
export const shownWhole: readonly string[] = ['muster', 'vertrieb', 'werk-muster'];

/** Place of the subject of a picture, as a share of its width. */
export const subjectOf = (name: string): number => subjects[name] ?? 0.5;
