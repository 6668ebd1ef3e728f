import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, rmdir, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { counted } from './counted.ts';
import { exporters, type Format } from './export-formats.ts';
import { OperateError } from './operate-error.ts';
import { savePhotos } from './photos.ts';
import { newestFirst, type Selection } from './read-records.ts';
import type { StoredRecord } from './stored-record.ts';
import type { Stores } from './stores.ts';
import { swissDay } from './swiss-time.ts';
import type { Terminal } from './terminal.ts';

export interface ExportSettings {
  readonly format: Format;
  /** A file that doesn't exist yet; `-` for standard output. Without it, a name is made of form, day and, if that is taken, a number. */
  readonly out?: string;
  /** Save the photos too, in a folder beside the file. */
  readonly photos?: boolean;
}

/**
 * Exports the selected records, newest first, as a stream. The file appears under its name when it is complete.
 * @throws OperateError when it can't be written, or photos are missing
 */
export async function exportRecords(
  stores: Stores,
  terminal: Terminal,
  selection: Selection,
  settings: ExportSettings,
): Promise<void> {
  const { format, photos = false } = settings;
  if (photos && settings.out === '-')
    throw new OperateError('Fotos brauchen eine Datei, neben der sie gespeichert werden: Nennen Sie eine mit --out.');
  const place = settings.out === '-' ? undefined : await claimPlace(selection, settings);
  const progress = terminal.progress('Exportieren');
  const missing: string[] = [];
  let done = 0;
  try {
    const { total, records } = await newestFirst(stores, selection, { onRows: (seen) => progress.show(seen) });
    const bytes = exporters[format](watched(records, total), selection.forms);
    await (place ? pipeline(bytes, place.draft.createWriteStream()) : pipeline(bytes, terminal.bytes, { end: false }));
    if (place) await rename(place.draftPath, place.path);
  } finally {
    progress.stop();
    await place?.release();
  }
  if (place) {
    const { path, folder } = place;
    terminal.note(`${counted(done, 'Anfrage')} in ${path}${folder === undefined ? '' : `, Fotos in ${folder}`}`);
  }
  if (missing.length > 0)
    throw new OperateError(
      `Der Export ist vollständig, aber im Speicher nicht mehr vorhanden: ${counted(missing.length, 'Foto')}.`,
    );

  async function* watched(records: AsyncIterable<StoredRecord>, total: number): AsyncGenerator<StoredRecord> {
    progress.show(done, total);
    for await (const record of records) {
      if (place?.folder !== undefined) missing.push(...(await savePhotos(stores, record, place.folder)));
      yield record;
      progress.show(++done, total);
    }
  }
}

/** Name of an export's file: form and day, and from the second on a number. */
export function defaultName({ forms }: Selection, format: Format, number = 1): string {
  const [form] = forms;
  const name = `${forms.length === 1 && form ? form.id : 'submissions'}-${swissDay(new Date())}`;
  return `${name}${number === 1 ? '' : `-${number}`}.${format}`;
}

/** Where an export is written: nobody else has these names, since the draft and the folder were made for it. */
interface Place {
  readonly path: string;
  readonly draftPath: string;
  readonly draft: FileHandle;
  /** With the photos. */
  readonly folder?: string;
  /** Removes what is left of the draft, and an empty folder. */
  readonly release: () => Promise<void>;
}

/** @throws OperateError if the file that was named, its draft or its folder is there, or can't be made */
async function claimPlace(selection: Selection, { format, out, photos = false }: ExportSettings): Promise<Place> {
  for (let number = 1; ; number++) {
    const path = out ?? defaultName(selection, format, number);
    try {
      return await claim(path, photos ? `${path.replace(/\.[a-z]+$/, '')}-photos` : undefined);
    } catch (error) {
      const { code = '', path: taken = path } = error as NodeJS.ErrnoException;
      if (code !== 'EEXIST') throw new OperateError(`${path} lässt sich nicht schreiben (${code}).`);
      if (out !== undefined) throw new OperateError(`${taken} gibt es schon: Nennen Sie eine andere Datei mit --out.`);
    }
  }
}

/** @throws the error of Node's file system, EEXIST if one of the names is taken */
async function claim(path: string, folder: string | undefined): Promise<Place> {
  const draftPath = `${path}.part`;
  // Only its owner may read it.
  const draft = await open(draftPath, 'wx', 0o600);
  let ownFolder: string | undefined;
  const release = async () => {
    await draft.close();
    await rm(draftPath, { force: true });
    if (ownFolder !== undefined) await rmdir(ownFolder).catch(() => {});
  };
  try {
    if (existsSync(path)) throw Object.assign(new Error(path), { code: 'EEXIST', path });
    if (folder !== undefined) await mkdir(folder, { mode: 0o700 });
    ownFolder = folder;
    return { path, draftPath, draft, folder, release };
  } catch (error) {
    await release();
    throw error;
  }
}
