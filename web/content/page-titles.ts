import type { PageName } from '../../shared/paths.ts';

/** What the browser's tab and a search result call a page; the company's name is added. At most 60 characters, of this page alone. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  home: 'Betonwerkstein, Terrazzo und Sichtbeton',
  about: 'Über uns',
  products: 'Produkte aus Betonwerkstein und Sichtbeton',
  projects: 'Referenzprojekte',
  technicalInfo: 'Technische Info zu Betonwerkstein',
  sampleFolder: 'Mustermappe bestellen',
  consultation: 'Beratungstermin vereinbaren',
  sales: 'Vertrieb und Fachberatung',
  contact: 'Kontakt',
  complaint: 'Reklamation melden',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  outdoorPaving: 'Aussenbeläge aus Betonwerkstein',
  flooring: 'Bodenbeläge aus Betonwerkstein und Terrazzo',
  facades: 'Fassaden aus Betonwerkstein',
  outdoorStairs: 'Aussentreppen aus Betonwerkstein',
  indoorStairs: 'Innentreppen aus Betonwerkstein',
  wallCladding: 'Mauerverkleidungen aus Betonwerkstein',
  smallArchitecture: 'Kleinarchitektur und Stadtmöblierung aus Beton',
  windowSills: 'Fensterbänke aus Betonwerkstein',
  exposedConcrete: 'Sichtbeton-Fertigteile SB1–SB4',
  productDownloads: 'Datenblätter, Ausschreibungstexte und CAD',
  finishes: 'Oberflächen von Betonwerkstein',
  certificates: 'Zertifikate, Normen und Prüfergebnisse',
  laying: 'Betonwerkstein verlegen',
  cleaning: 'Betonwerkstein reinigen und pflegen',
  library: 'Dokumente und Anleitungen',
};

/** The 404 page is no route of its own. */
export const notFoundTitle = 'Seite nicht gefunden';
