/** Words that all tender texts share. */
export const tenderWords = {
  intro:
    'Neutrale Positionen für das Leistungsverzeichnis. Wo ein Bereich gilt, ist ein Beispielwert vorgegeben; daneben steht der zulässige Bereich. Streichen Sie, was nicht zutrifft, und setzen Sie fehlende Werte und Mengen ein.',
  preliminaries: 'Vorbemerkungen',
  preliminaryTexts: [
    {
      title: 'Material',
      text: 'Betonwerkstein: vorgefertigter Beton mit bearbeiteter Sichtfläche. Gleichwertige Angebote sind zugelassen, wenn alle Anforderungen mit Klasse und Prüfgrundlage nachgewiesen sind.',
    },
    {
      title: 'Muster',
      text: 'Vor der Fertigung sind Handmuster in verlangter Mischung und Bearbeitung vorzulegen. Das freigegebene Muster gilt für Farbe, Korn und Oberfläche; verglichen wird trocken und bei Tageslicht.',
    },
    {
      title: 'Nachweise',
      text: 'Prüfwerte sind für die angebotene Mischung und Bearbeitung zu belegen. Der Prüfbericht ist mit dem Angebot zu nennen und auf Verlangen beizulegen.',
    },
    {
      title: 'Ausmass',
      text: 'Mengen sind Ausmasse nach Plan. Verschnitt, Passstücke und Arbeitsfugen sind einzurechnen, soweit keine eigene Position besteht.',
    },
  ],
  standards: 'Normen',
  requirements: 'Technische Anforderungen',
  columns: {
    property: 'Eigenschaft',
    field: 'Angabe',
    preset: 'Vorgabe',
    permitted: 'Zulässig',
    alternative: 'Auswahl, zulässig',
    offered: 'Angeboten',
  },
  /** Beside an upper limit, and beside a value that leaves no choice. */
  atMost: (limit: string) => `wählbar bis ${limit}`,
  fixed: 'fester Wert',
  chapter: 'Kapitel NPK',
  edition: 'nach geltender Ausgabe prüfen',
  quantity: 'Menge',
  position: 'Pos.',
  unit: 'Einheit',
  unitPrice: 'Einheitspreis (CHF)',
  total: 'Betrag (CHF)',
  summary: 'Zusammenstellung',
  sum: 'Total ohne MWST',
} as const;
