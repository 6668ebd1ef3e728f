/** A term of the trade, as it is used in Switzerland. */
export interface Term {
  readonly term: string;
  /** What it is called in Germany, or by others. */
  readonly also?: readonly string[];
  /** One or two sentences. */
  readonly definition: string;
}

/** The terms that the site explains, in the order of the alphabet. */
export const glossary: readonly Term[] = [
  {
    term: 'Ausblühung',
    also: ['Kalkschleier'],
    definition:
      'Heller Belag aus Kalk, den Wasser aus jungem Beton löst und beim Verdunsten auf der Oberfläche ablagert.',
  },
  {
    term: 'Bemusterung',
    definition:
      'Wahl von Mischung und Bearbeitung am Muster. Das freigegebene Muster gilt als Massstab für die Lieferung.',
  },
  {
    term: 'Betonwerkstein',
    also: ['Kunststein'],
    definition:
      'Vorgefertigtes Bauteil aus Beton, dessen sichtbare Fläche bearbeitet oder besonders gestaltet ist. Im Schweizer Handel heisst er Kunststein.',
  },
  {
    term: 'Bewegungsfuge',
    also: ['Dilatationsfuge', 'Dehnungsfuge'],
    definition:
      'Offene oder elastisch gefüllte Fuge, die einen Belag teilt, damit er sich bei Wärme und Feuchte ausdehnen kann.',
  },
  {
    term: 'Blockstufe',
    definition: 'Stufe aus einem massiven Stück, das Auftritt und Ansicht zugleich bildet.',
  },
  {
    term: 'Bodenheizung',
    also: ['Fussbodenheizung'],
    definition: 'Heizung im Unterlagsboden. Er wird aufgeheizt und wieder abgekühlt, bevor der Belag verlegt wird.',
  },
  {
    term: 'Devis',
    also: ['Leistungsverzeichnis', 'Ausschreibung', 'Submission'],
    definition: 'Verzeichnis der ausgeschriebenen Leistungen mit Mengen, in das der Unternehmer seine Preise einsetzt.',
  },
  {
    term: 'Drainmörtel',
    also: ['Einkornmörtel'],
    definition:
      'Mörtel aus groben Körnern, der trägt und Wasser durchlässt. Seine Unterlage führt das Wasser im Gefälle ab.',
  },
  {
    term: 'Druckfestigkeit',
    definition:
      'Spannung in N/mm², bei der ein Prüfkörper unter Druck bricht. Sie sagt nichts über die Biegung einer Platte.',
  },
  {
    term: 'Frost-Tausalz-Widerstand',
    definition: 'Wie gut die Oberfläche standhält, wenn sie mit Salzlösung bedeckt wiederholt gefriert und auftaut.',
  },
  {
    term: 'Gefälle',
    definition: 'Neigung einer Fläche, auf der Wasser abfliesst; in Prozent der Länge angegeben.',
  },
  {
    term: 'Gesteinskörnung',
    also: ['Zuschlag', 'Korn'],
    definition:
      'Sand, Kies oder gebrochenes Gestein im Beton. Sie gibt bearbeitetem Betonwerkstein Farbe und Zeichnung.',
  },
  {
    term: 'Haftbrücke',
    also: ['Haftschlämme', 'Kontaktschicht'],
    definition: 'Dünne Schicht auf der Rückseite der Platte, die sie mit dem Mörtelbett verbindet.',
  },
  {
    term: 'Hydrophobierung',
    definition: 'Mittel, das die Poren wasserabweisend auskleidet, ohne sie zu schliessen. Gegen Öl hilft es wenig.',
  },
  {
    term: 'Imprägnierung',
    also: ['Fleckschutz'],
    definition:
      'Mittel, das in den Stein einzieht und je nach Einstellung Wasser und Öl abweist. Es lässt mit der Zeit nach und wird erneuert.',
  },
  {
    term: 'Kofferung',
    definition:
      'Ausgehobene und mit verdichtetem Kies gefüllte Fundation unter Weg oder Platz. Sie verteilt Lasten, leitet Wasser ab und schützt vor Frosthebung.',
  },
  {
    term: 'Lagerfuge',
    definition: 'Waagrechte Fuge, auf der ein Stein aufliegt. Die senkrechte zwischen zwei Steinen heisst Stossfuge.',
  },
  {
    term: 'Leibung',
    also: ['Laibung'],
    definition: 'Seitliche innere Fläche einer Öffnung in der Wand, gegen die eine Fensterbank stösst.',
  },
  {
    term: 'Oberbau',
    definition:
      'Alle Schichten über dem Planum: Frostschutzschicht, Tragschicht, Bett und Belag. Er nimmt die Lasten auf und gibt sie an den Untergrund weiter.',
  },
  {
    term: 'Rohdichte',
    also: ['Raumgewicht'],
    definition: 'Masse geteilt durch Volumen mitsamt den Poren. Aus ihr folgt das Gewicht eines Bauteils.',
  },
  {
    term: 'Rutschhemmung',
    also: ['Gleitsicherheit', 'Rutschklasse', 'R-Wert'],
    definition:
      'Im Begehungsverfahren auf der schiefen Ebene ermittelte Bewertungsgruppe. Je höher die Zahl hinter dem R, desto rutschhemmender.',
  },
  {
    term: 'Setzstufe',
    also: ['Stirn'],
    definition: 'Senkrechte Platte zwischen zwei Trittstufen.',
  },
  {
    term: 'Sichtbeton',
    definition:
      'Beton, dessen Ansicht Teil der Gestaltung ist und bleibt, wie er aus der Schalung kommt oder bearbeitet wird.',
  },
  {
    term: 'Simse',
    also: ['Fenstersims', 'Fensterbank'],
    definition: 'Unterer Abschluss einer Fensteröffnung. Aussen leitet sie das Wasser von der Fassade ab.',
  },
  {
    term: 'Splittbett',
    definition:
      'Abgezogene Schicht aus gebrochenem Gestein, auf der Platten lose liegen. Wasser versickert durch Fuge und Bett.',
  },
  {
    term: 'Stellstein',
    also: ['Bordstein', 'Randstein'],
    definition: 'Hochkant gestellter Stein, der einen Weg, einen Platz oder ein Beet einfasst.',
  },
  {
    term: 'Stocken',
    definition: 'Bearbeitung mit einem Hammer, dessen Spitzen die Oberfläche aufrauen und das Korn brechen.',
  },
  {
    term: 'Terrazzo',
    definition:
      'Geschliffener Boden aus Bindemittel und Gesteinskörnern, als Platten verlegt oder vor Ort eingebracht.',
  },
  {
    term: 'Tragschicht',
    definition: 'Schicht des Oberbaus unter dem Bett, ungebunden aus Kies oder gebunden. Sie verteilt die Lasten.',
  },
  {
    term: 'Tropfkante',
    also: ['Wassernase', 'Tropfnase'],
    definition: 'Kante oder Nut an der Unterseite, an der Wasser abtropft, bevor es zur Fassade gelangt.',
  },
  {
    term: 'Unterbau',
    definition: 'Geschütteter oder verbesserter Boden unter dem Oberbau, wo der gewachsene Grund nicht trägt.',
  },
  {
    term: 'Unterlagsboden',
    also: ['Estrich'],
    definition:
      'Schicht unter dem Bodenbelag, die Lasten verteilt; in Deutschland Estrich. In der Schweiz ist der Estrich der Dachboden.',
  },
  {
    term: 'Vorsatz',
    also: ['Vorsatzbeton'],
    definition: 'Sichtbare Schicht eines Betonwerksteins. Dahinter liegt der Kernbeton, der trägt.',
  },
  {
    term: 'Zementschleier',
    definition:
      'Dünner grauer Film aus Fugenmörtel oder Zement, der nach dem Verfugen auf der Platte bleibt. Er ist keine Ausblühung und wittert kaum ab.',
  },
  {
    term: 'Zementstein',
    definition: 'Erhärteter Zement mit Wasser, der die Körner verbindet. Säure löst ihn.',
  },
];

export const glossaryPage = {
  heading: 'Begriffe und Stichworte',
  intro: 'Wörter vom Bau, wie sie in der Schweiz gebraucht werden, und wo auf dieser Website davon die Rede ist.',
  all: 'Alle Begriffe',
  terms: (count: number) => `${count} Begriffe`,
  index: 'Alle Seiten, Flecken und Oberflächen',
} as const;
