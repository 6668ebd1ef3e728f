import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.complaint,
  title: 'Reklamation melden',
  description:
    'Melden Sie einen Mangel an einer Lieferung mit Auftragsnummer, Beschreibung und Fotos. Wir prüfen jede Reklamation und melden uns.',
  menus: [{ menu: 'service', order: 2, label: 'Reklamation' }],
};
