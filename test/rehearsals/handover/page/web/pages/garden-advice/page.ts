import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.gardenAdvice,
  title: 'Gartenberatung',
  description:
    'Gartenberatung mit Betonwerkstein: Wege, Plätze und Sitze nach Mass, von der ersten Skizze bis zur Lieferung auf Ihre Baustelle.',
  menus: [{ menu: 'service', order: 3, label: 'Gartenberatung' }],
};
