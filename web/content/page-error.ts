/** Instead of a page whose program failed. */
export const pageError = {
  heading: 'Diese Seite kann gerade nicht angezeigt werden',
  text: 'In der Seite ist ein Fehler aufgetreten. Texte, die Sie in ein Formular eingetragen haben, sind in diesem Tab gespeichert und erscheinen nach dem Neuladen wieder.',
  contact: 'Sie erreichen uns auch ohne Formular:',
  stored:
    'Bleibt der Fehler, liegt er vielleicht an etwas, das dieser Browser behalten hat. Sie können es einzeln entfernen:',
  remove: (part: string) => `${part} entfernen`,
  reload: 'Seite neu laden',
};
