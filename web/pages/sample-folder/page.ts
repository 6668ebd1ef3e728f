import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.sampleFolder,
  title: 'Mustermappe bestellen',
  description:
    'Bestellen Sie die Standard-Mustermappe oder eine Sonderauswahl für Ihr Projekt: Oberflächen, Körnungen und Farben im Original.',
  menus: [
    { menu: 'header', order: 6, label: 'Mustermappe' },
    { menu: 'actions', order: 2, label: 'Mustermappe' },
  ],
};
