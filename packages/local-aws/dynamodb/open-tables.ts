import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openFolder } from '../machine/open-folder.ts';
import { StartError } from '../machine/start-error.ts';

// Result codes of SQLite (https://sqlite.org/rescode.html).
const BUSY = 5;
const DAMAGED = [11, 26];

/**
 * In WAL mode with `synchronous = FULL`, a commit is on the disk when it returns. Exclusive locking keeps other hosts out, and the index of the
 * WAL in memory: as a mapped file it would end the process on a full disk.
 */
const SETTINGS =
  'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON';

/** Rows, and the records of their streams that are not delivered yet. Keys, items and records are JSON as the API has it. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS rows (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, key TEXT NOT NULL,
    item TEXT NOT NULL CHECK (json_valid(item)), UNIQUE (name, key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS records (
    number INTEGER PRIMARY KEY AUTOINCREMENT, mapping TEXT NOT NULL, record TEXT NOT NULL CHECK (json_valid(record))
  ) STRICT`;

/**
 * Opens the tables of a data folder for this process alone. Damaged ones are moved aside as a whole.
 * @param say given what became of damaged tables, as a line
 * @throws StartError; Error of the file system or of SQLite, for instance about a full disk
 */
export async function openTables(dataDir: string, setting: string, say: (line: string) => void): Promise<DatabaseSync> {
  const folder = await openFolder(join(dataDir, 'tables'));
  const path = join(folder, 'tables.sqlite');
  try {
    return open(path);
  } catch (error) {
    const result = resultOf(error as object);
    if (result === undefined) throw error;
    const { message } = error as Error;
    if (result === BUSY)
      throw new StartError(
        `The data folder ${dataDir} is in use by another process: stop it, or name another folder in ${setting}.`,
      );
    if (!DAMAGED.includes(result)) throw new StartError(`${path} can't be used: ${message}`, { cause: error });
    const aside = `${folder}-damaged-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
    await rename(folder, aside);
    say(`The tables in ${folder} are damaged (${message}): they are now in ${aside}, and empty ones take their place.`);
    await openFolder(folder);
    return open(path);
  }
}

function open(path: string): DatabaseSync {
  const tables = new DatabaseSync(path);
  try {
    tables.exec(SETTINGS);
    const found = tables.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: DAMAGED[0] });
    tables.exec(SCHEMA);
    return tables;
  } catch (error) {
    tables.close();
    throw error;
  }
}

/** Without the details of an extended code. */
const resultOf = ({ errcode }: { readonly errcode?: number }) => errcode && errcode & 0xff;
