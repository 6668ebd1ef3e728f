import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.consultation,
  title: 'Beratungstermin vereinbaren',
  description:
    'Projektbezogene Beratung zu Betonwerkstein: Material, Format, Oberfläche, Detail und Verlegung. Nennen Sie uns Projekt und Thema.',
  menus: [
    { menu: 'actions', order: 1, label: 'Beratungstermin' },
    { menu: 'service', order: 1, label: 'Beratung' },
  ],
};
