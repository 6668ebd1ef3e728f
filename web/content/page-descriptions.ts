import { productPages, type PageName, type ProductPage } from '../../shared/paths.ts';
import { documents } from './library.ts';
import { numberWordAtStart } from './number-words.ts';
import { downloadGroups } from './product-downloads.ts';

/**
 * Description of each page in search results: one or two sentences, 120 to 160 characters. Those of products are in `products/`.
 * Separate from the titles because only the prerenderer needs them.
 */
export const pageDescriptions: Readonly<Record<Exclude<PageName, ProductPage>, string>> = {
  home: 'Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden. Beratung, Bemusterung, Fertigung und Lieferung in allen 26\u00a0Kantonen.',
  about:
    'Schweizer Niederlassung seit 2011, Teil einer Gruppe, die seit 1970 tätig ist: unsere Haltung, unser Beitrag vor Ort und unser Umgang mit Material.',
  products: `${numberWordAtStart(productPages.length)} Produktgruppen aus Betonwerkstein: Beläge, Treppen, Fassaden, Mauerverkleidungen, Fensterbänke, Kleinarchitektur und Sichtbeton mit technischen Daten.`,
  projects:
    'Freitreppe, Fassade und Bibliotheksboden aus Betonwerkstein: drei Beispiele mit Angaben zu Format, Oberfläche, Farbe und Rutschhemmung.',
  technicalInfo:
    'Oberflächen, Zertifikate, Verlegung und Reinigung von Betonwerkstein: Grundlagen für Planung, Ausschreibung und Unterhalt, mit Dokumenten als PDF.',
  sampleFolder:
    'Bestellen Sie die Standard-Mustermappe oder eine Sonderauswahl für Ihr Projekt: Oberflächen, Körnungen und Farben im Original.',
  consultation:
    'Projektbezogene Beratung zu Betonwerkstein: Material, Format, Oberfläche, Detail und Verlegung. Nennen Sie uns Projekt und Thema.',
  sales:
    'Fachberatung in der ganzen Schweiz: Objektberatung vor Ort, Materialwahl nach Norm, Detailplanung, Bemusterung und Hilfe bei der Ausschreibung.',
  contact:
    'Adresse, Telefon, E-Mail und Öffnungszeiten sowie das Kontaktformular für Fragen zu Produkten, Projekten und Unterlagen.',
  complaint:
    'Melden Sie einen Mangel an einer Lieferung mit Auftragsnummer, Beschreibung und Fotos. Wir prüfen jede Reklamation und melden uns.',
  imprint:
    'Firmenangaben mit Adresse und UID, Verantwortung für den Inhalt dieser Website und Hinweise zur Haftung für Links auf Seiten anderer Anbieter.',
  privacy:
    'Welche Daten die Formulare speichern, wozu, wo und wie lange, welche Rechte Sie nach Schweizer Datenschutzgesetz haben und warum es keine Cookies gibt.',
  productDownloads: `${numberWordAtStart(downloadGroups.flatMap(({ files }) => files).length)} Dateien zu den Produkten: Datenblätter und Prüfzeugnisse als PDF, Ausschreibungstexte als DOCX und vermasste Details als CAD-Dateien.`,
  finishes:
    'Sechs Bearbeitungen im Vergleich: geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften, Anwendungen und Rutschhemmung.',
  certificates:
    'SN EN 1338, SN EN 1339, SN EN 1340, ISO 9001:2015, CE und Umwelt: was jede Norm regelt. Prüfergebnisse zu Rutschhemmung, Frost, Salz und Druckfestigkeit.',
  laying:
    'Mörtelbett, Splittbett, Kleber oder Drainmörtel: Bettdicken, Vorteile und Einsatz, dazu Oberbau, Fugenarten und die Normen SN 640 461 und SIA 318.',
  cleaning:
    'Pflege für sechs Oberflächen und vier Jahreszeiten, Hilfe bei Öl, Rost, Kalk und anderen Flecken, und welche Mittel der zementgebundene Stein nicht verträgt.',
  library: `${numberWordAtStart(documents.length)} PDF-Dokumente zu Zertifikaten, Verlegung, Pflege, Oberflächen und Normen, nach Stichwort und Kategorie durchsuchbar, frei als Download.`,
};
