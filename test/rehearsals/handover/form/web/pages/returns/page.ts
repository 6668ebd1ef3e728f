import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.returns,
  title: 'Rücksendung',
  description:
    'Rücksendung mit Betonwerkstein: Platten, Stufen und Elemente zurückgeben, von der ersten Skizze bis zur Lieferung auf Ihre Baustelle.',
  menus: [{ menu: 'service', order: 3, label: 'Rücksendung' }],
};
