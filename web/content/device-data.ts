/** The button that removes what this site keeps on the visitor's device. */
export const deviceWords = {
  remove: 'Alles von diesem Gerät entfernen',
  removed: 'In diesem Browser ist nichts mehr von dieser Website gespeichert.',
  failed: 'Dieser Browser gibt seinen Speicher gerade nicht frei. Laden Sie die Seite bitte neu.',
} as const;

/** What a page may read from the browser's storage, by the beginning of its keys. */
export const storedParts = {
  project: 'Projektblatt',
  entries: 'Eingaben in Formularen',
  sent: 'Bestätigungen',
  reference: 'Referenzen',
} as const;
