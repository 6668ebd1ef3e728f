/** Words of the drawings of projects, which only the drawings read. */
export const flightWords = {
  title: 'Schnitt durch die Freitreppe',
  steps: 'Blockstufen',
  flight: 'Betonierter Lauf',
  rail: 'Handlauf',
  forecourt: 'Vorplatz',
  path: 'Weg',
  sizes: '±0.00 ist Oberkante Weg.',
} as const;

export const facadeWords = {
  title: 'Ansicht der Fassade, drei Geschosse',
  band: 'Brüstungsband',
  pier: 'Pfeiler mit Leibung',
  joint: 'Fuge in der Achse',
  ground: 'Terrain',
} as const;

export const floorWords = {
  title: 'Grundriss des Lesesaals mit Plattenraster',
  slabs: 'Platten',
  steps: 'Stufen aus gleichem Material',
  base: 'Sockel umlaufend',
  windows: 'Fenster',
  sizes: 'Fugenraster vom Eingang her.',
} as const;
