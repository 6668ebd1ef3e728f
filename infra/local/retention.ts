import type { ObjectFiles } from './s3/object-files.ts';
import type { TableStore } from './dynamodb/table-store.ts';
import type { Expiration, TableSpec } from './template/specs.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface Kept {
  readonly tables: readonly TableSpec[];
  readonly store: TableStore;
  readonly buckets: readonly { readonly expirations: readonly Expiration[]; readonly files: ObjectFiles }[];
}

/**
 * Deletes now, and every hour, what AWS deletes by itself: expired rows, and objects that a lifecycle rule deletes.
 * @returns the function that stops it
 */
export function keepRetention(kept: Kept): () => void {
  const sweep = () => {
    // What can't be deleted now will be the next time.
    void Promise.allSettled([
      ...kept.tables.map((table) => deleteEndedRows(kept.store, table, Date.now())),
      ...kept.buckets.map(({ files, expirations }) => deleteExpiredObjects(files, expirations, Date.now())),
    ]);
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS);
  return () => clearInterval(timer);
}

/** DynamoDB's time to live. */
export async function deleteEndedRows(store: TableStore, { name, ttlAttribute }: TableSpec, now: number): Promise<void> {
  if (ttlAttribute === undefined) return;
  const ended = {
    ExpressionAttributeNames: { '#end': ttlAttribute },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  };
  let from: object | undefined;
  do {
    const { body } = await store.call('Scan', { TableName: name, FilterExpression: '#end < :now', ExclusiveStartKey: from, ...ended });
    const page = JSON.parse(body.toString('utf8')) as { readonly Items?: readonly { id: object }[]; readonly LastEvaluatedKey?: object };
    for (const { id } of page.Items ?? []) {
      await store.call('DeleteItem', { TableName: name, Key: { id }, ConditionExpression: '#end < :now', ...ended });
    }
    from = page.LastEvaluatedKey;
  } while (from);
}

/** S3's lifecycle rules. */
export async function deleteExpiredObjects(files: ObjectFiles, expirations: readonly Expiration[], now: number): Promise<void> {
  if (expirations.length === 0) return;
  for (const { key, tags, modified } of await files.all()) {
    const isExpired = expirations.some(
      (rule) => now - Date.parse(modified) > rule.days * DAY_MS && rule.tags.every(({ Key, Value }) => tags[Key] === Value),
    );
    if (isExpired) await files.remove(key);
  }
}
