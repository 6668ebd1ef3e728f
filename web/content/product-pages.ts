/** Words that all product pages share. */
export const productPage = {
  back: 'Alle Produkte',
  features: 'Eigenschaften',
  facts: {
    heading: 'Technische Daten',
    columns: { label: 'Eigenschaft', value: 'Wert', unit: 'Einheit', note: 'Bemerkung' },
  },
  limits: 'Einbau und Grenzen',
  complaint: 'Mangel melden',
  finishes: 'Passende Oberflächen',
  /** Of a product whose own skin is no mix. */
  worked: 'Nachträglich bearbeitet',
  files: 'Unterlagen zum Herunterladen',
  /** In place of a drawing among the files. */
  planned: { drawing: 'Zeichnung', formats: 'DWG, DXF im Planer' },
  next: 'Nächstes Produkt',
  action: {
    heading: 'Vom Datenblatt zum Muster',
    text: 'Technische Fragen klären wir im Gespräch. Farbe, Korn und Bearbeitung beurteilen Sie am Handmuster.',
    consultation: 'Beratung anfragen',
    samples: 'Muster anfordern',
    downloads: 'Unterlagen herunterladen',
  },
} as const;
