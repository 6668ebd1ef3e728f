/** Words of the files that a planner makes. */
export const planFileWords = {
  kind: 'Plan',
  title: (product: string) => `Plan ${product}`,
  lead: 'Vorbemessung mit den Massen des Planers. Masse am Bau, Statik und Herstellung sind zu prüfen.',
  values: 'Masse',
  plan: 'Plan',
  surface: 'Oberfläche',
  open: 'noch offen',
  quantities: 'Mengen',
  section: 'Zeichnung',
  facts: 'Technische Anforderungen',
  address: 'Adresse des Plans',
  list: 'Stückliste',
  columns: {
    position: 'Pos.',
    piece: 'Stück',
    count: 'Anzahl',
    length: 'Länge (mm)',
    width: 'Breite (mm)',
    height: 'Höhe (mm)',
    volume: 'Volumen je Stück (m³)',
    weight: 'Gewicht je Stück (kg)',
    total: 'Gewicht (kg)',
  },
  /** In place of the width or height of a piece, where it is one. */
  thickness: 'Dicke (mm)',
  valueColumns: { name: 'Angabe', value: 'Wert', unit: 'Einheit' },
  density: 'Rohdichte, Annahme',
  pdfColumns: { position: 'Pos.', piece: 'Stück', count: 'Anzahl', size: 'Masse', each: 'Je Stück', total: 'Gewicht' },
  sum: 'Zusammen',
  volume: 'Volumen',
  heaviest: 'Schwerstes Stück',
  checks: 'Prüfpunkte',
  tender: 'Ausschreibungstext',
  /** Of the planner's files: fixed, so that the same plan gives the same bytes. */
  date: '2026-11-22',
} as const;

/** What each file of a plan is. */
export const formatLabels = {
  pdf: 'Blatt (PDF)',
  dxf: 'Schnitt (DXF)',
  dwg: 'Schnitt (DWG)',
  layoutDxf: 'Plan (DXF)',
  layoutDwg: 'Plan (DWG)',
  ifc: 'Modell (IFC 4)',
  docx: 'Ausschreibungstext (DOCX)',
  xlsx: 'Stückliste (XLSX)',
} as const;
