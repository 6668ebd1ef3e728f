/** Words of the full-size view. */
export const galleryWords = {
  enlarge: 'In voller Grösse ansehen',
  label: 'Bild in voller Grösse',
  close: 'Schliessen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: (index: number, count: number) => `${index} von ${count}`,
};
