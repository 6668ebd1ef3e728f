import { asciiAddress } from '../../shared/email-address.ts';
import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import { addressOf, PHOTOS_FIELD, stonesOf, textOf, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { photoKey } from '../../shared/photos.ts';
import { RECORD_LABELS } from '../../shared/record-labels.ts';
import { PHOTO_LINK_DAYS } from '../../shared/retention.ts';
import { drawnIn } from './drawn-in.ts';
import { contactLink, type Entry, type Letter, type Link } from './letter.ts';

/** Links of one mail; further codes remain in the text. */
const MAX_DRAWN = 10;

const zurich = { timeZone: 'Europe/Zurich' } as const;
const day = new Intl.DateTimeFormat(LANGUAGE, { ...zurich, dateStyle: 'long' });
const time = new Intl.DateTimeFormat(LANGUAGE, { ...zurich, timeStyle: 'short' });

/**
 * What the team reads of a new row: every filled field by its label, in the form's order, and where the plans and recipes it names are drawn.
 * @param siteUrl only photos of this site become links (security.md T10)
 * @param canAnswer whether an answer to the mail reaches the visitor
 */
export function teamLetter(row: StoredRecord, siteUrl: string, canAnswer: boolean): Letter {
  const { form, reference, suspect, values } = row;
  const createdAt = new Date(row.createdAt);
  const drawn = drawnLinks(values, siteUrl);
  const stones = stonesOf(row);
  const title = `${form.name} ${reference}`;
  return {
    subject: suspect ? `Auffällig: ${title}` : title,
    heading: title,
    ...(suspect && { warning: SUSPECT }),
    opening: [
      `Formular «${form.heading}», eingegangen am ${day.format(createdAt)}, ${time.format(createdAt)}\u00a0Uhr`,
    ],
    entries: [
      ...Object.keys(values).flatMap((name): Entry[] => {
        const field = form.fields[name];
        return field ? [{ label: field.label, value: shown(row, name, { siteUrl, canAnswer }) }] : [];
      }),
      ...(stones.length > 0 ? [{ label: RECORD_LABELS.stones, value: stones.join(', ') }] : []),
      ...(drawn.length > 0 ? [{ label: 'Gezeichnet auf der Website', value: drawn }] : []),
    ],
    closing: [
      canAnswer
        ? 'Eine Antwort auf diese Nachricht geht an die angegebene E-Mail-Adresse.'
        : addressOf(row) === undefined
          ? NO_ADDRESS
          : NO_ANSWER,
      ...(values[PHOTOS_FIELD] !== undefined ? [PHOTO_LINKS] : []),
      `Die Aufbewahrung endet am ${day.format(new Date(row.expiresAt ?? ''))}. Löschen Sie diese Nachricht bis dahin.`,
    ],
  };
}

const SUSPECT = `Auffällig: Ein unsichtbares Feld war ausgefüllt, oder das Formular wurde nach weniger als ${MIN_FILL_MS / 1000} Sekunden gesendet. Beides deutet auf ein automatisches Programm hin. Prüfen Sie die Angaben, bevor Sie antworten.`;
const PHOTO_LINKS = `Die Adressen der Fotos öffnen sich ${PHOTO_LINK_DAYS} Tage lang. Danach bleiben die Fotos gespeichert; wer die Website betreibt, kann sie weiterhin herausgeben.`;
const NO_ADDRESS = 'Eine E-Mail-Adresse wurde nicht angegeben. Bitte antworten Sie auf einem anderen Weg.';
const NO_ANSWER = 'An die angegebene E-Mail-Adresse lässt sich nicht antworten. Bitte wählen Sie einen anderen Weg.';

function shown(
  row: StoredRecord,
  name: string,
  { siteUrl, canAnswer }: { readonly siteUrl: string; readonly canAnswer: boolean },
): Entry['value'] {
  const value = row.values[name] ?? '';
  if (typeof value !== 'string') return value.map((url) => photoLink(url, siteUrl));
  const { input } = row.form.fields[name] ?? {};
  if (input === 'email' && canAnswer) return [{ ...contactLink(asciiAddress(value)), name: value }];
  return input === 'tel' ? [contactLink(value)] : textOf(row, name);
}

function photoLink(url: string, siteUrl: string): Link {
  const key = photoKey(siteUrl, url);
  return key === undefined ? { name: url } : { name: key.slice(key.indexOf('_') + 1), url };
}

/** The addresses derive from the codes, not from the visitor's text. */
function drawnLinks(values: StoredRecord['values'], siteUrl: string): readonly Link[] {
  const texts = Object.values(values).filter((value) => typeof value === 'string');
  return drawnIn(texts.join('\n'))
    .slice(0, MAX_DRAWN)
    .map(({ code, path }) => ({ name: code, url: new URL(path, siteUrl).href }));
}
