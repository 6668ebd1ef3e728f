import { paths, type PageName, type ProductPage } from '../../shared/paths.ts';
import { products } from '../content/all-products.ts';
import type { PageDeclaration } from './page-declaration.ts';

/** A page with the folder of its component. */
interface DeclaredPage extends PageDeclaration {
  readonly folder: string;
  /** What the page shows in the folder that all products share. */
  readonly product?: ProductPage;
}

/** All pages in the order of `shared/paths.ts`: `sampleFolder` is declared by `sample-folder/page.ts`, a product by its content. For the build. */
export const pages: readonly DeclaredPage[] = await Promise.all(
  (Object.keys(paths) as PageName[]).map((name) => ofProduct(name) ?? ofFolder(name)),
);

async function ofFolder(name: PageName): Promise<DeclaredPage> {
  const folder = name.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);
  const { page } = (await import(`./${folder}/page.ts`)) as { readonly page: PageDeclaration };
  if (page.path !== paths[name]) throw new Error(`web/pages/${folder}/page.ts declares ${page.path}.`);
  return { ...page, folder };
}

function ofProduct(name: PageName): DeclaredPage | undefined {
  const order = products.findIndex(({ page }) => page === name);
  const product = products[order];
  return (
    product && {
      path: paths[product.page],
      title: product.title,
      description: product.searchText,
      menus: [{ menu: paths.products, order, label: product.name }],
      folder: 'product',
      product: product.page,
    }
  );
}
