import { numberWordAtStart } from '../../../shared/language.ts';
import { paths } from '../../../shared/paths.ts';
import { downloadGroups } from '../../content/product-downloads.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.productDownloads,
  title: 'Datenblätter, Ausschreibungstexte und CAD',
  description: `${numberWordAtStart(downloadGroups.flatMap(({ files }) => files).length)} Dateien zu den Produkten: Datenblätter und Prüfzeugnisse als PDF, Ausschreibungstexte als DOCX und vermasste Details als CAD-Dateien.`,
  menus: [{ menu: paths.products, order: 101, label: 'Downloads' }],
};
