import { readdir } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tableArn } from '../../../../infra/local/template/aws-names.ts';
import { openStreams } from '../../../../infra/local/dynamodb/streams.ts';
import type { TableStore } from '../../../../infra/local/dynamodb/table-store.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import type { MappingSpec } from '../../../../infra/local/template/specs.ts';

const ITEM = { id: { S: 'a' }, name: { S: 'Bärtschi' } };
const put = { TableName: 'contact_forms', Item: ITEM, ConditionExpression: 'attribute_not_exists(id)' };
const table = { name: 'contact_forms', keySchema: [{ AttributeName: 'id' }], attributes: [], hasStream: true };
const mapping = (id: string): MappingSpec => ({
  id,
  functionId: id,
  table: 'contact_forms',
  streamArn: `${tableArn('contact_forms')}/stream/2026-01-01T00:00:00.000`,
  batchSize: 10,
  retries: 5,
  maxAgeMs: 1000,
  queue: 'Unsent',
});

type Behaviour = 'store' | 'refuse' | 'store, then die' | 'die';

/** A table of which a put can be stored or not, whatever the answer says. */
function fakeTable(behaviour: Behaviour, onPut = async () => {}): TableStore {
  let item: object | undefined;
  return {
    pid: () => undefined,
    stop: async () => {},
    async call(operation) {
      if (operation === 'GetItem') return answer(200, item ? { Item: item } : {});
      await onPut();
      if (behaviour === 'refuse') return answer(400, { __type: 'ConditionalCheckFailedException' });
      if (behaviour !== 'die') item = ITEM;
      if (behaviour !== 'store') throw new Error('died');
      return answer(200, {});
    },
  };
}

const answer = (status: number, body: object) => ({ status, headers: {}, body: Buffer.from(JSON.stringify(body)) });

async function start(store: TableStore, folder: string) {
  const streams = await openStreams(folder, store, [table], [mapping('Team'), mapping('Visitor')]);
  onTestFinished(streams.stop);
  return streams;
}

const files = async (folder: string) => (await readdir(folder, { recursive: true })).filter((name) => /\.(?:json|draft)$/.test(name));

describe('a row that is put where nothing was', () => {
  it('comes into the queue of each function, in the format of DynamoDB Streams', async () => {
    const { store, queues } = await start(fakeTable('store'), await temporaryFolder());
    await store.call('PutItem', Buffer.from(JSON.stringify(put)));
    for (const queue of queues.values()) {
      const [{ record } = { record: {} }] = await queue.next(1);
      expect(record).toEqual({
        eventID: expect.stringMatching(/^[\da-f]{32}$/) as string,
        eventName: 'INSERT',
        eventVersion: '1.1',
        eventSource: 'aws:dynamodb',
        awsRegion: 'eu-central-2',
        dynamodb: {
          ApproximateCreationDateTime: expect.any(Number) as number,
          Keys: { id: { S: 'a' } },
          NewImage: ITEM,
          SequenceNumber: expect.stringMatching(/^\d{24}$/) as string,
          SizeBytes: expect.any(Number) as number,
          StreamViewType: 'NEW_IMAGE',
        },
        eventSourceARN: 'arn:aws:dynamodb:eu-central-2:000000000000:table/contact_forms/stream/2026-01-01T00:00:00.000',
      });
    }
  });

  it('has its record on the disk before it is stored', async () => {
    const folder = await temporaryFolder();
    const seen: string[] = [];
    const { store } = await start(fakeTable('store', async () => void seen.push(...(await files(folder)))), folder);
    await store.call('PutItem', put);
    expect(seen.toSorted()).toEqual([expect.stringMatching(/^Team.\d+\.json$/), expect.stringMatching(/^Visitor.\d+\.json$/)]);
  });

  it('has its record in the order of the puts', async () => {
    const { store, queues } = await start(fakeTable('store'), await temporaryFolder());
    for (let count = 0; count < 20; count++) await store.call('PutItem', put);
    const numbers = (await queues.get('Team')?.next(20))?.map(({ record }) => record.dynamodb?.SequenceNumber ?? '') ?? [];
    expect(numbers).toHaveLength(20);
    expect(numbers).toEqual(numbers.toSorted());
    expect(new Set(numbers).size).toBe(20);
  });

  it.each<[string, object]>([
    ['PutItem', { TableName: put.TableName, Item: ITEM }],
    ['PutItem', { ...put, ConditionExpression: 'attribute_exists(id)' }],
    ['PutItem', { ...put, TableName: 'others' }],
    ['UpdateItem', put],
  ])('is not recorded for any other call: %s %j', async (operation, call) => {
    const folder = await temporaryFolder();
    const { store } = await start(fakeTable('store'), folder);
    await store.call(operation, call);
    expect(await files(folder)).toEqual([]);
  });
});

describe('a row that may not be there', () => {
  it('is not reported if it was refused', async () => {
    const folder = await temporaryFolder();
    const { store } = await start(fakeTable('refuse'), folder);
    expect((await store.call('PutItem', put)).status).toBe(400);
    expect(await files(folder)).toEqual([]);
  });

  it.each<[Behaviour, number]>([
    ['store, then die', 2],
    ['die', 0],
  ])('after the tables «%s» has a record only if it was stored', async (behaviour, expected) => {
    const folder = await temporaryFolder();
    const streams = await start(fakeTable(behaviour), folder);
    await expect(streams.store.call('PutItem', put)).rejects.toThrow('died');
    await expect.poll(() => [...streams.queues.values()].flatMap((queue) => queue.unconfirmed())).toEqual([]);
    expect(await files(folder)).toHaveLength(expected);
  });

  it.each<[Behaviour, number]>([
    ['store, then die', 1],
    ['die', 0],
  ])('after everything was killed at «%s» has a record after the next start only if it was stored', async (behaviour, expected) => {
    const folder = await temporaryFolder();
    // The last start never gets to look after its put.
    const lost = fakeTable(behaviour);
    const first = await start(lost, folder);
    first.stop();
    await expect(first.store.call('PutItem', put)).rejects.toThrow('died');
    expect(await files(folder)).toHaveLength(2);
    const second = await start(lost, folder);
    expect([...second.queues.values()].flatMap((queue) => queue.unconfirmed())).toEqual([]);
    expect(await files(folder)).toHaveLength(expected * 2);
  });
});
