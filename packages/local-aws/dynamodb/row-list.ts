import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../iam/signed-json.ts';
import { publishSynced } from '../machine/synced-files.ts';
import type { TableSpec } from '../template/read-template.ts';
import { compareRows, type ListSettings } from './compare-rows.ts';
import { digestOf, keyOf, lineOf, nameOf, readList, tableOf, type Item, type Row } from './row-lines.ts';
import type { TableStore } from './table-store.ts';

const RETRY_MS = 20;

/**
 * Tables whose rows are listed beside them by key and digest, since LevelDB drops the end of a damaged log without a word: at the start the
 * tables are compared with the list. A write is answered when it is certain and listed, and fails otherwise. The list contains nothing
 * of the rows' content; a deleted row is gone from it after the next start.
 */
export async function listRows(store: TableStore, settings: ListSettings): Promise<TableStore> {
  const { path, tables } = settings;
  await publishSynced(path, Array.from(await compareRows(store, settings), lineOf).join(''));
  const file = await open(path, 'a', 0o600);
  let { size } = await file.stat();
  let last: Promise<unknown> = Promise.resolve();
  /** Rows that may be stored, of calls that failed. */
  const uncertain = new Set<string>();

  return {
    ...store,
    async call(operation, body) {
      if (operation === 'BatchWriteItem')
        throw new ServiceError('UnknownOperationException', 400, 'On this machine rows are written one by one');
      if (operation === 'DeleteTable') return deleteTable(body);
      const row = writtenRow(operation, body, tables);
      if (!row) return store.call(operation, body);
      const name = nameOf(row);
      try {
        const answer = await store.call(operation, body);
        if (answer.status === 200 && operation !== 'UpdateItem') await list(name, () => row.item);
        else if (answer.status === 200 || uncertain.has(name)) await list(name, () => readBack(row));
        uncertain.delete(name);
        return answer;
      } catch (error) {
        uncertain.add(name);
        throw error;
      }
    },
    async stop() {
      await last.catch(() => {});
      await file.close();
      await store.stop();
    },
  };

  /** @param itemOf gives nothing if it was deleted */
  async function list(name: string, itemOf: () => Item | undefined | Promise<Item | undefined>): Promise<void> {
    await store.confirm();
    await append(async () => {
      const item = await itemOf();
      return lineOf([name, item && digestOf(item)]);
    });
  }

  /** Its rows are deleted, not lost. */
  async function deleteTable(body: Buffer | object) {
    const { TableName } = parse(body);
    const answer = await store.call('DeleteTable', body);
    if (answer.status === 200) {
      // A table that is being deleted when the host ends would stay so for ever.
      while ((await store.call('DescribeTable', { TableName })).status === 200) await sleep(RETRY_MS);
      const { listed } = await readList(path);
      const names = [...listed.keys()].filter((name) => tableOf(name) === TableName);
      await append(async () => names.map((name) => lineOf([name, undefined])).join(''));
    }
    return answer;
  }

  /** One after the other, so that the last line of a row is its last state. */
  async function append(linesOf: () => Promise<string>): Promise<void> {
    const write = async () => {
      const lines = await linesOf();
      try {
        await file.appendFile(lines);
      } catch (error) {
        // Half a line would spoil the next one.
        await file.truncate(size);
        throw error;
      }
      size += Buffer.byteLength(lines);
    };
    await (last = last.then(write, write));
  }

  async function readBack({ table, key }: Row): Promise<Item | undefined> {
    const { status, body } = await store.call('GetItem', { TableName: table, Key: key, ConsistentRead: true });
    if (status !== 200) throw new Error(`A row of ${table} can't be read back`);
    return (JSON.parse(body.toString('utf8')) as { readonly Item?: Item }).Item;
  }
}

/** The row that a call writes, if it does and has a key; without an item, it deletes it. */
function writtenRow(operation: string, body: Buffer | object, tables: readonly TableSpec[]) {
  if (!['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation)) return undefined;
  const { TableName, Item: item, Key } = parse(body);
  const spec = tables.find(({ name }) => name === TableName);
  const source = operation === 'PutItem' ? item : Key;
  return spec && source && { table: spec.name, key: keyOf(source, spec.keySchema), item };
}

const parse = (body: Buffer | object) => (Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : body) as Write;

interface Write {
  readonly TableName?: string;
  readonly Item?: Item;
  readonly Key?: Item;
}
