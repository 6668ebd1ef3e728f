import { appendFile } from 'node:fs/promises';
import type { TableSpec } from '../template/read-template.ts';
import { digestOf, keyOf, nameOf, readList, tableOf, type Item, type Listed } from './row-lines.ts';
import type { TableStore } from './table-store.ts';

export interface ListSettings {
  /** The list itself. */
  readonly path: string;
  /** Gets the keys of rows that are lost. */
  readonly lossPath: string;
  /** Why a row would be lost, naming a file. */
  readonly cause: string;
  readonly tables: readonly TableSpec[];
  readonly say: (line: string) => void;
}

/** Says how the tables differ from the list. @returns the rows that are there now */
export async function compareRows(
  store: TableStore,
  { path, lossPath, cause, tables, say }: ListSettings,
): Promise<Listed> {
  const { listed, unreadable } = await readList(path);
  if (unreadable > 0) say(`The list of rows ${path} is damaged: ${unreadable} of its lines can't be read.`);
  const found: Listed = new Map();
  const note = async (rows: readonly string[], what: string) => {
    if (rows.length === 0) return;
    say(`${what}: ${cause}. Their keys: ${lossPath}`);
    const now = new Date().toISOString();
    await appendFile(lossPath, rows.map((row) => `${now} ${row}\n`).join(''), { mode: 0o600 });
  };
  for (const spec of tables) {
    const before = new Map([...listed].filter(([name, digest]) => digest !== undefined && tableOf(name) === spec.name));
    const rows = `of ${before.size} rows of ${spec.name}`;
    let added = 0;
    const altered: string[] = [];
    for await (const [name, digest] of rowsOf(store, spec)) {
      if (!before.has(name)) added++;
      else if (before.get(name) !== digest) altered.push(name);
      before.delete(name);
      found.set(name, digest);
    }
    await note([...before.keys()], `${before.size} ${rows} are lost`);
    await note(altered, `${altered.length} ${rows} are altered`);
    if (added > 0) say(`Rows of ${spec.name} that were not on the list of rows ${path}, and are now: ${added}.`);
  }
  return found;
}

async function* rowsOf(store: TableStore, { name: TableName, keySchema }: TableSpec) {
  for (let ExclusiveStartKey: Item | undefined, isFirst = true; isFirst || ExclusiveStartKey; isFirst = false) {
    const { status, body } = await store.call('Scan', { TableName, ConsistentRead: true, ExclusiveStartKey });
    if (status !== 200) throw new Error(`${TableName} can't be read`);
    const page = JSON.parse(body.toString('utf8')) as { Items: readonly Item[]; LastEvaluatedKey?: Item };
    for (const item of page.Items)
      yield [nameOf({ table: TableName, key: keyOf(item, keySchema) }), digestOf(item)] as const;
    ExclusiveStartKey = page.LastEvaluatedKey;
  }
}
