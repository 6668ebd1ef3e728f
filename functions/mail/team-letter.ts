import { addressOf, PHOTOS_FIELD, stonesOf, storedText, type StoredRecord } from '../../shared/forms/stored-record.ts';
import { photoKey } from '../../shared/photos.ts';
import { RECORD_LABELS } from '../../shared/record-labels.ts';
import { drawnIn } from './drawn-in.ts';
import { contactLink, type Entry, type Letter, type Link } from './letter.ts';
import { teamWords as words } from './words.ts';

/** Links of one mail; further codes remain in the text. */
const MAX_DRAWN = 10;

/**
 * What the team reads of a new row: every filled field by its label, in the form's order, and where the plans and recipes it names are drawn.
 * @param siteUrl only photos of this site become links (security.md T10)
 * @param canAnswer whether an answer to the mail reaches the visitor
 */
export function teamLetter(row: StoredRecord, siteUrl: string, canAnswer: boolean): Letter {
  const { form, reference, suspect, values } = row;
  const drawn = drawnLinks(values, siteUrl);
  const stones = stonesOf(row);
  const title = `${form.name} ${reference}`;
  return {
    subject: suspect ? words.suspectSubject(title) : title,
    heading: title,
    ...(suspect && { warning: words.suspect }),
    opening: [words.received(form.heading, new Date(row.createdAt))],
    entries: [
      ...Object.keys(values).flatMap((name): Entry[] => {
        const field = form.fields[name];
        return field ? [{ label: field.label, value: shown(row, name, { siteUrl, canAnswer }) }] : [];
      }),
      ...(stones.length > 0 ? [{ label: RECORD_LABELS.stones, value: stones.join(', ') }] : []),
      ...(drawn.length > 0 ? [{ label: words.drawn, value: drawn }] : []),
    ],
    closing: [
      canAnswer ? words.answer : addressOf(row) === undefined ? words.noAddress : words.noAnswer,
      ...(values[PHOTOS_FIELD] !== undefined ? [words.photoLinks] : []),
      words.keptUntil(new Date(row.expiresAt ?? '')),
    ],
  };
}

function shown(
  row: StoredRecord,
  name: string,
  { siteUrl, canAnswer }: { readonly siteUrl: string; readonly canAnswer: boolean },
): Entry['value'] {
  const value = row.values[name] ?? '';
  if (typeof value !== 'string') return value.map((url) => photoLink(url, siteUrl));
  const { input } = row.form.fields[name] ?? {};
  return input === 'tel' || (input === 'email' && canAnswer) ? [contactLink(value)] : storedText(row, name);
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
