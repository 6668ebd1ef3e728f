import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.imprint,
  title: 'Impressum',
  description:
    'Firmenangaben mit Adresse, Verantwortung für den Inhalt dieser Website und Hinweise zur Haftung für Links auf Seiten anderer Anbieter.',
  menus: [{ menu: 'legal', order: 1, label: 'Impressum' }],
};
