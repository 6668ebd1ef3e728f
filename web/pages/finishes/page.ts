import { paths } from '../../../shared/paths.ts';
import { ATELIER_NAME, atelierLink } from '../../content/tool-links.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.finishes,
  title: 'Oberflächen von Betonwerkstein',
  description:
    'Sechs Bearbeitungen im Vergleich: geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften, Anwendungen und Rutschhemmung.',
  menus: [
    { menu: paths.technicalInfo, order: 1, label: 'Oberflächen' },
    { menu: paths.technicalInfo, order: 2, label: ATELIER_NAME, href: atelierLink },
  ],
};
