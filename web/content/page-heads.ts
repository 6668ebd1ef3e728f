import type { PageName } from '../paths.ts';
import { contentHeads } from './content-heads.ts';

/** What the browser tab and a search result say about a page. The company's name is added to the title. */
export interface PageHead {
  /** Short and of this page alone: about 45 characters. */
  readonly title: string;
  /** One or two sentences: about 150 characters. */
  readonly description: string;
}

/** All pages: the ones with a form here, all others in content-heads.ts. */
export const pageHeads: Readonly<Record<PageName, PageHead>> = {
  ...contentHeads,
  sampleFolder: {
    title: 'Mustermappe bestellen',
    description: 'Bestellen Sie die Standard-Mustermappe oder eine Sonderauswahl für Ihr Projekt: Oberflächen, Körnungen und Farben im Original.',
  },
  consultation: {
    title: 'Beratungstermin vereinbaren',
    description: 'Projektbezogene Beratung zu Betonwerkstein: Material, Format, Oberfläche, Detail und Verlegung. Nennen Sie uns Projekt und Thema.',
  },
  sales: {
    title: 'Vertrieb und Fachberatung',
    description: 'Fachberatung in der ganzen Schweiz: Objektberatung vor Ort, Materialwahl nach Norm, Detailplanung, Bemusterung und Hilfe bei der Ausschreibung.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Adresse, Telefon, E-Mail und Öffnungszeiten sowie das Kontaktformular für Fragen zu Produkten, Projekten und Unterlagen.',
  },
  complaint: {
    title: 'Reklamation melden',
    description: 'Melden Sie einen Mangel an einer Lieferung mit Auftragsnummer, Beschreibung und Fotos. Wir prüfen jede Reklamation und melden uns.',
  },
};

/** The 404 page is no route of its own. */
export const notFoundHead: PageHead = {
  title: 'Seite nicht gefunden',
  description: 'Die angeforderte Seite konnte nicht gefunden werden.',
};
