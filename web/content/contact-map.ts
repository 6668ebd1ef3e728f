interface Capital {
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
  /** Where its name is written; the others are dots only. */
  readonly side?: 'left' | 'right' | 'above' | 'below';
}

/** The capitals of the 26 cantons, in the order of the constitution. */
export const cantonalCapitals: readonly Capital[] = [
  { name: 'Zürich', latitude: 47.377, longitude: 8.542, side: 'right' },
  { name: 'Bern', latitude: 46.948, longitude: 7.447, side: 'right' },
  { name: 'Luzern', latitude: 47.05, longitude: 8.309, side: 'left' },
  { name: 'Altdorf', latitude: 46.881, longitude: 8.644 },
  { name: 'Schwyz', latitude: 47.021, longitude: 8.653 },
  { name: 'Sarnen', latitude: 46.896, longitude: 8.245 },
  { name: 'Stans', latitude: 46.958, longitude: 8.366 },
  { name: 'Glarus', latitude: 47.04, longitude: 9.068 },
  { name: 'Zug', latitude: 47.166, longitude: 8.516 },
  { name: 'Freiburg', latitude: 46.807, longitude: 7.162 },
  { name: 'Solothurn', latitude: 47.209, longitude: 7.532 },
  { name: 'Basel', latitude: 47.56, longitude: 7.589, side: 'left' },
  { name: 'Liestal', latitude: 47.485, longitude: 7.735 },
  { name: 'Schaffhausen', latitude: 47.696, longitude: 8.638 },
  { name: 'Herisau', latitude: 47.386, longitude: 9.279 },
  { name: 'Appenzell', latitude: 47.331, longitude: 9.41 },
  { name: 'St.\u00a0Gallen', latitude: 47.425, longitude: 9.377, side: 'above' },
  { name: 'Chur', latitude: 46.851, longitude: 9.532, side: 'right' },
  { name: 'Aarau', latitude: 47.393, longitude: 8.044 },
  { name: 'Frauenfeld', latitude: 47.558, longitude: 8.899 },
  { name: 'Bellinzona', latitude: 46.195, longitude: 9.024, side: 'left' },
  { name: 'Lausanne', latitude: 46.52, longitude: 6.632, side: 'right' },
  { name: 'Sitten', latitude: 46.233, longitude: 7.361, side: 'right' },
  { name: 'Neuenburg', latitude: 46.99, longitude: 6.929, side: 'below' },
  { name: 'Genf', latitude: 46.204, longitude: 6.143, side: 'right' },
  { name: 'Delsberg', latitude: 47.365, longitude: 7.345 },
];

/** Words of the map on the contact page. */
export const contactMap = {
  heading: 'Wo Sie uns finden',
  title: 'Standort und Hauptorte der 26 Kantone',
  note: 'Norden ist oben. Ausgefüllt: unser Standort.',
  marked: 'Ausgefüllt ist unser Standort',
  capitals: 'Kreise zeigen die Hauptorte der Kantone',
  visit: 'Für einen Besuch vereinbaren Sie bitte einen Termin. Beraten wird auch vor Ort, in allen 26 Kantonen.',
} as const;
