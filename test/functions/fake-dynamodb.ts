import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, beforeEach } from 'vitest';
import type { PostHandler } from '../../functions/runtime/handle-post.ts';
import { handlerOf } from './call.ts';

type Behaviour = 'store' | 'store, then cut' | 'throttle' | 'fail' | 'cut';
type Row = Readonly<Record<string, unknown>>;

interface FakeDynamoDB {
  /** Rows of all tables, in the order in which they were stored. */
  readonly rows: () => readonly Row[];
  readonly tables: () => readonly string[];
  calls: number;
  /** Sets what happens to the next calls, and empties the tables; the last behaviour stays in force. */
  behave: (...behaviours: Behaviour[]) => void;
  readonly handlerFor: (form: { readonly id: string }, more?: Record<string, string>) => Promise<PostHandler>;
}

interface Put {
  readonly TableName: string;
  readonly Item: Record<string, AttributeValue>;
  readonly ConditionExpression?: string;
}

const error = (name: string) => JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' });

/**
 * As much of DynamoDB as the real SDK client needs here: PutItem, with or without `attribute_not_exists(id)`, and its faults. It is empty and
 * without a fault in each test of a file.
 */
export async function fakeDynamoDB(): Promise<FakeDynamoDB> {
  let script: Behaviour[] = ['store'];
  const stored = new Map<string, { readonly table: string; readonly row: Row }>();
  const server = createServer(async (request, response) => {
    const { TableName: table, Item, ConditionExpression } = (await json(request)) as Put;
    fake.calls += 1;
    const behaviour = script.length > 1 ? script.shift() : script[0];
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    if (behaviour === 'cut') return void response.destroy();
    if (behaviour === 'throttle') return void answer(400, error('ProvisionedThroughputExceededException'));
    if (behaviour === 'fail') return void answer(500, error('InternalServerError'));
    const row = unmarshall(Item);
    const key = `${table} ${row['id']}`;
    if (ConditionExpression === 'attribute_not_exists(id)' && stored.has(key))
      return void answer(400, error('ConditionalCheckFailedException'));
    stored.set(key, { table, row });
    if (behaviour === 'store, then cut') response.destroy();
    else answer(200, '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeDynamoDB = {
    rows: () => Array.from(stored.values(), ({ row }) => row),
    tables: () => [...new Set(Array.from(stored.values(), ({ table }) => table))],
    calls: 0,
    behave(...behaviours) {
      script = behaviours;
      fake.calls = 0;
      stored.clear();
    },
    handlerFor: (form, more) => handlerOf(form.id, { AWS_ENDPOINT_URL_DYNAMODB: url, ...more }),
  };
  beforeEach(() => fake.behave('store'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}
