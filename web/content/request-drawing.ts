/** Words of the drawing on the sales page: a sketch with what an offer needs. */
export const requestDrawingWords = {
  title: 'Was in Ihre Anfrage gehört',
  note: 'Eine Skizze genügt, ein Plan kann folgen. Dazu der gewünschte Liefertermin. Beispiel: eine Terrasse, Masse in mm.',
  summary: 'Grundriss einer Terrasse am Haus, 4500 auf 3600 mm, aus 5 mal 6 Platten von 900 auf 600 mm. Bezeichnet sind',
  house: 'Haus',
  product: 'Produkt und Dicke',
  finish: 'Oberfläche und Farbe',
  count: 'Menge: 30 Stück',
  delivery: 'Lieferort und Zufahrt',
} as const;
