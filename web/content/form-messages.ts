/** Below the notice of a form that could not be sent. */
export const failedWords = {
  /** @param seconds as the server names them */
  later: (seconds: number) =>
    seconds <= 60
      ? 'In einer Minute sollte es wieder gehen.'
      : `In ${Math.ceil(seconds / 60)}\u00a0Minuten sollte es wieder gehen.`,
  contact: 'Ihre Angaben stehen weiter im Formular. Sie erreichen uns auch so:',
} as const;

/** In place of a form whose request this device keeps. */
export const keptWords = {
  keptTitle: 'Auf diesem Gerät gespeichert',
  kept: 'Die Anfrage ist noch nicht gesendet. Ihren Stand zeigt der untere Rand jeder Seite; dort können Sie sie sofort senden oder zurückziehen.',
} as const;

/** Above a form that has entries of before. */
export const restoredWords = {
  session: 'Ihre Angaben aus dieser Sitzung wurden wiederhergestellt.',
  outbox: 'Ihre Angaben stehen wieder im Formular.',
  homeless: 'Für diese Angaben hat das Formular kein Feld mehr. Kopieren Sie sie bitte dorthin, wo sie passen:',
  changed: 'Was Sie inzwischen geändert haben, ist noch nicht gesendet. Es steht im Formular.',
  discard: 'Angaben verwerfen',
} as const;

/** The button of a notice. */
export const CLOSE_NOTICE = 'Meldung schliessen';
