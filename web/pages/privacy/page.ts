import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.privacy,
  title: 'Datenschutz',
  description: `Welche Daten die Formulare speichern, wozu, wo und wie lange, Ihre Rechte nach dem ${countries[company.country].law} und warum es keine Cookies gibt.`,
  menus: [{ menu: 'legal', order: 2, label: 'Datenschutz' }],
};
