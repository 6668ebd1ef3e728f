import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, swissDay, swissTime, timeInName } from '../../shared/desk/swiss-time.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { BACKUP_DAYS, PENDING_PHOTO_GONE_DAYS } from '../../shared/retention.ts';
import type { PersonalData } from './find-person.ts';
import { OperateError } from './operate-error.ts';
import type { Stores } from './stores.ts';

/**
 * What was erased, as lines of a report. No name, address, reference or hash of one: anyone who knows the address could compute the hash,
 * so each would still be personal data.
 */
export function erasureReport(
  { where, dataDir }: Stores,
  { records, photos, sharedPhotos, mailFiles, mentions }: PersonalData,
  now: Date,
): readonly string[] {
  const facts: readonly (readonly [string, string | number])[] = [
    ['Datum', `${swissTime(now)} in Zürich`],
    ['Speicher', where],
    ['Anfragen gelöscht', records.length],
    ...allForms.flatMap(({ id, name }) => ifAny(`  ${name}`, records.filter(({ form }) => form.id === id).length)),
    ['Fotos gelöscht', photos.size - sharedPhotos.size],
    ...ifAny('Fotos behalten', sharedPhotos.size, ', die eine andere Person auch nennt'),
    ...ifAny('Mails gelöscht', mailFiles.length),
    ['Geprüft', 'Keine Anfrage und kein Foto der Person ist mehr da'],
    ...ifAny('Nicht gelöscht', mentions.length, ' anderer Personen, die sie erwähnen'),
  ];
  const width = Math.max(...facts.map(([label]) => label.length));
  const onAws = [
    'Die Mails zu diesen Anfragen sind im Postfach des Teams: Löschen Sie sie dort.',
    'Eine Adresse, an die nicht zugestellt werden konnte, steht auf der Sperrliste von SES: Löschen Sie sie dort.',
    `Sicherungen der Tabellen enthalten die Anfragen bis am ${addDays(swissDay(now), BACKUP_DAYS)}, ${BACKUP_DAYS} Tage danach.`,
  ];
  const outside = [
    ...(dataDir === undefined ? onAws : []),
    `Fotos, die hochgeladen, aber mit keiner Reklamation gesendet wurden, enden nach höchstens ${PENDING_PHOTO_GONE_DAYS} Tagen von selbst.`,
    'Frühere Exporte liegen dort, wo sie abgelegt wurden.',
  ];
  return [
    'Löschung der Daten einer Person',
    '',
    ...facts.map(([label, fact]) => `${label.padEnd(width)}  ${fact}`),
    '',
    'Ausserhalb davon:',
    ...outside.map((line) => `- ${line}`),
  ];
}

const ifAny = (label: string, number: number, what = '') => (number > 0 ? [[label, `${number}${what}`] as const] : []);

/** Writes the report into a folder. @returns its path */
export async function writeErasureReport(folder: string, lines: readonly string[]): Promise<string> {
  const path = join(folder, `erasure-${timeInName(new Date())}.txt`);
  try {
    await writeFile(path, `${lines.join('\n')}\n`, { flag: 'wx' });
    return path;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const trouble = `Alles ist gelöscht, aber der Bericht lässt sich nicht nach ${path} schreiben (${code}):`;
    throw new OperateError([trouble, '', ...lines].join('\n'));
  }
}
