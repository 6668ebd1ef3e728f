import { paths } from '../../../shared/paths.ts';
import { inCountry } from '../../content/statistics.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.sales,
  title: 'Vertrieb und Fachberatung',
  description: `Fachberatung ${inCountry}: Objektberatung vor Ort, Materialwahl nach Norm, Detailplanung, Bemusterung und Hilfe bei der Ausschreibung.`,
  menus: [{ menu: 'header', order: 7, label: 'Vertrieb' }],
};
