/** What the planner fills in for a slab. */
export const slabFields = ['Format (mm)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.'] as const;

/** What the planner fills in for a single piece. */
export const pieceFields = ['Länge (mm)', 'Breite (mm)', 'Dicke (mm)', 'Oberfläche', 'Farbton, Muster Nr.'] as const;

/** Words that all tender texts share. The positions of each product are in `products/`. */
export const tenderWords = {
  intro:
    'Die Positionen sind neutral abgefasst und lassen sich in jedes Leistungsverzeichnis übernehmen. Offene Felder füllt die Planung; die Anforderungen stammen aus den technischen Daten der Produkte.',
  preliminaries: 'Vorbemerkungen',
  preliminaryTexts: [
    'Material: Betonwerkstein, also vorgefertigter Beton mit bearbeiteter Sichtfläche. Gleichwertige Angebote sind zugelassen, wenn alle Anforderungen mit Klasse und Prüfgrundlage nachgewiesen sind.',
    'Muster: Vor der Fertigung sind Handmuster in verlangter Mischung und Bearbeitung vorzulegen. Das freigegebene Muster gilt für Farbe, Korn und Oberfläche; verglichen wird trocken und bei Tageslicht.',
    'Nachweise: Prüfwerte sind für die angebotene Mischung und Bearbeitung zu belegen. Der Prüfbericht ist mit dem Angebot zu nennen und auf Verlangen beizulegen.',
    'Masse: Mengen sind Ausmasse nach Plan. Verschnitt, Passstücke und Arbeitsfugen sind einzurechnen, soweit keine eigene Position besteht.',
  ],
  standards: 'Normen',
  requirements: 'Technische Anforderungen',
  columns: { property: 'Eigenschaft', requirement: 'Anforderung', offered: 'Angeboten' },
  open: 'Angaben zum Projekt',
  quantity: 'Menge',
  unitPrice: 'Einheitspreis (CHF)',
  total: 'Betrag (CHF)',
  tested: 'Prüfergebnisse, auf die sich der Nachweis beziehen kann',
} as const;
