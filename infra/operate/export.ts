import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { exporters, type Format } from './export-formats.ts';
import { OperateError } from './operate-error.ts';
import { savePhotos } from './photos.ts';
import { newestFirst, type Selection } from './read-records.ts';
import type { StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissDay } from './swiss-time.ts';
import { count, type Terminal } from './terminal.ts';

export interface ExportSettings {
  readonly format: Format;
  /** A file that doesn't exist yet; `-` for standard output. Without it, a name is made of form and day. */
  readonly out?: string;
  /** Save the photos too, in a folder beside the file. */
  readonly photos?: boolean;
}

/**
 * Exports the selected records, newest first, as a stream. The file appears under its name when it is complete.
 * @throws OperateError when it can't be written, or photos are missing
 */
export async function exportRecords(stores: Stores, terminal: Terminal, selection: Selection, settings: ExportSettings): Promise<void> {
  const { format, photos = false } = settings;
  const out = settings.out ?? defaultName(selection, format);
  const folder = photosFolder(out);
  if (photos && out === '-') throw new OperateError('Photos need a file beside which they are saved: name one with --out.');
  for (const path of [...(out === '-' ? [] : [out]), ...(photos ? [folder] : [])]) await refuseExisting(path);

  const progress = terminal.progress('Exporting');
  const missing: string[] = [];
  let done = 0;
  try {
    const { total, records } = await newestFirst(stores, selection, { onRows: (seen) => progress.show(seen) });
    const bytes = exporters[format](watched(records, total), selection.forms);
    if (out === '-') await pipeline(bytes, terminal.bytes, { end: false });
    else await writeWhole(out, bytes);
  } finally {
    progress.stop();
  }
  if (out !== '-') terminal.note(`${count(done, 'record')} in ${out}${photos ? `, photos in ${folder}` : ''}`);
  if (missing.length > 0) throw new OperateError(`The export is complete, but ${count(missing.length, 'photo')} could not be found in the bucket.`);

  async function* watched(records: AsyncIterable<StoredRecord>, total: number): AsyncGenerator<StoredRecord> {
    progress.show(done, total);
    for await (const record of records) {
      if (photos) missing.push(...(await savePhotos(stores, record, folder)));
      yield record;
      progress.show(++done, total);
    }
  }
}

function defaultName({ forms }: Selection, format: Format): string {
  const [form] = forms;
  return `${forms.length === 1 && form ? form.id : 'submissions'}-${swissDay(new Date())}.${format}`;
}

const photosFolder = (out: string) => `${out.replace(/\.[a-z]+$/, '')}-photos`;

async function refuseExisting(path: string): Promise<void> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) throw new OperateError(`${path} exists already: name another file with --out.`);
}

/** Only its owner may read the file, and an incomplete file never has its final name. */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const draft = `${path}.part`;
  try {
    await pipeline(bytes, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    await rename(draft, path);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === 'open') throw new OperateError(`${path} can't be written (${code}).`);
    await rm(draft, { force: true });
    throw error;
  }
}
