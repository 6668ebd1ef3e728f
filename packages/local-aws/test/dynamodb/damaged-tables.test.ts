import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTables } from '../../dynamodb/open-tables.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const TableName = 'contact_forms';
const table = {
  name: TableName,
  keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
};
const ROWS = 20;
const rowOf = (id: number) => ({ id: { S: `row ${id}` }, message: { S: `Waschbeton ${id} `.repeat(20) } });

async function open(dataDir: string) {
  const lines: string[] = [];
  const store = await openTables(dataDir, [table], (line) => void lines.push(line));
  const put = async (id: number) => (await store.call('PutItem', { TableName, Item: rowOf(id) })).status;
  const rows = async () => {
    const { body } = await store.call('Scan', { TableName, ConsistentRead: true });
    return (JSON.parse(body.toString()) as { Items: ReturnType<typeof rowOf>[] }).Items;
  };
  return { ...store, lines, put, rows };
}

/** Twice as many rows: the first in a file of LevelDB's, the others in its log. */
let sound: string;
beforeAll(async () => {
  sound = await mkdtemp(join(tmpdir(), 'website-test-'));
  for (const start of [0, ROWS]) {
    const store = await open(sound);
    for (let id = start; id < start + ROWS; id++) await store.put(id);
    await store.stop();
  }
  return () => rm(sound, { recursive: true });
});

async function damaged(pattern: RegExp, damage: (path: string) => Promise<unknown>) {
  const dataDir = await temporaryFolder();
  await cp(sound, dataDir, { recursive: true });
  const tables = join(dataDir, 'tables');
  const names = (await readdir(tables)).filter((name) => pattern.test(name));
  expect(names).toHaveLength(1);
  for (const name of names) await damage(join(tables, name));
  return dataDir;
}

const LOG = /^\d+\.log$/u;
const FILE = /\.ldb$/u;
const MANIFEST = /^MANIFEST/u;
const CURRENT = /^CURRENT$/u;

const cut = async (path: string) => truncate(path, Math.floor((await readFile(path)).length / 2));
const empty = (path: string) => truncate(path, 0);
const remove = (path: string) => rm(path);
const replace = async (path: string) => {
  await rm(path);
  await mkdir(path);
};
/** @param where the text that begins at the byte, or its position as a share of the file's length */
const flipAt = (where: string | number) => async (path: string) => {
  const bytes = await readFile(path);
  const index = typeof where === 'string' ? bytes.indexOf(where) : Math.floor(bytes.length * where);
  expect(index).toBeGreaterThanOrEqual(0);
  bytes.writeUInt8(bytes.readUInt8(index) ^ 0xff, index);
  await writeFile(path, bytes);
};

const damages = [
  ['the log is cut', LOG, cut],
  ['the log is empty', LOG, empty],
  ['the log is missing', LOG, remove],
  ['the log is a folder', LOG, replace],
  ['a byte of the log is another', LOG, flipAt(0.5)],
  ['CURRENT is missing', CURRENT, remove],
  ['CURRENT is empty', CURRENT, empty],
  ['the manifest is missing', MANIFEST, remove],
  ['the manifest is cut', MANIFEST, cut],
  ['a byte of the manifest is another', MANIFEST, flipAt(0.5)],
  ['a file is missing', FILE, remove],
  ['a file is cut', FILE, cut],
  ['a byte of a file is another, so that it can’t be decompressed', FILE, flipAt(0)],
  ['a byte of a file is another, so that keys are', FILE, flipAt('item-')],
  ['a byte of a file is another, so that ids are', FILE, flipAt('row ')],
  ['a byte of a file is another, so that texts are', FILE, flipAt('Waschbeton')],
  ['a byte of a file is another, so that a table’s keys are', FILE, flipAt('HASH')],
] as const;
/** One of each kind of file; the others thoroughly. */
const SAMPLE: readonly string[] = ['the log is cut', 'CURRENT is missing', 'a file is cut'];

describe.each(damages)('when %s', (name, pattern, damage) => {
  it('tables open, and the lines say what is lost', { tags: SAMPLE.includes(name) ? [] : ['thorough'] }, async () => {
    const dataDir = await damaged(pattern, damage);
    const { lines, rows, put, stop } = await open(dataDir);
    const left = await rows();
    const whole = Array.from({ length: 2 * ROWS }, (_row, id) => rowOf(id));
    const known = left.filter(({ id }) => whole.some((row) => row.id.S === id.S));
    const altered = known.filter((row) => !whole.some((other) => isDeepStrictEqual(other, row)));
    const said = lines.join('\n');
    const count = (line: string) => Number(new RegExp(line, 'mu').exec(said)?.[1] ?? 0);
    expect([
      count(`^(\\d+) of ${whole.length} rows of ${TableName} are lost`),
      count(`^(\\d+) of ${whole.length} rows of ${TableName} are altered`),
      count(`^Rows of ${TableName} that were not on the list .+: (\\d+)\\.$`),
    ]).toEqual([whole.length - known.length, altered.length, left.length - known.length]);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain(dataDir);
    expect(await put(2 * ROWS)).toBe(200);
    await stop();
    // It is said once; the keys stay in a file.
    const again = await open(dataDir);
    expect([again.lines, (await again.rows()).length]).toEqual([[], left.length + 1]);
    await again.stop();
    const keys = await readFile(join(dataDir, 'rows-lost.txt'), 'utf8').catch(() => '');
    expect(keys.split('\n')).toHaveLength(whole.length - known.length + altered.length + 1);
  });
});

it('a list of rows that is cut is completed, and said', async () => {
  const dataDir = await temporaryFolder();
  await cp(sound, dataDir, { recursive: true });
  const list = join(dataDir, 'rows.list');
  await cut(list);
  const { lines, stop } = await open(dataDir);
  expect(lines).toEqual([`Rows of ${TableName} that were not on the list of rows ${list}, and are now: ${ROWS}.`]);
  await stop();
});

it('a row that is deleted is not lost', async () => {
  const dataDir = await temporaryFolder();
  await cp(sound, dataDir, { recursive: true });
  const { call, stop } = await open(dataDir);
  expect((await call('DeleteItem', { TableName, Key: { id: { S: 'row 3' } } })).status).toBe(200);
  await stop();
  const again = await open(dataDir);
  expect([again.lines, (await again.rows()).length]).toEqual([[], 2 * ROWS - 1]);
  await again.stop();
});

it('a row that is changed is neither lost nor altered, and those of a deleted table are not lost', async () => {
  const dataDir = await temporaryFolder();
  await cp(sound, dataDir, { recursive: true });
  const { call, stop } = await open(dataDir);
  const change = { UpdateExpression: 'SET message = :m', ExpressionAttributeValues: { ':m': { S: 'Terrazzo' } } };
  const update = { TableName, Key: { id: { S: 'row 3' } }, ...change };
  expect((await call('UpdateItem', update)).status).toBe(200);
  await stop();
  const second = await open(dataDir);
  expect([second.lines, (await second.rows()).length]).toEqual([[], 2 * ROWS]);
  expect((await second.call('DeleteTable', { TableName })).status).toBe(200);
  await second.stop();
  const third = await open(dataDir);
  expect([third.lines, await third.rows()]).toEqual([[], []]);
  await third.stop();
});
