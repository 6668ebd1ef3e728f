/**
 * The products, in the order of menus and overviews: the address of each, and its number in the codes of plans, as its `plan.ts` has it. The name is
 * that of its files: `outdoorPaving` has `packages/stone/products/outdoor-paving/` and `web/content/products/outdoor-paving.ts`.
 */
const products = {
  outdoorPaving: ['/produkte/aussenbelaege', 0],
  flooring: ['/produkte/bodenbelaege', 1],
  facades: ['/produkte/fassaden', 2],
  outdoorStairs: ['/produkte/aussentreppen', 3],
  indoorStairs: ['/produkte/innentreppen', 4],
  wallCladding: ['/produkte/mauerverkleidungen', 5],
  smallArchitecture: ['/produkte/kleinarchitektur', 6],
  windowSills: ['/produkte/fensterbaenke', 7],
  exposedConcrete: ['/produkte/sichtbeton', 8],
} as const;

const productPaths = Object.fromEntries(Object.entries(products).map(([product, [path]]) => [product, path])) as {
  readonly [Product in ProductPage]: (typeof products)[Product][0];
};

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
export type ProductPage = keyof typeof products;

/** The routes. Any other path is answered by the 404 page. */
export const allPaths: readonly PagePath[] = /* @__PURE__ */ Object.values(paths);

export const productPages = /* @__PURE__ */ Object.keys(products) as readonly ProductPage[];

/** The product of a number in the codes of plans; undefined for one that has been left out. */
export const productOf = (number: number): ProductPage | undefined =>
  productPages.find((page) => products[page][1] === number);

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
