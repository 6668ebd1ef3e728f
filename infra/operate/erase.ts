import { rm } from 'node:fs/promises';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { counted } from './counted.ts';
import { erasureReport, writeErasureReport } from './erasure-report.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { factColumns } from './list.ts';
import { OperateError } from './operate-error.ts';
import { findWithProgress, summary } from './person.ts';
import { deletePhoto, isPhotoThere } from './photos.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { printTable } from './text-table.ts';

interface EraseSettings {
  /** Delete without asking. */
  readonly confirm?: boolean;
  /** Folder of the erasure report. */
  readonly reportFolder: string;
}

/**
 * Deletes all that is stored about a person, after showing it and asking.
 * @returns path of the report; undefined if nothing was deleted
 * @throws OperateError if something is left
 */
export async function erase(
  stores: Stores,
  terminal: Terminal,
  address: string,
  { confirm = false, reportFolder }: EraseSettings,
): Promise<string | undefined> {
  const data = await findWithProgress(stores, terminal, address);
  if (data.records.length > 0) printTable(terminal, factColumns, data.records);
  for (const line of planOf(data)) terminal.note(line);
  if (data.records.length + data.mailFiles.length === 0) return undefined;
  const isAgreed = confirm || (await terminal.ask?.(`Endgültig löschen aus: ${stores.where}?`));
  if (!isAgreed) {
    terminal.note('Nichts wurde gelöscht. Mit --confirm geschieht es.');
    return undefined;
  }

  const progress = terminal.progress('Löschen');
  const { path, report } = await eraseFound(stores, address, data, reportFolder, progress.show).finally(progress.stop);
  for (const line of report) terminal.print(line);
  terminal.note(`Bericht: ${path}`);
  return path;
}

/**
 * Deletes what was found about a person: photos first, so that an interrupted run finds the rest again, then rows; then checks that
 * nothing is left, and writes a report without personal data.
 * @throws OperateError if something is left
 */
export async function eraseFound(
  stores: Stores,
  address: string,
  data: PersonalData,
  reportFolder: string,
  onDone: (done: number, total: number) => void = () => {},
): Promise<{ readonly path: string; readonly report: readonly string[] }> {
  await deleteAll(stores, data, onDone);
  await checkGone(stores, address, data);
  const report = erasureReport(stores, data, new Date());
  return { path: await writeErasureReport(reportFolder, report), report };
}

/** What would be deleted, in words, and what would stay. */
export function planOf(data: PersonalData): readonly string[] {
  const kept = data.sharedPhotos.size;
  const stays = `Behalten: ${counted(kept, 'Foto')}, weil eine Anfrage mit einer anderen Adresse darauf verweist.`;
  return [...summary(data), ...(kept > 0 ? [stays] : [])];
}

async function deleteAll(
  stores: Stores,
  { records, photos, sharedPhotos, mailFiles }: PersonalData,
  onDone: (done: number, total: number) => void,
): Promise<void> {
  const { dynamodb, tableOf } = stores;
  const steps = [
    ...photos.filter((key) => !sharedPhotos.has(key)).map((key) => () => deletePhoto(stores, key)),
    ...mailFiles.map((file) => () => rm(file, { force: true })),
    ...records.map(
      ({ form, id }) =>
        () =>
          dynamodb.send(new DeleteItemCommand({ TableName: tableOf(form), Key: { id: { S: id } } })),
    ),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onDone(index + 1, steps.length);
  }
}

async function checkGone(stores: Stores, address: string, { photos, sharedPhotos }: PersonalData): Promise<void> {
  const left = await findPerson(stores, address);
  if (left.records.length > 0)
    throw new OperateError(
      `Inzwischen eingegangen: ${counted(left.records.length, 'Anfrage')}. Führen Sie den Befehl nochmals aus.`,
    );
  for (const key of photos) {
    if (!sharedPhotos.has(key) && (await isPhotoThere(stores, key)))
      throw new OperateError('Ein Foto ist noch da: Führen Sie den Befehl nochmals aus.');
  }
}
