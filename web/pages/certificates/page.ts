import { inList } from '@works/stone/language';
import { numberWordAtStart } from '../../../shared/language.ts';
import { paths } from '../../../shared/paths.ts';
import { certificateTitles } from '../../content/certificate-groups.ts';
import { certificatesName, hasCertificates } from '../../content/certificates-name.ts';
import type { PageDeclaration } from '../page-declaration.ts';

/** Search results show about this many letters of titles. */
const TITLES_LENGTH = 65;
const certified =
  certificateTitles.join(', ').length > TITLES_LENGTH
    ? `${numberWordAtStart(certificateTitles.length)} Normen und Zertifikate`
    : inList(certificateTitles);

export const page: PageDeclaration = {
  path: paths.certificates,
  title: hasCertificates ? 'Zertifikate, Normen und Prüfergebnisse' : 'Normen und Prüfergebnisse',
  description: [
    ...(certificateTitles.length > 0 ? [`${certified}: was sie regeln und wie lange sie gelten.`] : []),
    'Prüfergebnisse zu Rutschhemmung, Frost, Salz und Druckfestigkeit.',
  ].join(' '),
  menus: [{ menu: paths.technicalInfo, order: 3, label: certificatesName }],
};
