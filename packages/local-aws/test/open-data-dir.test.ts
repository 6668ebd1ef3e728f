import { chmod, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStreams } from '../dynamodb/streams.ts';
import { createTableStore } from '../dynamodb/table-store.ts';
import { StartError } from '../machine/start-error.ts';
import { openDataDir } from '../open-data-dir.ts';
import { startStores } from '../start-stores.ts';
import { ENVIRONMENT } from './environment.ts';
import { temporaryFolder } from './temporary-folder.ts';

const TableName = 'contact_forms';
const keySchema = [{ AttributeName: 'id', KeyType: 'HASH' }];
const specs = [{ name: TableName, keySchema, attributes: [] }];
const mapping = { id: 'MailSubmission', functionId: 'Mailer', table: TableName, retries: 2 };
const rowOf = (id: number) => ({ id: { S: `row ${id}` }, message: { S: `Waschbeton ${id} `.repeat(200) } });

async function open(dataDir: string) {
  const lines: string[] = [];
  const database = await openDataDir(dataDir, 'DATA_DIR', (line) => void lines.push(line));
  const streams = openStreams(database, [mapping], ENVIRONMENT);
  const call = createTableStore(database, specs, streams);
  const rows = () => (call('Scan', { TableName }) as { Items: ReturnType<typeof rowOf>[] }).Items;
  const put = (id: number) => call('PutItem', { TableName, Item: rowOf(id) });
  return { lines, streams, rows, put, stop: () => database.close() };
}

const cut = async (path: string) => truncate(path, Math.floor((await stat(path)).size / 2));
const overwrite = async (path: string) => {
  const bytes = await readFile(path);
  await writeFile(path, bytes.fill('x', 0, 200));
};
const breakRow = async (path: string) => {
  const bytes = await readFile(path);
  bytes.write('}', bytes.indexOf('{"id":{"S":"row 1"},"message"'));
  await writeFile(path, bytes);
};

it.each([
  ['cut', cut],
  ['of another kind', overwrite],
  ['with a row that is no JSON', breakRow],
])('a file of the tables that is %s: the tables are moved aside whole, and the start goes on', async (_, damage) => {
  const dataDir = await temporaryFolder();
  const sound = await open(dataDir);
  for (let id = 0; id < 20; id++) sound.put(id);
  sound.stop();
  await damage(join(dataDir, 'tables', 'tables.sqlite'));
  const { lines, rows, put, stop } = await open(dataDir);
  const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('tables-damaged-'));
  expect(lines).toEqual([expect.stringContaining(join(dataDir, aside))]);
  expect(await readdir(join(dataDir, aside))).toContain('tables.sqlite');
  expect(rows()).toEqual([]);
  put(1);
  stop();
  const again = await open(dataDir);
  expect([again.lines, again.rows()]).toEqual([[], [rowOf(1)]]);
  again.stop();
});

it('a data folder is for one host', async () => {
  const dataDir = await temporaryFolder();
  const settings = { dataDir, settingNames: { dataDir: 'DATA_DIR' } };
  const { stop } = await startStores({ environment: ENVIRONMENT }, settings);
  const second = await startStores({ environment: ENVIRONMENT }, settings).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(StartError);
  expect((second as StartError).message).toMatch(/is in use by another process: .+ DATA_DIR\.$/u);
  await stop();
});

it.skipIf(process.platform === 'win32')(
  'a data folder is for its owner only, though it was open to all before',
  async () => {
    const dataDir = await temporaryFolder();
    await chmod(dataDir, 0o755);
    (await openDataDir(dataDir)).close();
    expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('700');
  },
);
