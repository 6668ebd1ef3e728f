import { WAITING_HOURS } from '../../shared/retention.ts';

const HOURS = `${WAITING_HOURS}\u00a0Stunden`;

/** Below the notice of a form that could not be sent. */
export const failedWords = {
  /** @param seconds as the server names them */
  later: (seconds: number) =>
    seconds <= 60
      ? 'In einer Minute sollte es wieder gehen.'
      : `In ${Math.ceil(seconds / 60)}\u00a0Minuten sollte es wieder gehen.`,
  contact: 'Ihre Angaben stehen weiter im Formular. Sie erreichen uns auch so:',
} as const;

/** Beside the notice of a form that found no connection, or no answer of this site. */
export const keepWords = {
  offer: (photos: number) =>
    `Sie können die Anfrage mit allen ${photos > 0 ? 'Angaben und Fotos' : 'Angaben'} auf diesem Gerät behalten. Kommt innert ${HOURS} eine Verbindung zustande ` +
    'und ist dann eine Seite dieser Website offen, wird sie gesendet. Bis dahin liegt sie nur auf diesem Gerät, und Sie können sie zurückziehen.',
  keep: 'Behalten und später senden',
  keeping: 'Wird gespeichert...',
  failed:
    'Auf diesem Gerät liess sich die Anfrage nicht speichern; vielleicht ist zu wenig Platz frei. Ihre Angaben bleiben im Formular.',
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
