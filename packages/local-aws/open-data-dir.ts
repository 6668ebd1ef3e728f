import { access, chmod, constants, mkdir } from 'node:fs/promises';
import type { DatabaseSync } from 'node:sqlite';
import { openTables } from './dynamodb/open-tables.ts';
import type { Closing } from './http/listen.ts';
import { codeOf, StartError } from './machine/start-error.ts';
import { startErrorOf } from './machine/start-failure.ts';

/**
 * Makes the data folder, if need be, and opens its tables, which keeps other hosts out of it. Only its owner can read it, also if it existed
 * before with another mode.
 * @param setting what the user calls it
 * @param say given what became of damaged tables, as a line
 * @param opened gets what closes the tables
 * @throws StartError; Error of the file system or of SQLite, for instance about a full disk
 */
export async function openDataDir(
  dataDir: string,
  setting = 'dataDir',
  say: (line: string) => void = () => {},
  opened: Closing[] = [],
): Promise<DatabaseSync> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (process.platform !== 'win32') await chmod(dataDir, 0o700);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const known = startErrorOf(error, dataDir);
    if (known instanceof StartError) throw known;
    throw new StartError(
      `The data folder ${dataDir} can't be written (${codeOf(error)}): name another one in ${setting}.`,
    );
  }
  const tables = await openTables(dataDir, setting, say);
  opened.push(() => tables.close());
  return tables;
}
