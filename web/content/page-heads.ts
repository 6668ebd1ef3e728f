import type { PageName } from '../paths.ts';

/** What the browser tab and a search result say about a page. The company's name is added to the title. */
export interface PageHead {
  /** Short and of this page alone: about 45 characters. */
  readonly title: string;
  /** One or two sentences: about 150 characters. */
  readonly description: string;
}

export const pageHeads: Readonly<Record<PageName, PageHead>> = {
  home: {
    title: 'Betonwerkstein, Terrazzo und Naturstein',
    description:
      'Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden: Beratung, Bemusterung und Fertigung für alle 26 Kantone.',
  },
  about: {
    title: 'Über uns',
    description:
      'Schweizer Niederlassung seit 2011, Teil einer Unternehmensgruppe seit 1970: wie wir arbeiten, was wir vor Ort leisten und wie wir mit Material umgehen.',
  },
  products: {
    title: 'Produkte aus Betonwerkstein',
    description:
      'Neun Produktgruppen aus Betonwerkstein, Terrazzo und Sichtbeton, vom Aussenbelag über Treppen und Fassaden bis zur Fensterbank, mit technischen Daten.',
  },
  projects: {
    title: 'Referenzprojekte',
    description: 'Ausgeführte Arbeiten aus Betonwerkstein mit Angaben zu Format, Oberfläche und Farbe der verwendeten Elemente.',
  },
  technicalInfo: {
    title: 'Technische Informationen',
    description: 'Oberflächen, Zertifikate und Normen, Verlegung und Reinigung von Betonwerkstein: die Grundlagen für Planung, Ausschreibung und Ausführung.',
  },
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
  imprint: {
    title: 'Impressum',
    description: 'Firmenangaben, Verantwortung für den Inhalt und Hinweise zur Haftung für Links.',
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Welche Daten wir bearbeiten, wofür, auf welcher Grundlage und wie lange, und welche Rechte Sie nach Schweizer Datenschutzgesetz haben.',
  },
  outdoorPaving: {
    title: 'Aussenbeläge aus Betonwerkstein',
    description: 'Platten für Plätze, Wege und Terrassen, 40 bis 80 mm stark, rutschhemmend R9 bis R13 und auf Frost geprüft nach DIN EN 1338.',
  },
  flooring: {
    title: 'Bodenbeläge aus Terrazzo und Betonwerkstein',
    description: 'Bodenplatten für Innenräume, 20 bis 40 mm stark, Abriebklasse A nach DIN EN 1341, belastbar bis 500 kg/m².',
  },
  facades: {
    title: 'Fassaden aus Betonwerkstein',
    description: 'Fassadenelemente bis 3,0 × 1,5 m, 60 bis 120 mm stark, Brandklasse A2-s1,d0: Flächen, Fugen und Befestigung für vorgehängte Fassaden.',
  },
  outdoorStairs: {
    title: 'Aussentreppen aus Betonwerkstein',
    description: 'Stufen für draussen mit Auftritt 30 bis 40 cm, Höhe 15 bis 18 cm und Stärke 6 bis 10 cm, rutschhemmend R11 bis R13.',
  },
  indoorStairs: {
    title: 'Innentreppen aus Betonwerkstein',
    description: 'Stufen für Innenräume mit Auftritt 28 bis 35 cm, Höhe 16 bis 18 cm und Stärke 4 bis 8 cm, gefertigt auf ±1 mm.',
  },
  wallCladding: {
    title: 'Mauerverkleidungen',
    description: 'Verkleidungen für Mauern und Sockel, 40 bis 80 mm stark, mechanisch befestigt oder geklebt.',
  },
  smallArchitecture: {
    title: 'Kleinarchitektur und Stadtmöblierung',
    description: 'Elemente für den öffentlichen Raum aus Betonwerkstein: Rohdichte 2,3 bis 2,4 g/cm³, Druckfestigkeit über 50 N/mm², Toleranz ±2 mm.',
  },
  windowSills: {
    title: 'Fensterbänke aus Betonwerkstein',
    description: 'Fensterbänke bis 3,0 m Länge, 15 bis 40 cm breit und 3 bis 6 cm stark, mit Tropfkante von 10 bis 15 mm.',
  },
  exposedConcrete: {
    title: 'Sichtbeton',
    description: 'Sichtbetonelemente in den Klassen SB1 bis SB4, Toleranzen nach DIN 18500: Schalung, Fugenbild und Bemusterung.',
  },
  productDownloads: {
    title: 'Downloads zu den Produkten',
    description: 'Datenblätter, Ausschreibungstexte, CAD-Dateien und Prüfzeugnisse zu unseren Produkten als PDF, DOCX und DWG.',
  },
  finishes: {
    title: 'Oberflächen von Betonwerkstein',
    description: 'Sechs Oberflächen im Vergleich: geschliffen, sandgestrahlt, feingestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften und Einsatz.',
  },
  certificates: {
    title: 'Zertifikate und Normen',
    description: 'Normen, Zertifikate und Prüfergebnisse unserer Produkte, darunter SN EN 1338, SN EN 1339, SN EN 1340, ISO 9001:2015 und CE-Kennzeichnung.',
  },
  laying: {
    title: 'Verlegung von Betonwerkstein',
    description: 'Vier Verlegearten mit Bettungsdicken, Aufbau der Tragschichten, Fugenarten und die Normen SN 640 461, SN EN 1339 und SIA 318.',
  },
  cleaning: {
    title: 'Reinigung und Pflege',
    description: 'Pflege nach Oberfläche, Entfernung von sechs Fleckenarten und Pflege durch die vier Jahreszeiten: was nützt und was schadet.',
  },
  library: {
    title: 'Dokumentenbibliothek',
    description: 'Zertifikate, Verlegeanleitungen, Pflegehinweise, Datenblätter und Normen als PDF: durchsuchbar und nach Kategorie gefiltert.',
  },
};

/** The 404 page is no route of its own. */
export const notFoundHead: PageHead = {
  title: 'Seite nicht gefunden',
  description: 'Die angeforderte Seite konnte nicht gefunden werden.',
};
