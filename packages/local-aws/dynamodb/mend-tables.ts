import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ClassicLevel } from 'classic-level';
import type { TableSpec } from '../template/read-template.ts';

/** What is in a folder of tables whose `CURRENT` names the rest. LevelDB would begin anew without it and delete the others. */
const DATA_FILE = /^(?:MANIFEST-\d+|\d+\.(?:ldb|sst|log))$/;
/** Causes that a repair can't remove, such as a full disk or a missing permission, are none of these. */
const DAMAGE = /^Corruption|: (?:No such file or directory|Invalid argument|Is a directory)$/;
/** Where dynalite keeps what it was told of each table. */
const DEFINITION = /^table~(.+)$/;
/** LevelDB's note on what it drops while it opens. */
const DROPPED = /\S+: dropping \d+ bytes; .*$/gm;

/**
 * Opens the LevelDB of the tables and reads it through. If something can't be read, the folder is copied, and what is readable is written anew;
 * the list of rows knows what went (`row-list.ts`). Definitions of tables are left out: they are written anew from the template.
 * @returns what was found, as lines for the terminal
 * @throws Error with LevelDB's cause, for instance a full disk
 */
export async function mendTables(folder: string, tables: readonly TableSpec[]): Promise<readonly string[]> {
  const damages = (await hasLostItsIndex(folder))
    ? [`${join(folder, 'CURRENT')} is missing`]
    : await inspect(folder, tables);
  if (damages.length === 0) return [];
  const copy = `${folder}-damaged-${new Date().toISOString().replaceAll(/[-:.]/g, '')}`;
  const anew = `${folder}-new`;
  try {
    await cp(folder, copy, { recursive: true });
    await ClassicLevel.repair(folder);
    await rm(anew, { recursive: true, force: true });
    await writeReadable(folder, anew);
  } catch (error) {
    // Half a copy is of no use, and takes the room of a full disk.
    for (const half of [copy, anew]) await rm(half, { recursive: true, force: true });
    throw error;
  }
  await rm(folder, { recursive: true });
  await rename(anew, folder);
  return [`The tables in ${folder} were damaged (${damages.join('; ')}) and are repaired. As they were: ${copy}`];
}

/** Reads everything. @returns what is damaged, in LevelDB's words */
async function inspect(folder: string, tables: readonly TableSpec[]): Promise<readonly string[]> {
  let [broken, unsorted, last] = [0, 0, ''];
  const others: string[] = [];
  const damage = await readThrough(folder, (key, value) => {
    const [, name] = DEFINITION.exec(key) ?? [];
    if (!isJson(value)) broken++;
    else if (name !== undefined && !isDefinition(JSON.parse(value), name, tables)) others.push(name);
    // LevelDB checks no sum as it reads; a merge of its files ends the process where keys are out of order.
    if (key <= last) unsorted++;
    last = key;
  });
  const dropped = (await readFile(join(folder, 'LOG'), 'utf8')).match(DROPPED) ?? [];
  const damages = [
    damage,
    ...dropped,
    broken > 0 && `${broken} values that are no JSON`,
    unsorted > 0 && `${unsorted} keys out of order`,
    ...others.map((name) => `the keys of ${name} are not those of the template`),
  ];
  return damages.filter((text) => typeof text === 'string');
}

/** Whether a table is ready and has the template's keys. A table that the template no longer names may be anything. */
function isDefinition(value: unknown, name: string, tables: readonly TableSpec[]): boolean {
  const table = tables.find((one) => one.name === name);
  if (!table) return true;
  const { KeySchema, AttributeDefinitions, TableStatus } = Object(value) as Record<string, unknown>;
  return (
    TableStatus === 'ACTIVE' &&
    isDeepStrictEqual(KeySchema, table.keySchema) &&
    isDeepStrictEqual(AttributeDefinitions, table.attributes)
  );
}

async function writeReadable(from: string, to: string): Promise<void> {
  const level = new ClassicLevel(to);
  try {
    await level.open();
    const batch = level.batch();
    // What even the repair leaves unreadable stays behind.
    await readThrough(from, (key, value) => isJson(value) && !DEFINITION.test(key) && batch.put(key, value), 0);
    await batch.write({ sync: true });
  } finally {
    await level.close();
  }
}

/** @param readAhead bytes; a damage takes what was read ahead with it @returns the damage that ended the reading, if any */
async function readThrough(
  folder: string,
  visit: (key: string, value: string) => unknown,
  readAhead = 64 * 1024,
): Promise<string | undefined> {
  const level = new ClassicLevel(folder);
  try {
    await level.open();
    for await (const [key, value] of level.iterator({ highWaterMarkBytes: readAhead })) visit(key, value);
    return undefined;
  } catch (error) {
    // `abstract-level` itself says only that the database is not open.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (!(cause instanceof Error && DAMAGE.test(cause.message))) throw cause;
    return cause.message;
  } finally {
    await level.close();
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function hasLostItsIndex(folder: string): Promise<boolean> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return !names.includes('CURRENT') && names.some((name) => DATA_FILE.test(name));
}
