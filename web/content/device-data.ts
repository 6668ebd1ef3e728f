/** The button that removes what this site keeps on the visitor's device. */
export const deviceWords = {
  remove: 'Alles von diesem Gerät entfernen',
  removed: 'In diesem Browser ist nichts mehr von dieser Website gespeichert.',
  failed: 'Der Speicher dieses Browsers ist gerade nicht erreichbar. Laden Sie die Seite bitte neu.',
} as const;
