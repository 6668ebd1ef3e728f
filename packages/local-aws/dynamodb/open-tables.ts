import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../machine/start-error.ts';
import { startErrorOf } from '../machine/start-failure.ts';
import type { TableSpec } from '../template/read-template.ts';
import { listRows } from './row-list.ts';
import { startTableStore, type TableStore } from './table-store.ts';

/**
 * The tables of a data folder, with the list of their rows.
 * @param say given each damage and each loss that is found, as a line
 * @throws StartError
 */
export async function openTables(
  dataDir: string,
  tables: readonly TableSpec[],
  say: (line: string) => void,
): Promise<TableStore> {
  const folder = join(dataDir, 'tables');
  // Opening the tables replaces their log.
  const names = await readdir(folder).catch(() => []);
  const logs = names.filter((name) => /^\d+\.log$/.test(name)).map((name) => join(folder, name));
  let cause = `${logs.join(' or ') || `the log in ${folder}`} was cut or is missing, or another file there is damaged`;
  const store = await startTableStore(folder, tables, (line) => {
    cause = `files in ${folder} were damaged`;
    say(line);
  });
  try {
    const [path, lossPath] = [join(dataDir, 'rows.list'), join(dataDir, 'rows-lost.txt')];
    return await listRows(store, { path, lossPath, cause, tables, say });
  } catch (error) {
    await store.stop();
    const known = startErrorOf(error, dataDir);
    if (known instanceof StartError) throw known;
    throw new StartError(
      `The rows in ${folder} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
