import { company } from '../../shared/owner/company.ts';
import type { PagePath } from '../../shared/paths.ts';
import { notFoundTitle } from '../content/layout-words.ts';
import { pageList } from '../pages/page-list.ts';
import { lazyPage, lazyProductPage, type LazyPage } from './lazy-page.tsx';

export interface Route {
  /** Absent on the 404 page, which answers at any other path. */
  readonly path?: PagePath;
  readonly title: string;
  readonly page: LazyPage;
}

const fullTitle = (title: string) => `${title} | ${company.shortName}`;

/** Path, page and title of every route: read by the router and the prerenderer. */
export const routes: readonly (Route & { readonly path: PagePath })[] = pageList.map(
  ({ path, title, folder, product }) => ({
    path,
    page: product ? lazyProductPage(product) : lazyPage(folder),
    title: fullTitle(title),
  }),
);

export const notFoundRoute: Route = {
  page: lazyPage('not-found'),
  title: fullTitle(notFoundTitle),
};

/** The route of a path that is written as in `paths`; the 404 route if there is none. */
export const routeOf = (path: string): Route => routes.find((route) => route.path === path) ?? notFoundRoute;
