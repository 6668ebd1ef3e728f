import { lazy, useState, type ComponentType } from 'react';
import type { PageProps } from '../components/page-props.ts';

interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** A page whose script is fetched when it is first needed. */
export interface LazyPage {
  /** Module file below `web/`, as the build's manifest names it. */
  readonly file: string;
  /** Fetches the script ahead. Rejects when it can't be fetched; following a link to the page tries again. */
  readonly load: () => Promise<unknown>;
  readonly Page: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageModule>('../pages/*.tsx');

/** The page of `pages/<name>.tsx`, which exports `Page`. */
export function lazyPage(name: string): LazyPage {
  const file = `pages/${name}.tsx`;
  const importModule = modules[`../${file}`];
  if (!importModule) throw new Error(`There is no page ${file}.`);

  let loaded: ComponentType<PageProps> | undefined;
  const load = async () => {
    const { Page } = await importModule();
    loaded = Page;
    return { default: Page };
  };

  const WhenLoaded = lazy(() =>
    load().catch(() => {
      // After a new release the old scripts are gone; the address already is the page's, so the browser gets it afresh.
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
