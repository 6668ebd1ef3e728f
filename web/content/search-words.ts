import { foreignFunctionWords } from './foreign-function-words.ts';

/** Words of the same meaning: who searches for one finds the others, too. The search reduces them to their stems. */
export const synonyms: readonly (readonly string[])[] = [
  ['Gewicht', 'Eigengewicht', 'Rohdichte'],
  ['reinigen', 'putzen', 'säubern', 'Pflege', 'Unterhalt', 'Wartung'],
  ['Fleck', 'Verschmutzung', 'Schmutz', 'Dreck'],
  ['Preis', 'Kosten', 'kostet', 'Offerte', 'teuer'],
  ['Termin', 'Besichtigung', 'Beratung'],
  ['Schaden', 'defekt', 'gebrochen', 'Bruch', 'Mangel', 'Reklamation'],
  ['Moos', 'Algen', 'Flechten', 'Bewuchs', 'Grünbelag', 'Grünspan'],
  ['Ausblühung', 'Kalkschleier'],
  ['Graffiti', 'Sprayereien'],
  ['Imprägnierung', 'Versiegelung', 'Hydrophobierung', 'Oberflächenschutz'],
  ['Terrazzo', 'geschliffen', 'Kunststeinboden'],
  ['Betonwerkstein', 'Kunststein'],
  ['Fassade', 'Wandelement', 'Gebäudehülle'],
  ['Belag', 'Platten', 'Fliesen', 'Bodenplatte'],
  ['Terrasse', 'Sitzplatz', 'Gartenplatten'],
  ['Stufen', 'Treppe', 'Podest', 'Stiege', 'Stäge'],
  ['Bordstein', 'Randstein', 'Stellstein', 'Stellriemen', 'Randabschluss', 'Einfassung'],
  ['Fenstersims', 'Fensterbank', 'Simse'],
  ['Sitzbank', 'Pflanztrog', 'Poller', 'Brunnen', 'Kleinarchitektur'],
  ['verlegen', 'einbauen', 'Verlegeanleitung', 'Montage'],
  ['Kleber', 'Klebemörtel', 'Dünnbett'],
  ['Splittbett', 'Kiesbett', 'Splitt'],
  ['Fugen', 'Fugenmörtel', 'verfugen'],
  ['Oberbau', 'Unterbau', 'Kofferung', 'Tragschicht'],
  ['rutschfest', 'Rutschhemmung', 'Gleitsicherheit', 'trittsicher', 'Gleitwiderstand'],
  ['Frost', 'frostsicher', 'frostbeständig', 'Winter'],
  ['Tausalz', 'Streusalz', 'Salz'],
  ['Brandschutz', 'Brandklasse', 'brennbar', 'Feuer'],
  ['Druckfestigkeit', 'Tragfähigkeit', 'Belastung', 'Festigkeit'],
  ['Zertifikat', 'Nachweis', 'Zeugnis', 'Prüfzeugnis'],
  ['Umwelt', 'Ökologie', 'Nachhaltigkeit', 'ökologisch'],
  ['Datenblatt', 'Merkblatt', 'Produktblatt'],
  ['Abmessungen', 'Dimension', 'Format', 'Dicke'],
  ['Ausschreibung', 'Ausschreibungstext', 'Devis', 'Leistungsverzeichnis', 'Submission'],
  ['CAD', 'Zeichnung', 'Detail'],
];

/** Words that compounds are made of: «Rostfleck» is found by «Rost» and by «Fleck». */
export const compoundParts: readonly string[] = (
  'Rost Fleck Öl Fett Kalk Schleier Moos Alge Wein Rot Weiss Kaffee Farbe Boden Platte Garten Terrasse Treppe Stufe Fassade Fenster Bank Sims ' +
  'Stein Beton Kunst Werk Sicht Natur Belag Aussen Innen Wand Mauer Verkleidung Küche Bad Dusche Wohn Fuge Mörtel Drain Splitt Bett Kies Sand ' +
  'Kleber Dicke Höhe Breite Länge Gewicht Mass Format Klasse Gruppe Rutsch Hemmung Frost Salz Tau Streu Winter Dienst Sommer Haus Wartung Pflege ' +
  'Reinigung Reiniger Druck Hoch Festigkeit Prüfung Zeugnis Blatt Daten Text Ausschreibung Muster Mappe Beratung Termin Lieferung Schein ' +
  'Schaden Bruch Riss Kante Tropf Oberfläche Schutz Bewegung Heizung Schicht Trag Ausgleich Grund Unterlag Brücke Haft Gefälle Wasser Nase ' +
  'Block Tritt Stäge Stiege Setz Podest Rand Bord Stell Trog Pflanz Sitz Brunnen Korn Brand Wert Norm Zertifikat Umwelt Detail Zeichnung Schnitt Anleitung ' +
  'Verlegung Hinweis Element Anker Produkt Abschluss Abdeckung Deckel Sockel Wange Lauf Plan Umrandung Einfassung Körnung Zeit Nummer'
).split(' ');

/** What an entry of the search is. */
export const entryKinds = {
  action: 'Anliegen',
  answer: 'Antwort',
  place: 'Abschnitt',
  planner: 'Planer',
  stain: 'Fleck',
  term: 'Begriff',
  product: 'Produkt',
  page: 'Seite',
  finish: 'Oberfläche',
  document: 'Dokument',
} as const;

/** The planner of a product, by its name. */
export const plannerOf = (product: string): string => `${product} planen`;

/** The words of the search of the site. */
export const searchWords = {
  label: 'Suche',
  field: 'Auf der ganzen Website suchen',
  placeholder: 'Zum Beispiel «Rostfleck» oder «Devis»',
  close: 'Suche schliessen',
  count: (found: number): string =>
    found === 0
      ? 'Dazu steht hier nichts. Versuchen Sie ein anderes Wort, oder fragen Sie uns.'
      : `${found} ${found === 1 ? 'Treffer' : 'Treffer, die besten zuerst'}`,
  ask: 'Frage stellen',
} as const;

/** Words of a question that say nothing of its subject. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'der die das den dem des ein eine einen einem einer und oder auch nicht nur auf aus bei für gegen im in mit nach ohne um von vom zu zum ' +
    'zur pro über als an am ich man sie wir wie was welche welcher welches wo ist sind wird werden kann muss ' +
    'brauche braucht brauchen darf soll will möchte können könnt habt euch mir sein ' +
    'ihr ihre ihren mein meine meinen unser unsere es gibt hat habe haben ' +
    foreignFunctionWords
  ).split(' '),
);
