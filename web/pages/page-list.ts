import { pages } from './all-pages.ts';

/** What the router needs of every page. */
export const pageList = pages.map(({ path, title, folder, product }) => ({ path, title, folder, product }));
