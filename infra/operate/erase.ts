import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { rm } from 'node:fs/promises';
import { erasureReport, writeErasureReport } from './erasure-report.ts';
import { findPerson, type PersonalData } from './find-person.ts';
import { findTraces } from './local-traces.ts';
import { OperateError } from './operate-error.ts';
import { findWithProgress, summary } from './person.ts';
import { deletePhoto, isPhotoThere } from './photos.ts';
import { addressOf } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissTime } from './swiss-time.ts';
import { count, type Terminal } from './terminal.ts';
import { printTable } from './text-table.ts';

interface EraseSettings {
  /** Delete without asking. */
  readonly confirm?: boolean;
  /** Folder of the erasure report. */
  readonly reportFolder: string;
}

/**
 * Deletes all that is stored about a person, after showing it: photos first, so that an interrupted run finds the rest again, then
 * rows; then checks that nothing is left, and writes a report without personal data.
 * @throws OperateError if something is left
 */
export async function erase(stores: Stores, terminal: Terminal, address: string, { confirm = false, reportFolder }: EraseSettings): Promise<void> {
  const data = await findWithProgress(stores, terminal, address);
  showPlan(terminal, data);
  if (data.records.length + data.mailFiles.length === 0) return;
  const isAgreed = confirm || (await terminal.ask?.(`Delete this from ${stores.where} for good?`));
  if (!isAgreed) return terminal.note('Nothing was deleted. With --confirm it is.');

  const progress = terminal.progress('Deleting');
  try {
    await deleteAll(stores, data, (done, total) => progress.show(done, total));
  } finally {
    progress.stop();
  }
  await checkGone(stores, address, data);
  const report = erasureReport(stores, data, new Date());
  for (const line of report) terminal.print(line);
  terminal.note(`Report: ${await writeErasureReport(reportFolder, report)}`);
}

function showPlan(terminal: Terminal, data: PersonalData): void {
  const { records, sharedPhotos } = data;
  if (records.length > 0) {
    printTable(
      terminal,
      [
        { title: 'Received', of: ({ createdAt }) => swissTime(createdAt).slice(0, 'yyyy-mm-dd hh:mm'.length) },
        { title: 'Reference', of: ({ reference }) => reference },
        { title: 'Form', of: ({ form }) => form.id },
      ],
      records,
    );
  }
  for (const line of summary(data)) terminal.note(line);
  if (sharedPhotos.size > 0) terminal.note(`${count(sharedPhotos.size, 'photo')} stay: a record with another address names them too.`);
}

async function deleteAll(stores: Stores, { records, photos, sharedPhotos, mailFiles }: PersonalData, onDone: (done: number, total: number) => void): Promise<void> {
  const { dynamodb, tableOf } = stores;
  const steps = [
    ...photos.filter((key) => !sharedPhotos.has(key)).map((key) => () => deletePhoto(stores, key)),
    ...mailFiles.map((file) => () => rm(file, { force: true })),
    ...records.map(({ form, id }) => () => dynamodb.send(new DeleteItemCommand({ TableName: tableOf(form), Key: { id: { S: id } } }))),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    onDone(index + 1, steps.length);
  }
}

async function checkGone(stores: Stores, address: string, { records, photos, sharedPhotos }: PersonalData): Promise<void> {
  const left = await findPerson(stores, address);
  if (left.records.length > 0) throw new OperateError(`${count(left.records.length, 'record')} came in meanwhile: run it again.`);
  for (const key of photos) {
    if (!sharedPhotos.has(key) && (await isPhotoThere(stores, key))) throw new OperateError('A photo is still there: run it again.');
  }
  // If other people mention the address in their requests, the files rightly contain it.
  if (left.mentions.length > 0) return;
  const traces = await findTraces(stores, [address, ...records.flatMap((record) => addressOf(record) ?? [])]);
  if (traces.length > 0) throw new OperateError(`All is deleted, but the address is still in ${traces.join(', ')}.`);
}
