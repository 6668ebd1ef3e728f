/** Words of every list of files. */
export const downloadWords = {
  columns: { title: 'Titel', category: 'Kategorie', format: 'Format', size: 'Grösse', date: 'Datum', file: 'Datei' },
  download: 'Download',
  dxf: (size: string): string => `auch als DXF, ${size}`,
} as const;
