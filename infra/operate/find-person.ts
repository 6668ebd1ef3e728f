import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { readableAddress } from '../../functions/runtime/readable-address.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import {
  addressOf,
  normalAddress,
  photoKeysOf,
  storedText,
  valueFor,
  type StoredRecord,
} from '../../shared/forms/stored-record.ts';
import { OperateError } from './operate-error.ts';
import { folded, scanRecords } from './read-records.ts';
import type { Stores } from './stores.ts';

/** All that is stored about a person. */
export interface PersonalData {
  /** How they were looked for. */
  readonly kind: Kind;
  /** Sent with the person's address, number or name, newest first. */
  readonly records: readonly StoredRecord[];
  /** Keys of their photos. */
  readonly photos: ReadonlySet<string>;
  /** Photos that another record names too, as after a corrected address (decisions.md D15). */
  readonly sharedPhotos: ReadonlySet<string>;
  /** References of other people's records whose text contains it. */
  readonly mentions: readonly string[];
  /** Files with mail to or from the person, on this machine. */
  readonly mailFiles: readonly string[];
}

/** How a person is named. */
type Kind = 'address' | 'telephone' | 'name';

/** By what their records are known, and how others may write it. */
interface Whom {
  readonly kind: Kind;
  readonly isOf: (record: StoredRecord) => boolean;
  readonly isIn: (text: string) => boolean;
}

/** Fewer digits are the end of a number, or a year. */
const LEAST_DIGITS = 7;
const TELEPHONE = /^[+\d][\d\s()./-]*$/u;

/** Whether a text names somebody: an e-mail address, a telephone number or a name. */
export const isPerson = (text: string): boolean => kindOf(text) !== undefined;

function kindOf(text: string): Kind | undefined {
  if (text.includes('@')) return 'address';
  if (TELEPHONE.test(text.trim())) return digitsOf(text).length >= LEAST_DIGITS ? 'telephone' : undefined;
  return /\p{L}{2}/u.test(text) ? 'name' : undefined;
}

/** @throws OperateError for a text that is no address, telephone number or name */
function whomOf(text: string): Whom {
  const kind = kindOf(text);
  if (kind === 'address') {
    const spellings = spellingsOf(text);
    return {
      kind,
      isOf: (record) => normalAddress(addressOf(record) ?? '') === spellings[0],
      isIn: (other) => spellings.some((spelling) => folded(other).includes(spelling)),
    };
  }
  if (kind === 'telephone') {
    const number = digitsOf(text);
    return {
      kind,
      isOf: (record) => digitsOf(valueFor(record, 'tel')) === number,
      // Numbers in a text, whatever is between their digits.
      isIn: (other) => (other.match(/[+\d][\d ()./-]{6,}/gu) ?? []).some((part) => digitsOf(part) === number),
    };
  }
  if (kind === 'name') {
    const name = normalName(text);
    return {
      kind,
      isOf: (record) => normalName(valueFor(record, 'name')) === name,
      isIn: (other) => normalName(other).includes(name),
    };
  }
  throw new OperateError(`«${text}» ist weder eine E-Mail-Adresse noch eine Telefonnummer noch ein Name.`);
}

const spellingsOf = (address: string): readonly [string, ...string[]] => {
  const person = normalAddress(address);
  return [person, readableAddress(person), folded(address).trim()];
};

const normalName = (name: string): string => folded(name).trim().replaceAll(/\s+/gu, ' ');

/** The digits of a number with its country, by default Switzerland: 044 111 22 33, 0041 (0)44 111 22 33 and +41441112233 are one. */
function digitsOf(number: string): string {
  const digits = number.replace('(0)', '').replaceAll(/[^+\d]/gu, '');
  if (digits.startsWith('+')) return digits.slice(1);
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `41${digits.slice(1)}` : digits;
}

/**
 * Finds all that is stored about a person, in one pass over every form.
 * @param text their e-mail address, telephone number, or name as it was entered
 * @throws OperateError for a text that is none of them
 */
export async function findPerson(stores: Stores, text: string): Promise<PersonalData> {
  const whom = whomOf(text);
  const records: StoredRecord[] = [];
  const mentions: string[] = [];
  const photosOfOthers = new Set<string>();
  const look = (record: StoredRecord) => {
    if (whom.isOf(record)) return void records.push(record);
    for (const key of photoKeysOf(record)) photosOfOthers.add(key);
    if (Object.keys(record.values).some((name) => whom.isIn(storedText(record, name)))) mentions.push(record.reference);
  };
  await scanRecords(stores, allForms, look);
  const photos = new Set(records.flatMap(photoKeysOf));
  return {
    kind: whom.kind,
    records: records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    photos,
    sharedPhotos: photos.intersection(photosOfOthers),
    mentions: mentions.toSorted(),
    mailFiles: await mailCopiesOf(stores, whom, text, records),
  };
}

/**
 * Files with mail to a person, to be answered to them, or about one of their records, in the folder that replaces mailboxes on
 * this machine. On AWS the mail is in the team's mailbox, which no command of this project can read.
 * @param records theirs. A mail to the team can lack the Reply-To, if a mail server would refuse the address or the form asks for none. It
 * then shows the person in its text, too: a reference alone can be that of someone else's record (security.md T34)
 */
async function mailCopiesOf(
  { dataDir }: Stores,
  whom: Whom,
  text: string,
  records: readonly StoredRecord[],
): Promise<readonly string[]> {
  if (dataDir === undefined) return [];
  // Of a person known by an address, all mail to it; of another one, mail about their records.
  const own = whom.kind === 'address' ? spellingsOf(text)[0] : undefined;
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const theirs: string[] = [];
  for (const name of names.filter((candidate) => candidate.endsWith('.eml'))) {
    const {
      subject = '',
      text: words = '',
      to = [],
      replyTo = [],
    } = await PostalMime.parse(await readFile(join(folder, name)));
    const addresses = [...to, ...replyTo].map(({ address = '' }) => normalAddress(address));
    const about = records.filter(({ reference }) => subject.includes(reference));
    const isTheirs =
      (own !== undefined && addresses.includes(own)) ||
      about.some((record) => addresses.includes(normalAddress(addressOf(record) ?? ' '))) ||
      (replyTo.length === 0 && about.length > 0 && whom.isIn(words));
    if (isTheirs) theirs.push(join(folder, name));
  }
  return theirs;
}
