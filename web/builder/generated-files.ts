import { surfaces } from '@works/stone/mixes/surfaces';
import { productFile } from '@works/stone/products/product-file';
import { alphabetically } from '../../shared/language.ts';
import { projects } from '../../shared/owner/projects.ts';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { products } from '../content/all-products.ts';
import { pictures } from '../content/pictures.ts';
import type { Product } from '../content/product.ts';
import { drawnProjects } from '../content/projects.ts';
import { pageDrawingNames } from '../drawings/page-drawing-names.ts';
import { svgDrawings } from '../drawings/svg-drawings.ts';
import { productPictureName } from '../pictures/picture-names.ts';
import { contentStems } from './documents/content-stems.ts';
import { documentSizes } from './documents/document-cache.ts';
import { buildResources } from './documents/pdf-resources.ts';
import type { GeneratedFiles } from './generate.ts';
import { masterOf, meanColour } from './pictures/site-pictures.ts';
import { surfaceMaster } from './pictures/surface-masters.ts';
import { namedEntries } from './search-entries.ts';
import { coloursCss, themeCss } from './theme-styles.ts';

/** What makes the files of `web/generated/`. What pages show is first, so that the browser soon shows a change of it. */
export const generatedFiles: readonly (() => GeneratedFiles | Promise<GeneratedFiles>)[] = [
  productModules,
  projectModules,
  drawingModules,
  pictureModules,
  surfaceModule,
  styles,
  pdfResources,
  searchModule,
  documentModules,
];

const masters = (await Promise.all(pictures.map(({ name }) => masterOf(name)))).filter(
  (master) => master !== undefined,
);

/** The picture of a name, and those of its details and views, whose names have more behind it. */
const picturesOf = (name: string) =>
  masters.flatMap(({ picture }) => (picture.name === name || picture.name.startsWith(`${name}-`) ? picture : []));

/** The text of a module. @param constants their values by name, with a type where it is wider than the value's */
const moduleOf = (constants: Readonly<Record<string, unknown>>, imported = ''): string =>
  imported +
  Object.entries(constants)
    .map(([declared, value]) => `export const ${declared} = ${JSON.stringify(value)} as const;\n`)
    .join('');

/** The text of a module with functions that import others. @param files by key */
const listOf = (declared: string, files: readonly (readonly [string, string])[], imported: string): string =>
  `${imported}export const ${declared} = {\n${files.map(([key, file]) => `  '${key}': () => import('./${file}'),\n`).join('')}};\n`;

const productModule = (page: ProductPage) => `products/${productFile(page)}-page.ts`;
const drawingModule = (name: string) => `drawings/${name}-drawing.ts`;

/** What the page of one product shows, without its tender text, with pictures of its own stone: each page loads its own. */
function productModules(): GeneratedFiles {
  const modules = products.map((product: Product) => {
    const own = picturesOf(productPictureName(product.page)).filter(({ stone }) => stone?.number === product.stone);
    return [productModule(product.page), moduleOf({ product, pictures: own })];
  });
  const list = listOf(
    "productModules: Readonly<Record<ProductModule['product']['page'], () => Promise<ProductModule>>>",
    products.map(({ page }) => [page, productModule(page)]),
    "import type { ProductModule } from '../pages/product/product-module.ts';\n",
  );
  return { ...Object.fromEntries(modules), 'product-modules.ts': list };
}

/**
 * The picture of each project on other pages, whose name ends with `-ansicht`, and all others. Of projects that are not there any more, a page
 * has neither pictures nor their texts.
 */
function projectModules(): GeneratedFiles {
  return {
    'project-pictures.ts': projectModule('projectPictures', (name) => name.endsWith('-ansicht')),
    'project-views.ts': projectModule('projectViews', (name) => !name.endsWith('-ansicht')),
  };
}

function projectModule(constant: string, isShown: (name: string) => boolean): string {
  const shown = projects.map(({ id, image }) => {
    const own = picturesOf(image).filter(({ name }) => isShown(name));
    return [id, own.toSorted((one, other) => one.name.localeCompare(other.name))] as const;
  });
  return moduleOf(
    { [`${constant}: Readonly<Record<string, readonly SitePicture[]>>`]: Object.fromEntries(shown) },
    "import type { SitePicture } from '../pictures/variants.ts';\n",
  );
}

/**
 * Each drawing of a page as data, which the browser imports after a link, without the code that draws. Two lists, so that a product page doesn't
 * carry the addresses of the others.
 */
function drawingModules(): GeneratedFiles {
  const drawings = Object.entries(svgDrawings).map(([name, drawing]) => [drawingModule(name), moduleOf({ drawing })]);
  return {
    ...Object.fromEntries(drawings),
    'drawings.ts': drawingList('drawings', [...productPages, ...drawnProjects]),
    'page-drawings.ts': drawingList('pageDrawings', pageDrawingNames),
  };
}

const drawingList = (constant: string, names: readonly string[]) =>
  listOf(
    `${constant}: Readonly<Record<string, () => Promise<{ readonly drawing: SvgDrawing }>>>`,
    names.map((name) => [name, drawingModule(name)]),
    "import type { SvgDrawing } from '@works/stone/drafting/draw-svg';\n",
  );

/** The data of each picture, and a stylesheet with their colours: `.picture-hero{background:#8a8a80}`. */
async function pictureModules(): Promise<GeneratedFiles> {
  const colours = masters.map(
    async ({ picture: { name }, image }) => `.picture-${name}{background:${await meanColour(image)}}`,
  );
  return {
    ...Object.fromEntries(masters.map(({ picture }) => [`pictures/${picture.name}.ts`, moduleOf({ picture })])),
    'picture-colours.css': (await Promise.all(colours)).join(''),
  };
}

/** Which pictures there are of each surface, by its code. */
async function surfaceModule(): Promise<GeneratedFiles> {
  const found = await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)));
  const keys = found.flatMap((master) =>
    master ? [[master.key.code, { key: master.key.key, hasMacro: master.key.hasMacro }]] : [],
  );
  const type = 'Readonly<Record<string, { readonly key: string; readonly hasMacro: boolean }>>';
  return { 'surface-keys.ts': moduleOf({ [`surfaceKeys: ${type}`]: Object.fromEntries(keys) }) };
}

function styles(): GeneratedFiles {
  return { 'colours.css': coloursCss(), 'mantine-theme.css': themeCss() };
}

/** Fonts as TrueType and the logo as PNG, with which the browser makes PDFs: the same as those of the documents. */
async function pdfResources(): Promise<GeneratedFiles> {
  const { regular, semibold, logo } = await buildResources();
  return { 'pdf/archivo-regular.ttf': regular, 'pdf/archivo-semibold.ttf': semibold, 'pdf/logo.png': logo };
}

/** What the search finds by a name, in the order of the alphabet: the index that a visitor without script gets. */
function searchModule(): GeneratedFiles {
  const titles = namedEntries()
    .filter(({ kind, answer }) => !['term', 'document', 'action', 'answer'].includes(kind) && answer)
    .map(({ title, to }) => ({ title, to }))
    .toSorted((a, b) => alphabetically(a.title, b.title));
  return { 'titles.ts': moduleOf({ titles }) };
}

/** What the search of the library finds a document by, by its id, and the bytes of each document, by the name of its file. */
async function documentModules(): Promise<GeneratedFiles> {
  return {
    'content-stems.ts': moduleOf({ 'stems: Readonly<Record<string, string>>': contentStems() }),
    'document-sizes.ts': moduleOf({ 'sizes: Readonly<Record<string, number>>': await documentSizes() }),
  };
}
