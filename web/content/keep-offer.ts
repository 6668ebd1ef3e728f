import { WAITING_HOURS } from '../../shared/retention.ts';

const HOURS = `${WAITING_HOURS}\u00a0Stunden`;

/** Beside the notice of a form that found no connection, or no answer of this site. */
export const keepWords = {
  offer: (photos: number) =>
    `Sie können die Anfrage mit allen ${photos > 0 ? 'Angaben und Fotos' : 'Angaben'} auf diesem Gerät behalten. Kommt innert ${HOURS} eine Verbindung zustande ` +
    'und ist dann eine Seite dieser Website offen, wird sie gesendet. Bis dahin liegt sie nur auf diesem Gerät, und Sie können sie zurückziehen.',
  keep: 'Behalten und später senden',
  keeping: 'Wird gespeichert...',
  failed:
    'Auf diesem Gerät liess sich die Anfrage nicht speichern; vielleicht ist zu wenig Platz frei. Ihre Angaben bleiben im Formular.',
} as const;
