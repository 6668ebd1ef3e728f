import { WAITING_HOURS } from '../../shared/retention.ts';

const HOURS = `${WAITING_HOURS}\u00a0Stunden`;

/** Beside the notice of a form that found no connection. */
export const keepWords = {
  offer: (photos: number) =>
    `Ohne Verbindung können Sie die Anfrage mit allen ${photos > 0 ? 'Angaben und Fotos' : 'Angaben'} auf diesem Gerät behalten. Kommt die Verbindung innert ${HOURS} zurück ` +
    'und ist dann eine Seite dieser Website offen, wird sie gesendet. Bis dahin liegt sie nur auf diesem Gerät, und Sie können sie zurückziehen.',
  keep: 'Behalten und später senden',
  keeping: 'Wird gespeichert...',
  failed:
    'Auf diesem Gerät liess sich die Anfrage nicht speichern; vielleicht ist zu wenig Platz frei. Ihre Angaben bleiben im Formular.',
  returned: 'Ihre Angaben stehen wieder im Formular.',
  keptTitle: 'Auf diesem Gerät gespeichert',
  kept: 'Die Anfrage ist noch nicht gesendet. Ihren Stand zeigt der untere Rand jeder Seite; dort können Sie sie sofort senden oder zurückziehen.',
} as const;

/** Above a form that has entries of this session again. */
export const restoredWords = {
  restored: 'Ihre Angaben aus dieser Sitzung wurden wiederhergestellt.',
  discard: 'Angaben verwerfen',
} as const;

/** The button of a notice. */
export const CLOSE_NOTICE = 'Meldung schliessen';
