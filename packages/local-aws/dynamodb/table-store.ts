import type { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from 'aws-lambda';
import * as v from 'valibot';
import { ServiceError } from '../iam/signed-json.ts';
import { refusalOf } from '../machine/refusal.ts';
import type { TableSpec } from '../template/read-template.ts';
import { assigned, holds, keyAttributes, keyOf, projection, type Item } from './items.ts';
import type { Streams } from './streams.ts';

/** Answers a call of DynamoDB's API. @throws ServiceError; Error if nothing can be written, for instance on a full disk */
export type TableStore = (operation: string, input: unknown) => object;

/** Of a page of a scan, as on AWS. */
const PAGE_BYTES = 1024 * 1024;

const attributes = v.record(
  v.string(),
  v.custom<AttributeValue>((value) => Object(value) === value),
);
const condition = {
  TableName: v.string(),
  ConditionExpression: v.optional(v.string()),
  ExpressionAttributeValues: v.optional(attributes, {}),
};
// Every read is consistent here.
const ConsistentRead = v.optional(v.boolean());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The calls that this site makes. Any other call, and any other parameter, is refused by name. */
const calls = {
  PutItem: v.strictObject({ ...condition, Item: attributes }),
  UpdateItem: v.strictObject({ ...condition, Key: attributes, UpdateExpression: v.string() }),
  DeleteItem: v.strictObject({ ...condition, Key: attributes }),
  BatchGetItem: v.strictObject({
    RequestItems: v.record(v.string(), v.strictObject({ ConsistentRead, Keys: v.array(attributes) })),
  }),
  Scan: v.strictObject({
    TableName: v.string(),
    ConsistentRead,
    ProjectionExpression: v.optional(v.string()),
    ExclusiveStartKey: v.optional(attributes),
    Segment: v.optional(count, 0),
    TotalSegments: v.optional(count, 1),
  }),
};
type Calls = { readonly [Name in keyof typeof calls]: v.InferOutput<(typeof calls)[Name]> };

/** The tables of a template in a database (`open-tables.ts`). They make a record of their streams for each row that is added. */
export function createTableStore(
  database: DatabaseSync,
  specs: readonly TableSpec[],
  streams: Pick<Streams, 'add' | 'wake'>,
): TableStore {
  const find = database.prepare('SELECT item FROM rows WHERE name = ? AND key = ?');
  const put = database.prepare(
    'INSERT INTO rows (name, key, item) VALUES (?, ?, ?) ON CONFLICT (name, key) DO UPDATE SET item = excluded.item',
  );
  const remove = database.prepare('DELETE FROM rows WHERE name = ? AND key = ?');
  const scan = database.prepare('SELECT item FROM rows WHERE name = ? AND number % ? = ? AND key > ? ORDER BY key');

  const operations: { readonly [Name in keyof Calls]: (input: Calls[Name]) => object } = {
    PutItem: ({ Item, ...call }) => write(call, Item, () => Item),
    UpdateItem: ({ Key, UpdateExpression, ...call }) =>
      write(call, Key, (before) => ({
        ...before,
        ...Key,
        ...assigned(UpdateExpression, call.ExpressionAttributeValues),
      })),
    DeleteItem: ({ Key, ...call }) => write(call, Key, () => undefined),
    BatchGetItem({ RequestItems }) {
      const found = Object.entries(RequestItems).map(([name, { Keys }]) => {
        const { keySchema } = tableOf(name);
        const items = Keys.map((key) => rowOf(name, keyOf(keySchema, key))).filter((item) => item !== undefined);
        return [name, items] as const;
      });
      return { Responses: Object.fromEntries(found), UnprocessedKeys: {} };
    },
    Scan({ TableName, ExclusiveStartKey, Segment, TotalSegments, ProjectionExpression }) {
      const { keySchema } = tableOf(TableName);
      const after = ExclusiveStartKey ? keyOf(keySchema, ExclusiveStartKey) : '';
      const project = projection(ProjectionExpression);
      const Items: Item[] = [];
      let bytes = 0;
      for (const { item } of scan.iterate(TableName, TotalSegments, Segment, after)) {
        const whole = JSON.parse(String(item)) as Item;
        Items.push(project(whole));
        bytes += String(item).length;
        if (bytes >= PAGE_BYTES)
          return { Items, Count: Items.length, LastEvaluatedKey: keyAttributes(keySchema, whole) };
      }
      return { Items, Count: Items.length };
    },
  };
  return (operation, input) => {
    if (!Object.hasOwn(calls, operation))
      throw new ServiceError('UnknownOperationException', 400, `DynamoDB on this machine has no ${operation}`);
    const name = operation as keyof Calls;
    const checked = v.safeParse<v.GenericSchema>(calls[name], input);
    if (!checked.success)
      throw new ServiceError('ValidationException', 400, `${refusalOf(checked.issues[0])} (${name} on this machine)`);
    return (operations[name] as (input: unknown) => object)(checked.output);
  };

  /** Changes one row and adds what its streams get, in one transaction. @param change gives the new row, or nothing to delete it */
  function write(
    { TableName, ConditionExpression, ExpressionAttributeValues }: Omit<Calls['PutItem'], 'Item'>,
    named: Item,
    change: (before: Item | undefined) => Item | undefined,
  ): object {
    const table = tableOf(TableName);
    const key = keyOf(table.keySchema, named);
    database.exec('BEGIN IMMEDIATE');
    try {
      const before = rowOf(TableName, key);
      if (ConditionExpression !== undefined && !holds(ConditionExpression, ExpressionAttributeValues, before))
        throw new ServiceError('ConditionalCheckFailedException', 400, 'The conditional request failed');
      const after = change(before);
      if (after) put.run(TableName, key, JSON.stringify(after));
      else remove.run(TableName, key);
      if (after && !before) streams.add(table, after);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
    streams.wake();
    return {};
  }

  function rowOf(table: string, key: string): Item | undefined {
    const { item } = find.get(table, key) ?? {};
    return item === undefined ? undefined : (JSON.parse(String(item)) as Item);
  }

  function tableOf(name: string): TableSpec {
    const table = specs.find((spec) => spec.name === name);
    if (!table) throw new ServiceError('ResourceNotFoundException', 400, `There is no table ${name}`);
    return table;
  }
}
