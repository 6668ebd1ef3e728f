import { company } from '../../shared/owner/company.ts';
import { countries } from '../../shared/owner/countries.ts';
import { projects } from '../../shared/owner/projects.ts';
import { productPages, type PageName, type ProductPage } from '../../shared/paths.ts';
import { certificateTitles } from './certificate-groups.ts';
import { documents } from './library.ts';
import { atStart, inList, numberWordAtStart } from './number-words.ts';
import { downloadGroups } from './product-downloads.ts';
import { countOf, kindsOf, specificationsOf } from './projects.ts';
import { inCountry, inServiceArea } from './statistics.ts';

/** Years as far as the owner states them. */
const since =
  company.founded === undefined
    ? 'Wer wir sind'
    : company.groupSince === undefined
      ? `${atStart(countries[company.country].within)} seit ${company.founded}`
      : `${countries[company.country].branch} seit ${company.founded}, Teil einer Gruppe, die seit ${company.groupSince} tätig ist`;

/** What the projects give data of, each once. */
const projectData = inList([
  ...new Set(projects.flatMap((project) => specificationsOf(project).map(({ label }) => label))),
]);

/** Search results show about this many letters of titles. */
const TITLES_LENGTH = 65;
const certified =
  certificateTitles.join(', ').length > TITLES_LENGTH
    ? `${numberWordAtStart(certificateTitles.length)} Normen und Zertifikate`
    : inList(certificateTitles);

/**
 * Description of each page in search results: one or two sentences, 120 to 160 characters. Those of products are in `products/`.
 * Separate from the titles because only the prerenderer needs them.
 */
export const pageDescriptions: Readonly<Record<Exclude<PageName, ProductPage>, string>> = {
  home: `Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden. Beratung, Bemusterung, Fertigung und Lieferung ${inServiceArea}.`,
  about: `${since}: unsere Haltung, unser Beitrag vor Ort und unser Umgang mit Material.`,
  products: `${numberWordAtStart(productPages.length)} Produktgruppen aus Betonwerkstein: Beläge, Treppen, Fassaden, Mauerverkleidungen, Fensterbänke, Kleinarchitektur und Sichtbeton mit technischen Daten.`,
  projects:
    projects.length === 0
      ? 'Bauten aus Betonwerkstein: Referenzen auf Anfrage, dazu Produkte, Oberflächen und Muster, die Sie auf dieser Website ansehen und bestellen können.'
      : `${kindsOf(projects)} aus Betonwerkstein: ${countOf(projects)} mit Angaben zu ${projectData || 'Ort und Jahr'}.`,
  technicalInfo:
    'Oberflächen, Nachweise, Verlegung und Reinigung von Betonwerkstein: Grundlagen für Planung, Ausschreibung und Unterhalt, mit Dokumenten als PDF.',
  sampleFolder:
    'Bestellen Sie die Standard-Mustermappe oder eine Sonderauswahl für Ihr Projekt: Oberflächen, Körnungen und Farben im Original.',
  consultation:
    'Projektbezogene Beratung zu Betonwerkstein: Material, Format, Oberfläche, Detail und Verlegung. Nennen Sie uns Projekt und Thema.',
  sales: `Fachberatung ${inCountry}: Objektberatung vor Ort, Materialwahl nach Norm, Detailplanung, Bemusterung und Hilfe bei der Ausschreibung.`,
  contact: `${inList(['Adresse', ...(company.phones.length > 0 ? ['Telefon'] : []), 'E-Mail', ...(company.openingHours.length > 0 ? ['Öffnungszeiten'] : [])])} sowie das Kontaktformular für Fragen zu Produkten, Projekten und Unterlagen.`,
  complaint:
    'Melden Sie einen Mangel an einer Lieferung mit Auftragsnummer, Beschreibung und Fotos. Wir prüfen jede Reklamation und melden uns.',
  imprint:
    'Firmenangaben mit Adresse, Verantwortung für den Inhalt dieser Website und Hinweise zur Haftung für Links auf Seiten anderer Anbieter.',
  privacy: `Welche Daten die Formulare speichern, wozu, wo und wie lange, welche Rechte Sie nach dem ${countries[company.country].law} haben und warum es keine Cookies gibt.`,
  productDownloads: `${numberWordAtStart(downloadGroups.flatMap(({ files }) => files).length)} Dateien zu den Produkten: Datenblätter und Prüfzeugnisse als PDF, Ausschreibungstexte als DOCX und vermasste Details als CAD-Dateien.`,
  finishes:
    'Sechs Bearbeitungen im Vergleich: geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften, Anwendungen und Rutschhemmung.',
  certificates: [
    ...(certificateTitles.length > 0 ? [`${certified}: was sie regeln und wie lange sie gelten.`] : []),
    'Prüfergebnisse zu Rutschhemmung, Frost, Salz und Druckfestigkeit.',
  ].join(' '),
  laying:
    'Mörtelbett, Splittbett, Kleber oder Drainmörtel: Bettdicken, Vorteile und Einsatz, dazu Oberbau, Fugenarten und die Normen SN 640 461 und SIA 318.',
  cleaning:
    'Pflege für sechs Oberflächen und vier Jahreszeiten, Hilfe bei Öl, Rost, Kalk und anderen Flecken, und welche Mittel der zementgebundene Stein nicht verträgt.',
  library: `${numberWordAtStart(documents.length)} PDF-Dokumente zu ${certificateTitles.length > 0 ? 'Zertifikaten, ' : ''}Verlegung, Pflege, Oberflächen und Normen, nach Stichwort und Kategorie durchsuchbar, frei als Download.`,
};
