/** Words of the sheet of a project. */
export const projectFileWords = {
  heading: 'Projektblatt',
  columns: { entry: 'Eintrag', surface: 'Oberfläche', count: 'Stück', weight: 'Gewicht' },
  surfaceOpen: 'noch offen',
  total: 'Zusammen',
  overview: 'Übersicht',
  address: 'Adresse des Blatts',
  planFiles:
    'Unter dieser Adresse gibt es den Plan als IFC-Modell, DXF und DWG, dazu Stückliste und Ausschreibungstext:',
  surfaceFiles: 'Unter dieser Adresse gibt es die Oberfläche als Textur im wahren Massstab:',
  qr: 'QR-Code der Adresse des Blatts',
  /** Of the sheet: fixed, so that the same project gives the same bytes. */
  date: '2026-11-24',
} as const;
