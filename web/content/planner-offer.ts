/** What a product page says of its planner before it is opened; the rest comes with its script (planner.ts). */
export const plannerOffer = {
  heading: 'Planen mit eigenen Massen',
  /** Once it is open; also the title of what is printed. */
  opened: (product: string) => `${product} planen`,
  intro:
    'Geben Sie die Masse ein: Der Schnitt wird mit Ihren Werten gezeichnet, daneben stehen Stückzahl, Fläche und Gewicht. Zeichnung, CAD-Datei, IFC-Modell, Ausschreibungstext und Stückliste lassen sich herunterladen, die Adresse lässt sich weitergeben.',
  open: 'Planer öffnen',
  opening: 'Planer wird geöffnet …',
  failed: 'Der Planer konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es nochmals.',
} as const;
