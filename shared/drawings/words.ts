/** Words that all drawings share, on pages, in documents and in CAD files. The words of each product's drawing are in `shared/products/`. */
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
  /** Layers of the CAD files. */
  layers: { cut: 'SCHNITT', view: 'ANSICHT', axis: 'ACHSE', dimension: 'MASS', hatch: 'SCHRAFFUR', text: 'TEXT' },
} as const;
