import { atStart } from '../../../shared/language.ts';
import { company } from '../../../shared/owner/company.ts';
import { countries } from '../../../shared/owner/countries.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

/** Years as far as the owner states them. */
const since =
  company.founded === undefined
    ? 'Wer wir sind'
    : company.groupSince === undefined
      ? `${atStart(countries[company.country].within)} seit ${company.founded}`
      : `${countries[company.country].branch} seit ${company.founded}, Teil einer Gruppe, die seit ${company.groupSince} tätig ist`;

export const page: PageDeclaration = {
  path: paths.about,
  title: 'Über uns',
  description: `${since}: unsere Haltung, unser Beitrag vor Ort und unser Umgang mit Material.`,
  menus: [{ menu: 'header', order: 2, label: 'Über uns' }],
};
