/** Every page of the site by name (specification section 2). A URL is written here and nowhere else. */
export const paths = {
  home: '/',
  about: '/ueber-uns',
  products: '/produkte',
  projects: '/projekte',
  technicalInfo: '/technische-info',
  sampleFolder: '/mustermappe',
  consultation: '/beratung',
  sales: '/vertrieb',
  contact: '/kontakt',
  complaint: '/reklamation',
  imprint: '/impressum',
  privacy: '/datenschutz',
  outdoorPaving: '/produkte/aussenbelaege',
  flooring: '/produkte/bodenbelaege',
  facades: '/produkte/fassaden',
  outdoorStairs: '/produkte/aussentreppen',
  indoorStairs: '/produkte/innentreppen',
  wallCladding: '/produkte/mauerverkleidungen',
  smallArchitecture: '/produkte/kleinarchitektur',
  windowSills: '/produkte/fensterbaenke',
  exposedConcrete: '/produkte/sichtbeton',
  productDownloads: '/produkte/downloads',
  finishes: '/technische-info/oberflaechen',
  certificates: '/technische-info/zertifikate',
  laying: '/technische-info/verlegung',
  cleaning: '/technische-info/reinigung',
  library: '/technische-info/downloads',
} as const;

export type PageName = keyof typeof paths;
export type PagePath = (typeof paths)[PageName];

/** The 27 routes. Any other path is answered by the 404 page. */
export const allPaths: readonly PagePath[] = Object.values(paths);

/** Below it lie the documents of both download pages; `documents/document-path.ts` knows their names. */
export const DOCUMENT_FOLDER = '/dokumente/';

/** Whether a path of the address bar is a page of this site, exactly as it is written here. */
export const isPagePath = (path: string): path is PagePath => (allPaths as readonly string[]).includes(path);

/** The page of a form, by the form's id, which is the page's name in the words of an address: `sample-folder` for `sampleFolder`. */
export function pathOfForm(formId: string): PagePath | undefined {
  const name = formId.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return Object.hasOwn(paths, name) ? paths[name as PageName] : undefined;
}
