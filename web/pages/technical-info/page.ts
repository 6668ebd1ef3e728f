import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.technicalInfo,
  title: 'Technische Info zu Betonwerkstein',
  description:
    'Oberflächen, Nachweise, Verlegung und Reinigung von Betonwerkstein: Grundlagen für Planung, Ausschreibung und Unterhalt, mit Dokumenten als PDF.',
  menus: [{ menu: 'header', order: 5, label: 'Technische Info', overview: 'Alle Themen' }],
};
