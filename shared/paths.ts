/**
 * The pages of the products, in the order of menus and overviews. The name is that of the product's files: `outdoorPaving` has
 * the folder `packages/stone/products/outdoor-paving/`.
 */
const productPaths = {
  outdoorPaving: '/produkte/aussenbelaege',
  flooring: '/produkte/bodenbelaege',
  facades: '/produkte/fassaden',
  outdoorStairs: '/produkte/aussentreppen',
  indoorStairs: '/produkte/innentreppen',
  wallCladding: '/produkte/mauerverkleidungen',
  smallArchitecture: '/produkte/kleinarchitektur',
  windowSills: '/produkte/fensterbaenke',
  exposedConcrete: '/produkte/sichtbeton',
} as const;

/** Every page of the site by name (specification section 2). A URL is written in this file and nowhere else. */
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
  ...productPaths,
  productDownloads: '/produkte/downloads',
  finishes: '/technische-info/oberflaechen',
  certificates: '/technische-info/zertifikate',
  laying: '/technische-info/verlegung',
  cleaning: '/technische-info/reinigung',
  library: '/technische-info/downloads',
} as const;

export type PageName = keyof typeof paths;
export type PagePath = (typeof paths)[PageName];
export type ProductPage = keyof typeof productPaths;

/** The routes. Any other path is answered by the 404 page. */
export const allPaths: readonly PagePath[] = /* @__PURE__ */ Object.values(paths);

export const productPages = /* @__PURE__ */ Object.keys(productPaths) as readonly ProductPage[];

/** Folder of the documents of both download pages; `web/components/documents/document-path.ts` has their names. */
export const DOCUMENT_FOLDER = '/dokumente/';

/** The logo in the header of every page. */
export const LOGO_FILE = '/logo.svg';

/** What the search of the site finds; fetched when it is opened. */
export const SEARCH_INDEX = '/suche.json';

/** Licences of the packages and the font in what is delivered. */
export const LICENCES = '/lizenzen.txt';

/** The page of a form, by the form's id, which is the page's name in the words of an address: `sample-folder` for `sampleFolder`. */
export function pathOfForm(formId: string): PagePath | undefined {
  const name = formId.replaceAll(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());
  return Object.hasOwn(paths, name) ? paths[name as PageName] : undefined;
}
