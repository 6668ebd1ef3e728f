import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { allForms } from '../../shared/forms/all-forms.ts';
import { OperateError } from './operate-error.ts';
import { folded, scanRecords } from './read-records.ts';
import { addressOf, normalAddress, photoKeysOf, textOf, type StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';

/** All that is stored about a person. */
export interface PersonalData {
  /** Sent with the person's address, newest first. */
  readonly records: readonly StoredRecord[];
  /** Keys of their photos. */
  readonly photos: ReadonlySet<string>;
  /** Photos that a record with another address names too, as after a corrected address (decisions.md D15). */
  readonly sharedPhotos: ReadonlySet<string>;
  /** References of other people's records whose text contains the address. */
  readonly mentions: readonly string[];
  /** Files with mail to or from the person, on this machine. */
  readonly mailFiles: readonly string[];
}

/**
 * Finds all that is stored about the person with an e-mail address, in one pass over every form.
 * @throws OperateError about what is no address
 */
export async function findPerson(stores: Stores, address: string): Promise<PersonalData> {
  if (!address.includes('@')) throw new OperateError(`«${address}» ist keine E-Mail-Adresse.`);
  const person = normalAddress(address);
  const records: StoredRecord[] = [];
  const mentions: string[] = [];
  const photosOfOthers = new Set<string>();
  const look = (record: StoredRecord) => {
    if (normalAddress(addressOf(record) ?? '') === person) return void records.push(record);
    for (const key of photoKeysOf(record)) photosOfOthers.add(key);
    if (Object.keys(record.values).some((name) => folded(textOf(record, name)).includes(person)))
      mentions.push(record.reference);
  };
  await scanRecords(stores, allForms, look);
  const photos = new Set(records.flatMap(photoKeysOf));
  return {
    records: records.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)),
    photos,
    sharedPhotos: photos.intersection(photosOfOthers),
    mentions: mentions.toSorted(),
    mailFiles: await mailCopiesOf(
      stores,
      person,
      records.map(({ reference }) => reference),
    ),
  };
}

/**
 * Files with mail to a person, to be answered to them, or about one of their records, in the folder that replaces mailboxes on
 * this machine. On AWS the mail is in the team's mailbox, which no command of this project can read.
 * @param person normalised address
 * @param references of their records: a mail to the team can lack the Reply-To, if a mail server would refuse the address. It then shows
 * the address in its text, too: a reference alone can be that of someone else's record (threats.md T34)
 */
async function mailCopiesOf(
  { dataDir }: Stores,
  person: string,
  references: readonly string[],
): Promise<readonly string[]> {
  if (dataDir === undefined) return [];
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const theirs: string[] = [];
  for (const name of names.filter((candidate) => candidate.endsWith('.eml'))) {
    const {
      subject = '',
      text = '',
      to = [],
      replyTo = [],
    } = await PostalMime.parse(await readFile(join(folder, name)));
    const isTheirs =
      [...to, ...replyTo].some(({ address = '' }) => normalAddress(address) === person) ||
      (replyTo.length === 0 &&
        folded(text).includes(person) &&
        references.some((reference) => subject.includes(reference)));
    if (isTheirs) theirs.push(join(folder, name));
  }
  return theirs;
}
