import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { timeInName } from '../../shared/desk/swiss-time.ts';
import type { StoredRecord } from '../../shared/forms/stored-record.ts';
import { counted } from '../../shared/language.ts';
import { exporters, type ExportFormat } from './export-formats.ts';
import { OperateError } from './operate-error.ts';
import { savePhotos } from './photos.ts';
import { formsOf, newestFirst, type Selection } from './read-records.ts';
import type { Stores } from './stores.ts';
import type { Terminal } from './terminal.ts';

export interface ExportSettings {
  readonly format: ExportFormat;
  /** A file that doesn't exist yet; `-` for standard output. Without it, a name is made of form and time. */
  readonly out?: string;
  /** Save the photos too, in a folder beside the file. */
  readonly photos?: boolean;
}

/**
 * Exports the selected records, newest first, as a stream.
 * @throws OperateError when the file is there, or photos are missing
 */
export async function exportRecords(
  stores: Stores,
  terminal: Terminal,
  selection: Selection,
  { format, out, photos = false }: ExportSettings,
): Promise<void> {
  if (photos && out === '-')
    throw new OperateError('Fotos brauchen eine Datei, neben der sie gespeichert werden: Nennen Sie eine mit --out.');
  const path = out ?? defaultName(selection, format);
  const folder = photos ? `${path.replace(/\.[a-z]+$/, '')}-photos` : undefined;
  const missing: string[] = [];
  let done = 0;
  const read = async () => {
    const { records } = await newestFirst(stores, selection);
    return exporters[format](withPhotos(records), formsOf(selection));
  };
  await terminal.during('Exportieren', async () =>
    out === '-' ? pipeline(await read(), terminal.bytes, { end: false }) : writeWhole(path, folder, read),
  );
  if (out !== '-')
    terminal.note(
      `${counted(done, 'Anfrage', 'Anfragen')} in ${path}${folder === undefined ? '' : `, Fotos in ${folder}`}`,
    );
  if (missing.length > 0)
    throw new OperateError(
      `Der Export ist vollständig, aber im Speicher nicht mehr vorhanden: ${counted(missing.length, 'Foto', 'Fotos')}.`,
    );

  async function* withPhotos(records: AsyncIterable<StoredRecord>): AsyncGenerator<StoredRecord> {
    for await (const record of records) {
      if (folder !== undefined) missing.push(...(await savePhotos(stores, record, folder)));
      yield record;
      done++;
    }
  }
}

/** Name of an export's file: form and time. */
export const defaultName = ({ form = 'submissions' }: Selection, format: ExportFormat): string =>
  `${form}-${timeInName(new Date())}.${format}`;

/**
 * Writes a file that appears under its name when it is complete, for its owner only.
 * @throws OperateError if the file or the folder beside it is there
 */
async function writeWhole(path: string, folder: string | undefined, read: () => Promise<Readable>): Promise<void> {
  const draftPath = `${path}.part`;
  const draft = await open(draftPath, 'wx', 0o600);
  try {
    for (const name of [path, folder])
      if (name !== undefined && existsSync(name))
        throw new OperateError(`${name} gibt es schon: Nennen Sie eine andere Datei mit --out.`);
    await pipeline(await read(), draft.createWriteStream());
    await rename(draftPath, path);
  } finally {
    await draft.close();
    await rm(draftPath, { force: true });
  }
}
