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
export function erasureReport({ where, dataDir }: Stores, { records, photos, sharedPhotos, mailFiles, mentions }: PersonalData, now: Date): readonly string[] {
  const perForm = allForms.map(({ id }) => [id, records.filter(({ form }) => form.id === id).length] as const);
  const isLocal = dataDir !== undefined;
  const lines = [
    ['Date', `${swissTime(now)} in Zürich`],
    ['Store', where],
    ['Records deleted', String(records.length)],
    ...perForm.flatMap(([id, number]) => (number > 0 ? [[`  ${id}`, String(number)]] : [])),
    ['Photos deleted', String(photos.length - sharedPhotos.size)],
    ...(sharedPhotos.size > 0 ? [['Photos kept', `${sharedPhotos.size}, which a record with another address names too`]] : []),
    ...(isLocal ? [['Mail files deleted', String(mailFiles.length)]] : []),
    ['Checked', 'no record and no photo of the person is left'],
    ...(mentions.length > 0 ? [['Not deleted', `${mentions.length} of other people that mention the address`]] : []),
  ];
  const width = Math.max(...lines.map(([label = '']) => label.length));
  return [
    'Erasure of a person’s data',
    '',
    ...lines.map(([label = '', text = '']) => `${label.padEnd(width)}  ${text}`),
    '',
    'Outside of it:',
    ...(isLocal
      ? []
      : [
          '- The mails about these records are in the team’s mailbox: delete them there.',
          '- An address that bounced is on the suppression list of SES: delete it there.',
          `- Backups of the tables hold the records until ${addDays(swissDay(now), BACKUP_DAYS)}, ${BACKUP_DAYS} days after this.`,
        ]),
    `- Photos that were uploaded but never sent with a complaint end by themselves after ${PENDING_PHOTO_DAYS} days.`,
    '- Exports that were made before this are wherever they were put.',
  ];
}

/** Writes the report into a folder. @returns its path */
export async function writeErasureReport(folder: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, `erasure-${swissTime(new Date()).replace(' ', '-').replaceAll(':', '')}.txt`);
  try {
    await writeFile(path, `${lines.join('\n')}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    throw new OperateError(`All is deleted and printed above, but the report can't be written to ${path} (${(error as NodeJS.ErrnoException).code}).`);
  }
}
