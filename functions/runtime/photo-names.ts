import { randomInt } from 'node:crypto';
import { MAX_PHOTO_NAME, PHOTO_FOLDER, PHOTO_TYPES, type PhotoType } from '../../shared/photos.ts';

const NAMELESS = 'foto';
// Controls, bidi and zero-width characters, surrogates, private and unassigned ones: nothing a reader would miss.
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;
const OTHER_SIGNS = /[^\p{L}\p{N}\p{M} ._()-]+/gu;
/** Longer names are cut before anything else: normalising can take quadratic time (security.md T16). */
const LONGEST_GIVEN = 1000;
/** Combining marks beyond those that a language can need. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
const LEADING = /^[^\p{L}\p{N}]+/u;
const TRAILING = /[ ._(-]+$/;
// Devices on Windows, alone or before a dot.
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * A readable file name that is safe in a key, a URL and on any disk (decisions.md D4). Cleaning a clean name changes nothing.
 * @param type the media type with which the extension has to agree
 */
export function cleanPhotoName(name: string, type: PhotoType): string {
  const extensions: readonly string[] = PHOTO_TYPES[type];
  const readable = allowedCharacters(name);
  const known = Object.values(PHOTO_TYPES)
    .flat()
    .find((extension) => readable.toLowerCase().endsWith(extension));
  const extension = known !== undefined && extensions.includes(known) ? known : PHOTO_TYPES[type][0];
  const stem = (known === undefined ? readable : readable.slice(0, -known.length)).replace(LEADING, '');
  // Cutting must leave no half of a surrogate pair behind.
  const cut = stem.slice(0, MAX_PHOTO_NAME - extension.length).replace(/[\ud800-\udbff]$/, '');
  const short = cut.replace(TRAILING, '');
  return (short === '' || RESERVED.test(short) ? NAMELESS : short) + extension;
}

const allowedCharacters = (name: string) =>
  shortened(name)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replaceAll(OTHER_SIGNS, '-')
    .replaceAll(/([ .-])\1+/g, '$1')
    .trimEnd()
    .normalize('NFC');

/** The start of a name, and its end with the extension. */
const shortened = (name: string) =>
  name.length > LONGEST_GIVEN ? name.slice(0, LONGEST_GIVEN / 2) + name.slice(-LONGEST_GIVEN / 2) : name;

let lastMillisecond = 0;

/**
 * The key of a new photo: `complaints/{timestamp}_{name}`. The timestamp counts nanoseconds since 1970; its last six digits are random,
 * so that a link cannot be guessed, and no two keys made here share a millisecond (decisions.md D3).
 * @param cleanName from {@link cleanPhotoName}
 */
export function newPhotoKey(cleanName: string): string {
  lastMillisecond = Math.max(Date.now(), lastMillisecond + 1);
  const random = String(randomInt(1_000_000)).padStart(6, '0');
  return `${PHOTO_FOLDER}${lastMillisecond}${random}_${cleanName}`;
}
