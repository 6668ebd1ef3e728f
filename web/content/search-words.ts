/** Words of the same meaning: who searches for one finds the others, too. The search reduces them to their stems. */
export const synonyms: readonly (readonly string[])[] = [
  ['Gewicht', 'Eigengewicht', 'Rohdichte'],
  ['reinigen', 'putzen', 'säubern', 'Pflege', 'Unterhalt'],
  ['Fleck', 'Verschmutzung', 'Schmutz'],
  ['Moos', 'Algen', 'Flechten', 'Bewuchs', 'Grünbelag'],
  ['Ausblühung', 'Kalkschleier', 'Zementschleier'],
  ['Graffiti', 'Sprayereien'],
  ['Imprägnierung', 'Versiegelung', 'Hydrophobierung', 'Oberflächenschutz'],
  ['Terrazzo', 'geschliffen', 'Kunststeinboden'],
  ['Betonwerkstein', 'Kunststein', 'Zementstein'],
  ['Fassade', 'Wandelement', 'Gebäudehülle'],
  ['Belag', 'Platten', 'Fliesen', 'Bodenplatte'],
  ['Terrasse', 'Sitzplatz', 'Gartenplatten'],
  ['Stufen', 'Treppe', 'Podest'],
  ['Bordstein', 'Randstein', 'Stellstein'],
  ['Fenstersims', 'Fensterbank', 'Simse'],
  ['Sitzbank', 'Pflanztrog', 'Poller', 'Brunnen', 'Kleinarchitektur'],
  ['verlegen', 'einbauen', 'Verlegeanleitung', 'Montage'],
  ['Kleber', 'Klebemörtel', 'Dünnbett'],
  ['Splittbett', 'Kiesbett', 'Splitt'],
  ['Fugen', 'Fugenmörtel', 'verfugen'],
  ['Unterbau', 'Kofferung', 'Tragschicht'],
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

/** Words of a question that say nothing of its subject. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'der die das den dem des ein eine einen einem einer und oder auch nicht nur auf aus bei für gegen im in mit nach ohne um von vom zu zum ' +
    'zur über als an am ich man sie wir wie was welche welcher welches wo ist sind wird werden kann muss'
  ).split(' '),
);
