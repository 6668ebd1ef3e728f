import { paths } from '../../../shared/paths.ts';
import { inServiceArea } from '../../content/statistics.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.home,
  title: 'Betonwerkstein, Terrazzo und Sichtbeton',
  description: `Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden. Beratung, Bemusterung, Fertigung und Lieferung ${inServiceArea}.`,
  menus: [{ menu: 'header', order: 1, label: 'Start' }],
};
