import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { PHOTO_LINK_DAYS } from '../../shared/retention.ts';

const zurich = { timeZone: 'Europe/Zurich' } as const;
const day = new Intl.DateTimeFormat(LANGUAGE, { ...zurich, dateStyle: 'long' });
const time = new Intl.DateTimeFormat(LANGUAGE, { ...zurich, timeStyle: 'short' });

/** The mail to the visitor. */
export const confirmationLetterWords = {
  subject: (form: string, reference: string) => `${form}: Eingang bestätigt, Referenz ${reference}`,
  heading: 'Eingangsbestätigung',
  greeting: 'Guten Tag',
  thanks: (received: string) => `Vielen Dank. ${received} ist bei uns eingegangen.`,
  reference: 'Referenz',
  questions:
    'Bei Rückfragen antworten Sie auf diese Nachricht, oder Sie erreichen uns wie unten angegeben. Nennen Sie bitte die Referenz.',
  notYours:
    'Haben Sie kein Formular gesendet? Dann hat eine andere Person Ihre Adresse angegeben. Antworten Sie kurz auf diese Nachricht, und wir löschen den Eintrag.',
  regards: 'Freundliche Grüsse',
} as const;

/** The mail to the team. */
export const teamWords = {
  suspectSubject: (title: string) => `Auffällig: ${title}`,
  suspect: `Auffällig: Ein unsichtbares Feld war ausgefüllt, oder das Formular wurde nach weniger als ${MIN_FILL_MS / 1000} Sekunden gesendet. Beides deutet auf ein automatisches Programm hin. Prüfen Sie die Angaben, bevor Sie antworten.`,
  received: (form: string, moment: Date) =>
    `Formular «${form}», eingegangen am ${day.format(moment)}, ${time.format(moment)}\u00a0Uhr`,
  drawn: 'Gezeichnet auf der Website',
  project: 'Projektblatt',
  answer: 'Eine Antwort auf diese Nachricht geht an die angegebene E-Mail-Adresse.',
  noAddress: 'Eine E-Mail-Adresse wurde nicht angegeben. Bitte antworten Sie auf einem anderen Weg.',
  noAnswer: 'An die angegebene E-Mail-Adresse lässt sich nicht antworten. Bitte wählen Sie einen anderen Weg.',
  photoLinks: `Die Adressen der Fotos öffnen sich ${PHOTO_LINK_DAYS} Tage lang. Danach bleiben die Fotos gespeichert; wer die Website betreibt, kann sie weiterhin herausgeben.`,
  keptUntil: (end: Date) => `Die Aufbewahrung endet am ${day.format(end)}. Löschen Sie diese Nachricht bis dahin.`,
} as const;
