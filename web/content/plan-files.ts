/** Words of the files that a planner makes. */
export const planFileWords = {
  kind: 'Plan',
  title: (product: string) => `Plan ${product}`,
  lead: 'Vorbemessung mit den Massen des Planers. Masse am Bau, Statik und Herstellung sind zu prüfen.',
  values: 'Masse',
  surface: 'Oberfläche',
  quantities: 'Mengen',
  section: 'Zeichnung',
  facts: 'Technische Anforderungen',
  address: 'Adresse des Plans',
  list: 'Stückliste',
  columns: { piece: 'Stück', count: 'Anzahl', length: 'Länge (mm)', width: 'Breite (mm)', height: 'Höhe (mm)', volume: 'Volumen (m³)', weight: 'Gewicht je Stück (kg)', total: 'Gewicht (kg)' },
  pdfColumns: { piece: 'Stück', count: 'Anzahl', size: 'Masse', each: 'Je Stück', total: 'Gewicht' },
  sum: 'Zusammen',
  volume: 'Volumen',
  heaviest: 'Schwerstes Stück',
  tender: 'Ausschreibungstext',
  /** Of the planner's files: fixed, so that the same plan gives the same bytes. */
  date: '2026-11-22',
} as const;
