import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { allForms } from '../../shared/forms/all-forms.ts';
import { counted } from '../../shared/language.ts';
import { exporters } from './export-formats.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { OperateError } from './operate-error.ts';
import { savePhotos } from './photos.ts';
import { printRecords, recordLines } from './record-text.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';

/**
 * Prints all that is stored about a person, as the right of access asks (Swiss data protection act, article 25).
 * @param whom address, telephone number or name
 * @param out folder to make, into which the same is saved
 */
export async function person(stores: Stores, terminal: Terminal, whom: string, out?: string): Promise<void> {
  const data = await terminal.during('Suchen', () => findPerson(stores, whom));
  printRecords(terminal, data.records);
  for (const line of summary(data)) terminal.note(line);
  if (out === undefined || data.records.length + data.mailFiles.length === 0) return;
  await savePerson(stores, data, out);
  terminal.note(`Gespeichert in ${out}`);
}

/**
 * Saves what was found about a person, with photos and mail.
 * @param out folder to make
 * @throws OperateError when photos are missing
 */
export async function savePerson(stores: Stores, data: PersonalData, out: string): Promise<void> {
  await mkdir(out, { mode: 0o700 });
  const write = (name: string, content: Parameters<typeof writeFile>[1]) =>
    writeFile(join(out, name), content, { mode: 0o600 });
  await write('records.txt', `${data.records.map((record) => recordLines(record).join('\n')).join('\n\n')}\n`);
  await write('records.json', exporters.json(Readable.from(data.records), allForms));
  const missing: string[] = [];
  for (const record of data.records) missing.push(...(await savePhotos(stores, record, join(out, 'photos'))));
  for (const file of data.mailFiles) await copyFile(file, join(out, basename(file)));
  if (missing.length > 0)
    throw new OperateError(
      `Alles ist gespeichert; im Speicher nicht mehr vorhanden: ${counted(missing.length, 'Foto', 'Fotos')}.`,
    );
}

/** The person's own records, and those of others that mention them. */
export function summary({ records, photos, mailFiles, mentions }: PersonalData): readonly string[] {
  if (records.length + mailFiles.length + mentions.length === 0) return ['Zu dieser Person ist nichts gespeichert.'];
  const mails = mailFiles.length > 0 ? [`${counted(mailFiles.length, 'Mail', 'Mails')} auf diesem Rechner`] : [];
  return [
    [counted(records.length, 'Anfrage', 'Anfragen'), counted(photos.size, 'Foto', 'Fotos'), ...mails].join(', '),
    ...(mentions.length > 0 ? [`Andere erwähnen sie in ihrem Text: ${mentions.join(', ')}`] : []),
  ];
}
