/** What an architect takes along into a model. */
export const modelOffers = {
  heading: 'Für das Modell',
  short: 'Plan als IFC 4 (openBIM), DXF und DWG, Oberflächen als Texturen im wahren Massstab:',
  textures: {
    title: 'Texturen im wahren Massstab',
    text: 'Jede Oberfläche als Kachel von 1\u00a0×\u00a01\u00a0m ohne Naht: Farbe, Normal Map und Rauheit, als Bilder oder als glTF.',
  },
} as const;
