import { numberWordAtStart } from '../../../shared/language.ts';
import { paths } from '../../../shared/paths.ts';
import { certificateTitles } from '../../content/certificate-groups.ts';
import { documents } from '../../content/library.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.library,
  title: 'Dokumente und Anleitungen',
  description: `${numberWordAtStart(documents.length)} PDF-Dokumente zu ${certificateTitles.length > 0 ? 'Zertifikaten, ' : ''}Verlegung, Pflege, Oberflächen und Normen, nach Stichwort und Kategorie durchsuchbar, frei als Download.`,
  menus: [{ menu: paths.technicalInfo, order: 6, label: 'Downloads' }],
};
