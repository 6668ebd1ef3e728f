import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Behaviour = 'store' | 'store, then cut' | 'throttle' | 'fail' | 'cut' | 'say nothing';

interface FakeDynamoDB {
  readonly url: string;
  /** Rows by id. */
  readonly rows: Map<string, unknown>;
  /** Calls that arrived. */
  calls: number;
  /** What to do with the next calls; the last holds on. */
  behave: (...behaviours: Behaviour[]) => void;
  close: () => void;
}

const error = (name: string) => JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' });

/** Just enough of DynamoDB for the real SDK client: PutItem with `attribute_not_exists(id)`, and its faults. */
export async function fakeDynamoDB(): Promise<FakeDynamoDB> {
  let script: Behaviour[] = ['store'];
  const rows = new Map<string, unknown>();
  const server = createServer(async (request, response) => {
    const { Item } = (await json(request)) as { Item: { id: { S: string } } };
    fake.calls += 1;
    const behaviour = script.length > 1 ? script.shift() : script[0];
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(body);
    if (behaviour === 'say nothing') return;
    if (behaviour === 'cut') return void response.destroy();
    if (behaviour === 'throttle') return void answer(400, error('ProvisionedThroughputExceededException'));
    if (behaviour === 'fail') return void answer(500, error('InternalServerError'));
    if (rows.has(Item.id.S)) return void answer(400, error('ConditionalCheckFailedException'));
    rows.set(Item.id.S, Item);
    if (behaviour === 'store, then cut') response.destroy();
    else answer(200, '{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const fake: FakeDynamoDB = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows,
    calls: 0,
    behave(...behaviours) {
      script = behaviours;
      fake.calls = 0;
      rows.clear();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
