import { lazy, useState, type ComponentType } from 'react';
import type { ProductPage } from '../../shared/paths.ts';
import type { PageProps } from '../components/page/page-props.ts';
import { productModules } from '../generated/product-modules.ts';

type Page = ComponentType<PageProps>;

/** A page whose script is fetched when it is first needed. */
export interface LazyPage {
  /** Module file of the page below `web/`, as the build's manifest names it. */
  readonly file: string;
  /** Fetches the script ahead. Rejects when it can't be fetched; following a link to the page tries again. */
  readonly load: () => Promise<unknown>;
  readonly Page: Page;
}

const pages = import.meta.glob<Page>(['../pages/*/*Page.tsx', '!../pages/product/*'], { import: 'Page' });

/** The page of a folder in `pages/`: the file whose name ends with `Page.tsx`, which exports `Page`. */
export function lazyPage(folder: string): LazyPage {
  const [found] = Object.entries(pages).filter(([file]) => file.startsWith(`../pages/${folder}/`));
  if (!found) throw new Error(`The folder web/pages/${folder} has no page.`);
  const [file, load] = found;
  return lazily(file.slice('../'.length), load);
}

/** The page of a product: the template that all share, with content and pictures of this product alone. */
export function lazyProductPage(page: ProductPage): LazyPage {
  return lazily('pages/product/ProductPage.tsx', async () => {
    const [{ Page: Template }, { product, pictures }] = await Promise.all([
      import('../pages/product/ProductPage.tsx'),
      productModules[page](),
    ]);
    return (props) => <Template {...props} product={product} pictures={pictures} />;
  });
}

function lazily(file: string, importPage: () => Promise<Page>): LazyPage {
  let loaded: Page | undefined;
  const load = async () => {
    const Page = await importPage();
    loaded = Page;
    return { default: Page };
  };

  const WhenLoaded = lazy(() =>
    load().catch(() => {
      // After a new release the old scripts are gone. The address is already that of the page: reloading gets the new release.
      location.reload();
      return new Promise<never>(() => undefined);
    }),
  );

  return {
    file,
    load,
    Page(props) {
      // `lazy` suspends once even for a loaded script, and React drops a press on a page that is suspended while it hydrates.
      const [Page] = useState(() => loaded ?? WhenLoaded);
      return <Page {...props} />;
    },
  };
}
