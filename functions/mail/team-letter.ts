import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import type { Field } from '../../shared/forms/fields.ts';
import { photoKey } from '../../shared/photos.ts';
import { PHOTO_LINK_DAYS } from '../../shared/retention.ts';
import type { Entry, Letter, LetterPicture, Link } from './letter.ts';
import type { Row } from './row.ts';

const zurich = { timeZone: 'Europe/Zurich' } as const;
const day = new Intl.DateTimeFormat('de-CH', { ...zurich, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('de-CH', { ...zurich, timeStyle: 'short' });

/**
 * What the team reads of a new row: every filled field by its label, in the form's order.
 * @param siteUrl only photos of this site become links (threats.md T10)
 * @param canAnswer whether an answer to the mail reaches the visitor
 * @param pictures of what the row names
 */
export function teamLetter(
  { form, reference, createdAt, expiresAt, suspect, record }: Row,
  siteUrl: string,
  canAnswer: boolean,
  pictures: readonly LetterPicture[] = [],
): Letter {
  const title = `${form.name} ${reference}`;
  return {
    subject: suspect ? `Auffällig: ${title}` : title,
    heading: title,
    ...(suspect && { warning: SUSPECT }),
    opening: [`Formular «${form.heading}», eingegangen am ${day.format(createdAt)}, ${time.format(createdAt)}\u00a0Uhr`],
    pictures,
    entries: Object.entries(form.fields).flatMap(([name, field]): Entry[] => {
      const value = record[name];
      return value === undefined ? [] : [{ label: field.label, value: shown(field, value, siteUrl) }];
    }),
    closing: [
      canAnswer ? 'Eine Antwort auf diese Nachricht geht an die angegebene E-Mail-Adresse.' : NO_ANSWER,
      ...(Object.values(record).some((value) => typeof value !== 'string') ? [PHOTO_LINKS] : []),
      `Die Aufbewahrung endet am ${day.format(expiresAt)}. Löschen Sie diese Nachricht bis dahin.`,
    ],
  };
}

const SUSPECT = `Auffällig: Ein unsichtbares Feld war ausgefüllt, oder das Formular wurde nach weniger als ${MIN_FILL_MS / 1000} Sekunden gesendet. Beides deutet auf ein automatisches Programm hin. Prüfen Sie die Angaben, bevor Sie antworten.`;
const PHOTO_LINKS = `Die Adressen der Fotos öffnen sich ${PHOTO_LINK_DAYS} Tage lang. Danach bleiben die Fotos gespeichert; wer die Website betreibt, kann sie weiterhin herausgeben.`;
const NO_ANSWER = 'An die angegebene E-Mail-Adresse lässt sich nicht antworten. Bitte wählen Sie einen anderen Weg.';

function shown({ input, options = {} }: Field, value: string | readonly string[], siteUrl: string): Entry['value'] {
  if (typeof value !== 'string') return value.map((url) => photoLink(url, siteUrl));
  return input === 'choice' && Object.hasOwn(options, value) ? (options[value] ?? value) : value;
}

function photoLink(url: string, siteUrl: string): Link {
  const key = photoKey(siteUrl, url);
  return key === undefined ? { name: url } : { name: key.slice(key.indexOf('_') + 1), url };
}
