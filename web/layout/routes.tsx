import { productCards } from 'virtual:product-cards';
import { company } from '../../shared/owner/company.ts';
import { paths, type PageName, type PagePath, type ProductPage } from '../../shared/paths.ts';
import { notFoundTitle, pageTitles } from '../content/page-titles.ts';
import { lazyPage, lazyProductPage, type LazyPage } from './lazy-page.tsx';

export interface Route {
  /** Absent on the 404 page, which answers at any other path. */
  readonly path?: PagePath;
  readonly title: string;
  readonly page: LazyPage;
}

const pages: Readonly<Record<Exclude<PageName, ProductPage>, LazyPage>> = {
  home: lazyPage('Home'),
  about: lazyPage('About'),
  products: lazyPage('Products'),
  projects: lazyPage('Projects'),
  technicalInfo: lazyPage('TechnicalInfo'),
  sampleFolder: lazyPage('SampleFolder'),
  consultation: lazyPage('Consultation'),
  sales: lazyPage('Sales'),
  contact: lazyPage('Contact'),
  complaint: lazyPage('Complaint'),
  imprint: lazyPage('Imprint'),
  privacy: lazyPage('Privacy'),
  productDownloads: lazyPage('ProductDownloads'),
  finishes: lazyPage('Finishes'),
  certificates: lazyPage('Certificates'),
  laying: lazyPage('Laying'),
  cleaning: lazyPage('Cleaning'),
  library: lazyPage('Library'),
};

/** Empty without a title, which fails the build (`build/page-metadata.ts`). */
const fullTitle = (title: string | undefined) => (title ? `${title} | ${company.shortName}` : '');

const isProduct = (name: PageName): name is ProductPage => Object.hasOwn(productCards, name);

/** Path, page and title of every route: read by the router and the prerenderer. */
export const routes: readonly (Route & { readonly path: PagePath })[] = (Object.keys(paths) as PageName[]).map(
  (name) => ({
    path: paths[name],
    page: isProduct(name) ? lazyProductPage(name) : pages[name],
    title: fullTitle(isProduct(name) ? productCards[name].title : pageTitles[name]),
  }),
);

export const notFoundRoute: Route = {
  page: lazyPage('NotFound'),
  title: fullTitle(notFoundTitle),
};

/** The route of a path that is written as in `paths`; the 404 route if there is none. */
export const routeOf = (path: string): Route => routes.find((route) => route.path === path) ?? notFoundRoute;
