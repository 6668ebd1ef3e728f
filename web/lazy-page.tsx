import { use, type ComponentType } from 'react';
import type { PagePath } from './paths.ts';

export interface PageProps {
  /** The route the page stands at; templates that serve several routes find their content by it. */
  readonly path: PagePath;
}

interface PageModule {
  readonly Page: ComponentType<PageProps>;
}

/** A page whose script is fetched when it is first needed. */
export interface LazyPage {
  /** Module file below `web/`, as the build names it. */
  readonly file: string;
  /** Fetches the script; once it is there, `Page` renders without waiting. */
  readonly load: () => Promise<PageModule>;
  readonly Page: ComponentType<PageProps>;
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx');

/** The page of `pages/<name>.tsx`, which exports `Page`. */
export function lazyPage(name: string): LazyPage {
  const file = `pages/${name}.tsx`;
  const importModule = modules[`./${file}`];
  if (!importModule) throw new Error(`There is no page ${file}.`);

  let loaded: PageModule | undefined;
  let loading: Promise<PageModule> | undefined;
  let arriving: Promise<PageModule> | undefined;

  const load = () => {
    loading ??= importModule().then(
      (module) => (loaded = module),
      (error: unknown) => {
        // The next attempt asks the network again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  /** After a new release the old scripts are gone; the address already is the page's, so the browser gets it afresh. */
  const loadOrStartOver = () => {
    arriving ??= load().catch(() => {
      location.reload();
      return new Promise<never>(() => undefined);
    });
    return arriving;
  };

  return {
    file,
    load,
    Page(props) {
      // React.lazy would suspend once even when the script is there, and hydration would throw the prerendered page away.
      const { Page } = loaded ?? use(loadOrStartOver());
      return <Page {...props} />;
    },
  };
}
