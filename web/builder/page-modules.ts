import { surfaces } from '@works/stone/mixes/surfaces';
import { plans } from '@works/stone/products/all-products';
import { productFile } from '@works/stone/products/product-file';
import { projects } from '../../shared/owner/projects.ts';
import { productOf, productPages, type ProductPage } from '../../shared/paths.ts';
import { products } from '../content/all-products.ts';
import { pictures } from '../content/pictures.ts';
import { drawnProjects } from '../content/projects.ts';
import { pageDrawingNames } from '../drawings/page-drawing-names.ts';
import { productPictureName } from '../pictures/picture-names.ts';
import { enlarged, subjectHeights, subjectOf, subjects } from '../pictures/subjects.ts';
import { listOf, moduleOf, type GeneratedFiles } from './module-text.ts';
import { masterOf } from './pictures/site-pictures.ts';
import { surfaceMaster } from './pictures/surface-masters.ts';
import { svgDrawings } from './svg-drawings.ts';

/** The data of products, projects, drawings and pictures for the pages that show them. */
export const pageModules = async (): Promise<GeneratedFiles> => ({
  ...productModules(),
  ...projectModules(),
  ...drawingModules(),
  ...pictureModules(),
  ...(await surfaceModule()),
});

const masters = (await Promise.all(pictures.map(({ name }) => masterOf(name)))).filter(
  (master) => master !== undefined,
);

/** The picture of a name, and those of its details and views, whose names have more behind it. */
const picturesOf = (name: string) =>
  masters.flatMap(({ picture }) => (picture.name === name || picture.name.startsWith(`${name}-`) ? picture : []));

const productModule = (page: ProductPage) => `products/${productFile(page)}-page.ts`;
const drawingModule = (name: string) => `drawings/${name}-drawing.ts`;

/** One module per product page, loaded by that page only: its words and pictures, without the tender text. */
function productModules(): GeneratedFiles {
  for (const [product, { number }] of Object.entries(plans))
    if (productOf(number) !== product)
      throw new Error(
        `packages/stone/products/${productFile(product)}/plan.ts has the number ${number}: in shared/paths.ts it is that of ${productOf(number) ?? 'no product'}.`,
      );
  const modules = products.map((product) => {
    return [productModule(product.page), moduleOf({ product, pictures: picturesOf(productPictureName(product.page)) })];
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

/** The data of each picture, and a stylesheet with the places of their subjects: `.picture-kontakt{--subject:62% 53%}`. */
const pictureModules = (): GeneratedFiles => ({
  ...Object.fromEntries(masters.map(({ picture }) => [`pictures/${picture.name}.ts`, moduleOf({ picture })])),
  'picture-places.css': Object.keys({ ...subjects, ...subjectHeights })
    .map((name) => {
      const larger = enlarged[name] ? `;--enlarged:${enlarged[name]}` : '';
      return `.picture-${name}{--subject:${percent(subjectOf(name))} ${percent(subjectHeights[name] ?? 0.6)}${larger}}`;
    })
    .join(''),
});

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Which pictures there are of each surface, by its code. */
async function surfaceModule(): Promise<GeneratedFiles> {
  const found = await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)));
  const keys = found.flatMap((master) =>
    master ? [[master.key.code, { key: master.key.key, hasMacro: master.key.hasMacro }]] : [],
  );
  const type = 'Readonly<Record<string, { readonly key: string; readonly hasMacro: boolean }>>';
  return { 'surface-keys.ts': moduleOf({ [`surfaceKeys: ${type}`]: Object.fromEntries(keys) }) };
}
