import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allForms } from '../../shared/forms/all-forms.ts';
import { BACKUP_DAYS, PENDING_PHOTO_DAYS } from '../../shared/retention.ts';
import type { PersonalData } from './find-person.ts';
import { OperateError } from './operate-error.ts';
import type { Stores } from './stores.ts';
import { addDays, swissDay, swissTime } from './swiss-time.ts';

/**
 * What was erased, as lines of a report. No name, address, reference or hash of one: anyone who knows the address could compute the hash,
 * so each would still be personal data.
 */
export function erasureReport(
  { where, dataDir, words: { say, formName } }: Stores,
  { records, photos, sharedPhotos, mailFiles, mentions }: PersonalData,
  now: Date,
): readonly string[] {
  const perForm = allForms.map((form) => [formName(form), records.filter((one) => one.form === form).length] as const);
  const isLocal = dataDir !== undefined;
  const lines = [
    [say('Date'), say('{0} in Zürich', swissTime(now))],
    [say('Store'), where],
    [say('Records deleted'), String(records.length)],
    ...perForm.flatMap(([name, number]) => (number > 0 ? [[`  ${name}`, String(number)]] : [])),
    [say('Photos deleted'), String(photos.length - sharedPhotos.size)],
    ...(sharedPhotos.size > 0
      ? [[say('Photos kept'), say('{0}, which a record with another address names too', sharedPhotos.size)]]
      : []),
    ...(isLocal ? [[say('Mail files deleted'), String(mailFiles.length)]] : []),
    [say('Checked'), say('no record and no photo of the person is left')],
    ...(mentions.length > 0
      ? [[say('Not deleted'), say('{0} of other people that mention the address', mentions.length)]]
      : []),
  ];
  const width = Math.max(...lines.map(([label = '']) => label.length));
  const outside = [
    ...(isLocal
      ? []
      : [
          say('The mails about these records are in the team’s mailbox: delete them there.'),
          say('An address that bounced is on the suppression list of SES: delete it there.'),
          say(
            'Backups of the tables hold the records until {0}, {1} days after this.',
            addDays(swissDay(now), BACKUP_DAYS),
            BACKUP_DAYS,
          ),
        ]),
    say(
      'Photos that were uploaded but never sent with a complaint end by themselves after {0} days.',
      PENDING_PHOTO_DAYS,
    ),
    say('Exports that were made before this are wherever they were put.'),
  ];
  return [
    say('Erasure of a person’s data'),
    '',
    ...lines.map(([label = '', text = '']) => `${label.padEnd(width)}  ${text}`),
    '',
    say('Outside of it:'),
    ...outside.map((line) => `- ${line}`),
  ];
}

/** Writes the report into a folder. @returns its path */
export async function writeErasureReport({ words }: Stores, folder: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, `erasure-${swissTime(new Date()).replace(' ', '-').replaceAll(':', '')}.txt`);
  try {
    await writeFile(path, `${lines.join('\n')}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    throw new OperateError(
      words.say(
        "All is deleted, but the report can't be written to {0} ({1}):",
        path,
        (error as NodeJS.ErrnoException).code ?? '',
      ) + `\n\n${lines.join('\n')}`,
    );
  }
}
