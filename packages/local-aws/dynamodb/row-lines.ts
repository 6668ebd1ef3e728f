import { createHash } from 'node:crypto';
import { readIfAny } from '../machine/synced-files.ts';
import type { TableSpec } from '../template/read-template.ts';

export type Item = Readonly<Record<string, unknown>>;

/** A row by its table and key. */
export interface Row {
  readonly table: string;
  readonly key: Item;
}

/** Digests of rows by their names; undefined for one that was deleted. */
export type Listed = Map<string, string | undefined>;

/** Reads the list of rows. @returns also the number of lines that are none */
export async function readList(path: string) {
  const text = (await readIfAny(path))?.toString('utf8') ?? '';
  const listed: Listed = new Map();
  let unreadable = 0;
  for (const line of text.split('\n').slice(0, -1)) {
    const [, digest, name] = LINE.exec(line) ?? [];
    if (name === undefined) unreadable++;
    else listed.set(name, digest === DELETED ? undefined : digest);
  }
  return { listed, unreadable };
}

/** SHA-256 in base64url, or a hyphen; then the name of the row. */
const LINE = /^([\w-]{43}|-) (\["[\w.-]+",\{.*\}\])$/;
const DELETED = '-';

/** A line of the list. */
export const lineOf = ([name, digest]: readonly [string, string | undefined]) => `${digest ?? DELETED} ${name}\n`;

/** `["<table>",<key>]` */
export const nameOf = ({ table, key }: Row): string => JSON.stringify([table, key]);
export const tableOf = (name: string) => (JSON.parse(name) as [string])[0];
export const digestOf = (item: Item) => createHash('sha256').update(JSON.stringify(item, inOrder)).digest('base64url');
/** The order of names means nothing. */
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
export const keyOf = (item: Item, keySchema: TableSpec['keySchema']): Item =>
  Object.fromEntries(keySchema.map(({ AttributeName: name }) => [name, item[name]]));
