import type { PagePath } from '../../shared/paths.ts';

/** What `page.ts` of a page's folder says. The component beside it is the file whose name ends with `Page.tsx`. */
export interface PageDeclaration {
  readonly path: PagePath;
  /** In browser tabs and search results, without the company's name. At most 60 characters. */
  readonly title: string;
  /** In search results: one or two sentences, 120 to 160 characters. */
  readonly description: string;
  /** The links that lead to it. */
  readonly menus: readonly MenuEntry[];
}

/** A link in the header (or below one of its pages), one of the buttons in the header, or in the footer. `none`: only the breadcrumb names it. */
export interface MenuEntry {
  readonly menu: 'header' | PagePath | 'actions' | 'service' | 'legal' | 'none';
  /** Its place among the entries of this menu, the lowest first. */
  readonly order: number;
  readonly label: string;
  /** A place on the page, instead of the page. */
  readonly href?: string;
  /** Where there are entries below it: what the page itself is called among them. */
  readonly overview?: string;
}
