import { pages } from './all-pages.ts';
import type { MenuEntry } from './page-declaration.ts';

export interface NavigationItem {
  readonly label: string;
  /** A page, or a place on one. */
  readonly href: string;
  readonly children?: readonly NavigationItem[];
  /** Where there are children: name of the item's own page among them. */
  readonly overview?: string;
}

/** Header navigation (specification section 2). */
export const navigation: readonly NavigationItem[] = itemsOf('header').map((item) =>
  item.overview ? { ...item, children: itemsOf(item.href as MenuEntry['menu']) } : item,
);

/** The two buttons in the header. */
export const headerActions = itemsOf('actions');

/** Pages that only the footer names. */
export const serviceLinks = itemsOf('service');
export const legalLinks = itemsOf('legal');

/** Pages that no menu leads to, with the name of their breadcrumb. */
export const unlinkedPages = itemsOf('none');

function itemsOf(wanted: MenuEntry['menu']): readonly NavigationItem[] {
  return pages
    .flatMap(({ path, menus }) => menus.map((entry) => ({ href: path as string, ...entry })))
    .filter(({ menu }) => menu === wanted)
    .sort((one, other) => one.order - other.order)
    .map(({ label, href, overview }) => ({ label, href, overview }));
}
