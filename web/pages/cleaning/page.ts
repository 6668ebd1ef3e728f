import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.cleaning,
  title: 'Betonwerkstein reinigen und pflegen',
  description:
    'Pflege für sechs Oberflächen und vier Jahreszeiten, Hilfe bei Öl, Rost, Kalk und anderen Flecken, und welche Mittel der zementgebundene Stein nicht verträgt.',
  menus: [{ menu: paths.technicalInfo, order: 5, label: 'Reinigung' }],
};
