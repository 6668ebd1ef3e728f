import type { PageName } from '../../shared/paths.ts';

/**
 * What a search result says of a page: one or two sentences, 120 to 160 characters, of this page alone.
 * Apart from the titles because no visitor's browser needs them: the prerenderer writes them into the head.
 */
export const pageDescriptions: Readonly<Record<PageName, string>> = {
  home:
    'Betonwerkstein, Terrazzo, Naturstein und Sichtbeton für Beläge, Treppen und Fassaden. Beratung, Bemusterung, Fertigung und Lieferung in allen 26\u00a0Kantonen.',
  about:
    'Schweizer Niederlassung seit 2011, Teil einer Gruppe, die seit 1970 tätig ist: unsere Haltung, unser Beitrag vor Ort und unser Umgang mit Material.',
  products:
    'Neun Produktgruppen aus Betonwerkstein: Beläge, Treppen, Fassaden, Mauerverkleidungen, Fensterbänke, Kleinarchitektur und Sichtbeton mit technischen Daten.',
  projects:
    'Freitreppe, Fassade und Bibliotheksboden aus Betonwerkstein: drei Referenzprojekte mit Angaben zu Format, Oberfläche, Farbe und Rutschhemmung.',
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
  outdoorPaving:
    'Platten aus Betonwerkstein für Terrassen, Wege und Plätze: Dicke 40–80\u00a0mm, Rutschhemmung R9–R13, Frostprüfung nach DIN EN 1338, Einbau und Grenzen.',
  flooring:
    'Innenböden aus Betonwerkstein und Terrazzo: 20–40\u00a0mm dick, Abriebklasse A nach DIN EN 1341, Belastung bis 500\u00a0kg/m², Hinweise zu Heizung, Fugen und Pflege.',
  facades:
    'Vorgehängte Fassadenelemente aus Betonwerkstein: bis 3.0 x 1.5\u00a0m gross, 60–120\u00a0mm dick, Brandklasse A2-s1,d0. Verankerung, Fugenbild und Bemusterung.',
  outdoorStairs:
    'Stufen für Zugänge, Gärten und Plätze: Breite 30–40\u00a0cm, Höhe 15–18\u00a0cm, Dicke 6–10\u00a0cm, Rutschhemmung R11–R13. Schrittmass, Gefälle, Fundation und Winterdienst.',
  indoorStairs:
    'Tritt- und Setzstufen, Winkelstufen und Podeste: Breite 28–35\u00a0cm, Höhe 16–18\u00a0cm, Dicke 4–8\u00a0cm, Toleranz ±1\u00a0mm. Auflager, Kanten, Schallschutz und Schutz am Bau.',
  wallCladding:
    'Verkleidungen für Stützmauern, Sockel und Innenwände: 40–80\u00a0mm dick, mechanisch befestigt oder geklebt. Untergrund, Entwässerung, Mauerkrone und Fugenbild.',
  smallArchitecture:
    'Bänke, Tröge, Poller und Brunnen aus Betonwerkstein: Rohdichte 2.3–2.4\u00a0g/cm³, Druckfestigkeit über 50\u00a0N/mm², Toleranz ±2\u00a0mm. Varianten, Versetzen, Unterhalt.',
  windowSills:
    'Fensterbänke aus Betonwerkstein: Länge bis 3.0\u00a0m, Breite 15–40\u00a0cm, Dicke 3–6\u00a0cm, Tropfkante 10–15\u00a0mm. Gefälle, seitlicher Anschluss und thermische Trennung.',
  exposedConcrete:
    'Fertigteile aus Sichtbeton in den Klassen SB1–SB4, Toleranzen nach DIN 18500: was die Klassen verlangen, Schalung, Fugen, Ankerlöcher, Muster und Abnahme.',
  productDownloads:
    'Sechzehn Dateien zu den Produkten: Datenblätter und Prüfzeugnisse als PDF, Ausschreibungstexte als DOCX und vermasste Details als CAD-Dateien.',
  finishes:
    'Sechs Bearbeitungen im Vergleich: geschliffen, gestrahlt, fein gestockt, seidenmatt, gewaschen und poliert, mit Eigenschaften, Anwendungen und Rutschhemmung.',
  certificates:
    'SN EN 1338, SN EN 1339, SN EN 1340, ISO 9001:2015, CE und Umwelt: was jede Norm regelt. Prüfergebnisse zu Rutschhemmung, Frost, Salz und Druckfestigkeit.',
  laying:
    'Mörtelbett, Splittbett, Kleber oder Drainmörtel: Bettdicken, Vorteile und Einsatz, dazu Unterbau, Fugenarten und die Normen SN 640 461 und SIA 318.',
  cleaning:
    'Pflege für sechs Oberflächen und vier Jahreszeiten, Hilfe bei Öl, Rost, Kalk und anderen Flecken, und welche Mittel der zementgebundene Stein nicht verträgt.',
  library:
    'Vierzehn PDF-Dokumente zu Zertifikaten, Verlegung, Pflege, Oberflächen und Normen, nach Stichwort und Kategorie durchsuchbar und frei herunterzuladen.',
};
