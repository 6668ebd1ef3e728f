import { rm } from 'node:fs/promises';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { counted } from '../../shared/language.ts';
import { erasureReport, writeErasureReport } from './erasure-report.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { factColumns } from './list.ts';
import { OperateError } from './operate-error.ts';
import { summary } from './person.ts';
import { deletePhoto, isPhotoThere } from './photos.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { printTable } from './text-table.ts';

export interface EraseSettings {
  /** Delete without asking. */
  readonly confirm?: boolean;
  /** Folder of the erasure report. */
  readonly report: string;
}

/**
 * Deletes all that is stored about a person, after showing it and asking: `npm run submissions -- erase <address, telephone number or name>`.
 * @throws OperateError if something is left
 */
export async function erase(
  stores: Stores,
  terminal: Terminal,
  whom: string,
  { confirm = false, report: folder }: EraseSettings,
): Promise<void> {
  const data = await terminal.during('Suchen', () => findPerson(stores, whom));
  if (data.records.length > 0) printTable(terminal, factColumns, data.records);
  for (const line of planOf(data)) terminal.note(line);
  if (data.records.length + data.mailFiles.length === 0) return;
  if (confirm && data.kind === 'name')
    return terminal.note(
      'Einen Namen können mehrere tragen: Prüfen Sie die Anfragen, und bestätigen Sie die Frage am Terminal.',
    );
  if (!confirm && !(await terminal.ask?.(`Endgültig löschen aus: ${stores.where}?`)))
    return terminal.note('Nichts wurde gelöscht. Mit --confirm geschieht es.');

  const { path, report } = await terminal.during('Löschen', () => eraseFound(stores, whom, data, folder));
  for (const line of report) terminal.print(line);
  terminal.note(`Bericht: ${path}`);
}

/** What would be deleted, in words, and what would stay. */
export function planOf(data: PersonalData): readonly string[] {
  const kept = data.sharedPhotos.size;
  const stays = `Behalten: ${counted(kept, 'Foto', 'Fotos')}, weil die Anfrage einer anderen Person darauf verweist.`;
  return [...summary(data), ...(kept > 0 ? [stays] : [])];
}

/**
 * Deletes what was found about a person: photos first, so that an interrupted run finds the rest again, then rows; then checks that
 * nothing is left, and writes a report without personal data.
 * @throws OperateError if something is left
 */
export async function eraseFound(
  stores: Stores,
  whom: string,
  data: PersonalData,
  reportFolder: string,
): Promise<{ readonly path: string; readonly report: readonly string[] }> {
  const photos = data.photos.difference(data.sharedPhotos);
  for (const key of photos) await deletePhoto(stores, key);
  for (const file of data.mailFiles) await rm(file, { force: true });
  for (const { form, id } of data.records)
    await stores.dynamodb.send(new DeleteItemCommand({ TableName: stores.tableOf(form), Key: { id: { S: id } } }));

  const left = await findPerson(stores, whom);
  if (left.records.length > 0)
    throw new OperateError(
      `Inzwischen eingegangen: ${counted(left.records.length, 'Anfrage', 'Anfragen')}. Führen Sie den Befehl nochmals aus.`,
    );
  for (const key of photos)
    if (await isPhotoThere(stores, key))
      throw new OperateError('Ein Foto ist noch da: Führen Sie den Befehl nochmals aus.');
  const report = erasureReport(stores, data, new Date());
  return { path: await writeErasureReport(reportFolder, report), report };
}
