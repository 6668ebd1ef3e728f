/** Words that all drawings share, on pages, in documents and in CAD files. The words of each product's drawing are in `packages/stone/products/`. */
export const drawingWords = {
  scale: 'Massstab',
  /** What is to that scale: the page on paper. */
  printed: 'im Ausdruck',
  note: 'Masse in mm. Beispiel, am Objekt zu bemessen.',
  plannedNote: 'Masse in mm, am Objekt zu prüfen.',
  drawn: 'Gezeichnet mit',
  labelled: 'Bezeichnet sind',
  upTo: 'bis',
  datum: '±0.00',
  fall: 'Gefälle',
  /** In a laying plan. */
  cutMark: 'Mit Schrägstrich: zugeschnitten',
  format: 'Format',
  joint: 'Fuge',
  field: 'Fläche',
  /** Of a drawing of all pieces. */
  sectionAndPlan: 'Schnitt und Grundriss',
  planAndFront: 'Grundriss und Ansicht',
  rises: 'Steigungen zu',
  pieces: 'Stück',
  edges: { left: 'links', right: 'rechts', bottom: 'unten', top: 'oben' },
  /** Of a CAD file and a model, which lie on each other. */
  origin: (x: string) => `Nullpunkt des Plans bei x ${x}, y 0, z 0 mm, in CAD-Datei und IFC-Modell gleich.`,
  positions: 'Zahl im Stück: Position der Stückliste',
  unnumbered: 'Ohne Zahl: Position nach Lage und Grösse',
  landing: 'Podest',
  /** Layers of the CAD files, with a prefix that keeps them apart from those of the office. */
  layers: {
    piece: 'BW-STUECK',
    cut: 'BW-SCHNITT',
    view: 'BW-ANSICHT',
    axis: 'BW-ACHSE',
    dimension: 'BW-MASS',
    hatch: 'BW-SCHRAFFUR',
    text: 'BW-TEXT',
  },
  /** Layer of the outlines that hatches follow, which is off. */
  edgeLayer: 'BW-RAND',
} as const;
