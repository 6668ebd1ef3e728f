/** Words of the full-size view. */
export const galleryWords = {
  enlarge: 'In voller Grösse ansehen',
  label: 'Bild in voller Grösse',
  close: 'Schliessen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  /** Title of a picture that shows a part of a product. */
  closeUpOf: (name: string) => `${name}, von nahem`,
  panHint: 'Seitlich verschieben',
  position: (index: number, count: number) => `${index} von ${count}`,
};
