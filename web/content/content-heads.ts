import type { PageName } from '../paths.ts';
import type { PageHead } from './page-heads.ts';

/** Pages without a form: their words are in this folder. */
type ContentPage = Exclude<PageName, 'sampleFolder' | 'consultation' | 'sales' | 'contact' | 'complaint'>;

/**
 * Titles (at most 60 characters, the company's name is added) and descriptions (120 to 160) of the content pages.
 * Apart from the pages' own words because the router knows all heads at once, but loads a page's words only with the page.
 */
export const contentHeads: Readonly<Record<ContentPage, PageHead>> = {
  outdoorPaving: {
    title: 'Aussenbeläge aus Betonwerkstein',
    description:
      'Platten aus Betonwerkstein für Terrassen, Wege und Plätze: Dicke 40–80\u00a0mm, Rutschhemmung R9–R13, Frostprüfung nach DIN EN 1338, Einbau und Grenzen.',
  },
  flooring: {
    title: 'Bodenbeläge aus Betonwerkstein und Terrazzo',
    description:
      'Innenböden aus Betonwerkstein und Terrazzo: 20–40\u00a0mm dick, Abriebklasse A nach DIN EN 1341, Belastung bis 500\u00a0kg/m², Hinweise zu Heizung, Fugen und Pflege.',
  },
  facades: {
    title: 'Fassaden aus Betonwerkstein',
    description:
      'Vorgehängte Fassadenelemente aus Betonwerkstein: bis 3.0 x 1.5\u00a0m gross, 60–120\u00a0mm dick, Brandklasse A2-s1,d0. Verankerung, Fugenbild und Bemusterung.',
  },
  outdoorStairs: {
    title: 'Aussentreppen aus Betonwerkstein',
    description:
      'Stufen für Zugänge, Gärten und Plätze: Breite 30–40\u00a0cm, Höhe 15–18\u00a0cm, Dicke 6–10\u00a0cm, Rutschhemmung R11–R13. Schrittmass, Gefälle, Fundation und Winterdienst.',
  },
  indoorStairs: {
    title: 'Innentreppen aus Betonwerkstein',
    description:
      'Tritt- und Setzstufen, Winkelstufen und Podeste: Breite 28–35\u00a0cm, Höhe 16–18\u00a0cm, Dicke 4–8\u00a0cm, Toleranz ±1\u00a0mm. Auflager, Kanten, Schallschutz und Schutz am Bau.',
  },
  wallCladding: {
    title: 'Mauerverkleidungen aus Betonwerkstein',
    description:
      'Verkleidungen für Stützmauern, Sockel und Innenwände: 40–80\u00a0mm dick, mechanisch befestigt oder geklebt. Untergrund, Entwässerung, Mauerkrone und Fugenbild.',
  },
  smallArchitecture: {
    title: 'Kleinarchitektur und Stadtmöblierung aus Beton',
    description:
      'Bänke, Tröge, Poller und Brunnen aus Betonwerkstein: Rohdichte 2.3–2.4\u00a0g/cm³, Druckfestigkeit über 50\u00a0N/mm², Toleranz ±2\u00a0mm. Varianten, Versetzen, Unterhalt.',
  },
  windowSills: {
    title: 'Fensterbänke aus Betonwerkstein',
    description:
      'Fensterbänke aus Betonwerkstein: Länge bis 3.0\u00a0m, Breite 15–40\u00a0cm, Dicke 3–6\u00a0cm, Tropfkante 10–15\u00a0mm. Gefälle, seitlicher Anschluss und thermische Trennung.',
  },
  exposedConcrete: {
    title: 'Sichtbeton-Fertigteile SB1–SB4',
    description:
      'Fertigteile aus Sichtbeton in den Klassen SB1–SB4, Toleranzen nach DIN 18500: was die Klassen verlangen, Schalung, Fugen, Ankerlöcher, Muster und Abnahme.',
  },
  products: {
    title: 'Produkte aus Betonwerkstein und Sichtbeton',
    description:
      'Neun Produktgruppen aus Betonwerkstein: Beläge, Treppen, Fassaden, Mauerverkleidungen, Fensterbänke, Kleinarchitektur und Sichtbeton mit technischen Daten.',
  },
  finishes: {
    title: 'Oberflächen von Betonwerkstein',
    description:
      'Sechs Bearbeitungen im Vergleich: geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften, Anwendungen und Rutschhemmung.',
  },
  home: {
    title: 'Betonwerkstein, Terrazzo und Sichtbeton',
    description:
      'Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden. Beratung, Bemusterung, Fertigung und Lieferung in allen 26\u00a0Kantonen.',
  },
  about: {
    title: 'Über uns',
    description:
      'Schweizer Niederlassung seit 2011, Teil einer Gruppe, die seit 1970 tätig ist: unsere Haltung, unser Beitrag vor Ort und unser Umgang mit Material.',
  },
  projects: {
    title: 'Referenzprojekte',
    description:
      'Freitreppe, Fassade und Bibliotheksboden aus Betonwerkstein: drei Referenzprojekte mit Angaben zu Format, Oberfläche, Farbe und Rutschhemmung.',
  },
  technicalInfo: {
    title: 'Technische Info zu Betonwerkstein',
    description:
      'Oberflächen, Zertifikate, Verlegung und Reinigung von Betonwerkstein: Grundlagen für Planung, Ausschreibung und Unterhalt, mit Dokumenten als PDF.',
  },
  productDownloads: {
    title: 'Datenblätter, Ausschreibungstexte und CAD',
    description:
      'Sechzehn Dateien zu den Produkten: Datenblätter und Prüfzeugnisse als PDF, Ausschreibungstexte als DOCX und vermasste Details als CAD-Dateien.',
  },
  certificates: {
    title: 'Zertifikate, Normen und Prüfergebnisse',
    description:
      'SN EN 1338, SN EN 1339, SN EN 1340, ISO 9001:2015, CE und Umwelt: was jede Norm regelt. Prüfergebnisse zu Rutschhemmung, Frost, Salz und Druckfestigkeit.',
  },
  laying: {
    title: 'Betonwerkstein verlegen',
    description:
      'Mörtelbett, Splittbett, Kleber oder Drainmörtel: Bettdicken, Vorteile und Einsatz, dazu Unterbau, Fugenarten und die Normen SN 640 461 und SIA 318.',
  },
  cleaning: {
    title: 'Betonwerkstein reinigen und pflegen',
    description:
      'Pflege für sechs Oberflächen und vier Jahreszeiten, Hilfe bei Öl, Rost, Kalk und anderen Flecken, und welche Mittel der zementgebundene Stein nicht verträgt.',
  },
  library: {
    title: 'Dokumente und Anleitungen',
    description:
      'Vierzehn PDF-Dokumente zu Zertifikaten, Verlegung, Pflege, Oberflächen und Normen, nach Stichwort und Kategorie durchsuchbar und frei herunterzuladen.',
  },
  imprint: {
    title: 'Impressum',
    description:
      'Firmenangaben mit Adresse und UID, Verantwortung für den Inhalt dieser Website und Hinweise zur Haftung für Links auf Seiten anderer Anbieter.',
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche Daten die Formulare speichern, wozu, wo und wie lange, welche Rechte Sie nach Schweizer Datenschutzgesetz haben und warum es keine Cookies gibt.',
  },
};
