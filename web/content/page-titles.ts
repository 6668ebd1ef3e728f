import type { PageName, ProductPage } from '../../shared/paths.ts';
import { certificatesTitle } from './certificates-name.ts';
import { projectsTitle } from './projects-name.ts';

/** Title of each page in browser tabs and search results, without the company's name. At most 60 characters. Those of products are in `products/`. */
export const pageTitles: Readonly<Record<Exclude<PageName, ProductPage>, string>> = {
  home: 'Betonwerkstein, Terrazzo und Sichtbeton',
  about: 'Über uns',
  products: 'Produkte aus Betonwerkstein und Sichtbeton',
  projects: projectsTitle,
  technicalInfo: 'Technische Info zu Betonwerkstein',
  sampleFolder: 'Mustermappe bestellen',
  consultation: 'Beratungstermin vereinbaren',
  sales: 'Vertrieb und Fachberatung',
  contact: 'Kontakt',
  complaint: 'Reklamation melden',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  productDownloads: 'Datenblätter, Ausschreibungstexte und CAD',
  finishes: 'Oberflächen von Betonwerkstein',
  certificates: certificatesTitle,
  laying: 'Betonwerkstein verlegen',
  cleaning: 'Betonwerkstein reinigen und pflegen',
  library: 'Dokumente und Anleitungen',
};

/** The 404 page has no route. */
export const notFoundTitle = 'Seite nicht gefunden';
