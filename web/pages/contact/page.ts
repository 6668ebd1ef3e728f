import { inList } from '@works/stone/language';
import { company } from '../../../shared/owner/company.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageDeclaration } from '../page-declaration.ts';

export const page: PageDeclaration = {
  path: paths.contact,
  title: 'Kontakt',
  description: `${inList(['Adresse', ...(company.phones.length > 0 ? ['Telefon'] : []), 'E-Mail', ...(company.openingHours.length > 0 ? ['Öffnungszeiten'] : [])])} sowie das Kontaktformular für Fragen zu Produkten, Projekten und Unterlagen.`,
  menus: [{ menu: 'header', order: 8, label: 'Kontakt' }],
};
