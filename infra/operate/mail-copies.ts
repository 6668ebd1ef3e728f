import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { folded } from './read-records.ts';
import { normalAddress } from './stored-record.ts';
import type { Stores } from './stores.ts';

/**
 * Files with mail to a person, to be answered to them, or about one of their records, in the folder that replaces mailboxes on
 * this machine. On AWS the mail is in the team's mailbox, which no command of this project can read.
 * @param person normalised address
 * @param references of their records: a mail to the team can lack the Reply-To, if a mail server would refuse the address. It then shows
 * the address in its text, too: a reference alone can be that of someone else's record (threats.md T34)
 */
export async function mailCopiesOf(
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
