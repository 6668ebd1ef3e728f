/** Words in the models of plans. Names of sets and quantities are IFC's own. */
export const ifcWords = {
  site: 'Grundstück',
  building: 'Gebäude',
  storey: 'Geschoss',
  materials: { castStone: 'Betonwerkstein', exposedConcrete: 'Sichtbeton' },
  open: 'Oberfläche noch offen',
  position: (number: number) => `Pos. ${number}`,
  /** What is true of several pieces without a place in the building. */
  apart: 'Die Stücke sind in Reihen nebeneinander gelegt: Ihren Ort am Bau bestimmt die Planung.',
} as const;
