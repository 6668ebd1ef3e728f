import { numberWordAtStart } from '../../../shared/language.ts';
import { paths, productPages } from '../../../shared/paths.ts';
import { plannersLink } from '../../content/tool-links.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.products,
  title: 'Produkte aus Betonwerkstein und Sichtbeton',
  description: `${numberWordAtStart(productPages.length)} Produktgruppen aus Betonwerkstein: Beläge, Treppen, Fassaden, Mauerverkleidungen, Fensterbänke, Kleinarchitektur und Sichtbeton mit technischen Daten.`,
  menus: [
    { menu: 'header', order: 3, label: 'Produkte', overview: 'Alle Produkte' },
    { menu: paths.products, order: 100, label: 'Planer', href: plannersLink },
  ],
};
