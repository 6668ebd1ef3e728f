/**
 * Rows and undelivered records of a data folder from before December 2026, whose tables were a LevelDB. It goes, with `classic-level`, when no such
 * folder is left.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { DynamoDBRecord } from 'aws-lambda';
import { keyOf, type Item, type KeySchema } from './dynamodb/items.ts';
import { moveAside } from './dynamodb/open-tables.ts';
import { StartError } from './machine/start-error.ts';

const OLD = 'tables-old';
const DAMAGE = /^Corruption|: (?:No such file or directory|Invalid argument|Is a directory)$/;
const DEFINITION = 'table~';
const ROW = /^item-([\w.-]+)~/;

/** Moves the tables of before out of the way of those that are to be opened. */
export async function setAsideOld(dataDir: string): Promise<void> {
  const names = await readdir(join(dataDir, 'tables')).catch(() => []);
  if (names.length > 0 && !names.some((name) => name.startsWith('tables.sqlite')))
    await rename(join(dataDir, 'tables'), join(dataDir, OLD));
}

/** Adds what is in the tables of before, all or nothing, and deletes them. @param say given what became of damaged ones @throws StartError */
export async function carryOver(tables: DatabaseSync, dataDir: string, say: (line: string) => void): Promise<void> {
  const old = join(dataDir, OLD);
  if (!existsSync(old)) return;
  const keys = tables.prepare('SELECT 1 FROM rows WHERE name = ? AND key = ?');
  const row = tables.prepare('INSERT OR IGNORE INTO rows (name, key, item) VALUES (?, ?, ?)');
  const waiting = tables.prepare('INSERT INTO records (mapping, record) VALUES (?, ?)');
  tables.exec('BEGIN; DELETE FROM records');
  try {
    const schemas = new Map<string, KeySchema>();
    for await (const [key, value] of readLevel(old, DEFINITION))
      schemas.set(key.slice(DEFINITION.length), (JSON.parse(value) as { KeySchema: KeySchema }).KeySchema);
    for await (const [key, value] of readLevel(old, 'item-')) {
      const [, name = ''] = ROW.exec(key) ?? [];
      row.run(name, keyOf(schemas.get(name) ?? [], JSON.parse(value) as Item), value);
    }
    const streams = join(dataDir, 'streams');
    for (const file of (await readdir(streams).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted()) {
      const [, mapping = ''] = /^\d+-(.+)\.json$/.exec(file) ?? [];
      const record = await readFile(join(streams, file), 'utf8');
      const { eventSourceARN = '', dynamodb } = JSON.parse(record) as DynamoDBRecord;
      const name = eventSourceARN.split('/')[1] ?? '';
      // It was written before its row, which may not have been stored.
      if (keys.get(name, keyOf(schemas.get(name) ?? [], dynamodb?.Keys ?? {}))) waiting.run(mapping, record);
    }
    tables.exec('COMMIT');
  } catch (error) {
    if (tables.isTransaction) tables.exec('ROLLBACK');
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    if (!DAMAGE.test(cause.message) && !(cause instanceof SyntaxError))
      throw new StartError(`${old} can't be used: ${cause.message}`, { cause });
    await moveAside(old, join(dataDir, 'tables'), cause.message, say);
  }
  for (const name of ['streams', 'rows.list', 'claim', OLD])
    await rm(join(dataDir, name), { recursive: true, force: true });
}

async function* readLevel(folder: string, prefix: string) {
  const { ClassicLevel } = await import('classic-level');
  const level = new ClassicLevel(folder);
  try {
    await level.open();
    yield* level.iterator({ gte: prefix, lt: `${prefix}\uFFFF` });
  } finally {
    await level.close();
  }
}
