import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { allForms } from '../../shared/forms/all-forms.ts';
import { exporters } from './export-formats.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { OperateError } from './operate-error.ts';
import { savePhotos } from './photos.ts';
import { recordLines } from './record-text.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/**
 * Prints all that is stored about a person, as the right of access asks (Swiss data protection act, article 25).
 * @param out folder to make, into which the same is saved
 */
export async function person(stores: Stores, terminal: Terminal, address: string, out?: string): Promise<void> {
  const { words } = stores;
  const data = await findWithProgress(stores, terminal, address);
  for (const [index, record] of data.records.entries()) {
    if (index > 0) terminal.print('');
    for (const line of recordLines(record, words, terminal.style)) terminal.print(line);
  }
  for (const line of summary(data, words)) terminal.note(line);
  if (out === undefined || data.records.length + data.mailFiles.length === 0) return;
  await savePerson(stores, data, out);
  terminal.note(words.say('Saved in {0}', out));
}

/**
 * Saves what was found about a person, with photos and mail.
 * @param out folder to make
 * @throws OperateError when the folder exists, or photos are missing
 */
export async function savePerson(stores: Stores, data: PersonalData, out: string): Promise<void> {
  const { words } = stores;
  await makeFolder(out, words);
  const write = (name: string, content: Parameters<typeof writeFile>[1]) =>
    writeFile(join(out, name), content, { mode: 0o600 });
  await write('records.txt', `${data.records.map((record) => recordLines(record, words).join('\n')).join('\n\n')}\n`);
  await write('records.json', exporters.json(eachOf(data.records), allForms));
  const missing: string[] = [];
  for (const record of data.records) missing.push(...(await savePhotos(stores, record, join(out, 'photos'))));
  for (const file of data.mailFiles) await copyFile(file, join(out, basename(file)));
  if (missing.length > 0)
    throw new OperateError(
      words.say('All is saved but {0} that could not be found in the bucket.', words.count(missing.length, 'photo')),
    );
}

export async function findWithProgress(stores: Stores, terminal: Terminal, address: string): Promise<PersonalData> {
  const { say } = stores.words;
  if (!address.includes('@')) throw new OperateError(say('"{0}" is no e-mail address.', address));
  const progress = terminal.progress(say('Searching'));
  try {
    return await findPerson(stores, address, (seen) => progress.show(seen));
  } finally {
    progress.stop();
  }
}

/** The person's own records, and those of others that mention them. */
export function summary(
  { records, photos, mailFiles, mentions }: PersonalData,
  { say, count }: Words,
): readonly string[] {
  if (records.length + mailFiles.length + mentions.length === 0) return [say('Nothing is stored about this address.')];
  return [
    [
      count(records.length, 'record'),
      count(photos.length, 'photo'),
      ...(mailFiles.length > 0 ? [say('{0} on this machine', count(mailFiles.length, 'mail'))] : []),
    ].join(', '),
    ...(mentions.length > 0 ? [say('Others mention the address in their words: {0}', mentions.join(', '))] : []),
  ];
}

async function makeFolder(folder: string, { say }: Words): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperateError(
      code === 'EEXIST'
        ? say('{0} exists already: name another folder with --out.', folder)
        : say("{0} can't be made ({1}).", folder, code ?? ''),
    );
  }
}

async function* eachOf<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
