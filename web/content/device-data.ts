/** The button that removes what this site keeps on the visitor's device. */
export const deviceWords = {
  remove: 'Alles von diesem Gerät entfernen',
  removed: 'In diesem Browser ist nichts mehr von dieser Website gespeichert.',
  failed: 'Dieser Browser gibt seinen Speicher gerade nicht frei. Laden Sie die Seite bitte neu.',
} as const;
