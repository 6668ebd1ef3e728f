import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { openStreams } from '../../../../infra/local/dynamodb/streams.ts';
import type { TableStore } from '../../../../infra/local/dynamodb/table-store.ts';
import type { MappingSpec } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

const ITEM = { id: { S: 'a' }, name: { S: 'Bärtschi' } };
const put = { TableName: 'contact_forms', Item: ITEM, ConditionExpression: 'attribute_not_exists(id)' };
const table = { name: 'contact_forms', keySchema: [{ AttributeName: 'id' }], attributes: [] };
const mapping = (id: string): MappingSpec => ({ id, functionId: id, table: 'contact_forms', retries: 5 });

type Behaviour = 'store' | 'refuse' | 'store, then die' | 'die';

/** A table of which a put can be stored or not, whatever the answer says. */
function fakeTable(behaviour: Behaviour): TableStore {
  let item: object | undefined;
  return {
    stop: async () => {},
    async call(operation) {
      if (operation === 'GetItem') return answer(200, item ? { Item: item } : {});
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
  const delivered: (readonly [string, DynamoDBRecord])[] = [];
  return {
    store: streams.store,
    delivered,
    /** Delivers what is there. */
    deliver: () => streams.follow(async ({ id }, record) => Boolean(delivered.push([id, record]))),
  };
}

describe('a row that is put where nothing was', () => {
  it('is delivered to each function, in the format of DynamoDB Streams, and then gone from the disk', async () => {
    const folder = await temporaryFolder();
    const { store, deliver, delivered } = await start(fakeTable('store'), folder);
    await store.call('PutItem', Buffer.from(JSON.stringify(put)));
    deliver();
    await expect.poll(() => readdir(folder)).toEqual([]);
    expect(delivered.map(([id]) => id).toSorted()).toEqual(['Team', 'Visitor']);
    for (const [, record] of delivered) {
      expect(record).toMatchObject({
        eventName: 'INSERT',
        eventSourceARN: 'arn:aws:dynamodb:eu-central-2:000000000000:table/contact_forms/stream/2026-01-01T00:00:00.000',
        dynamodb: { Keys: { id: { S: 'a' } }, NewImage: ITEM, SequenceNumber: expect.stringMatching(/^\d{24}$/) },
      });
    }
  });
});

describe('a row that may not be there', () => {
  it('is not reported if it was refused', async () => {
    const folder = await temporaryFolder();
    const { store } = await start(fakeTable('refuse'), folder);
    expect((await store.call('PutItem', put)).status).toBe(400);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[Behaviour, number]>([
    ['store, then die', 2],
    ['die', 0],
  ])('after a crash at «%s» is reported after the next start only if it was stored', async (behaviour, expected) => {
    const folder = await temporaryFolder();
    const store = fakeTable(behaviour);
    const first = await start(store, folder);
    await expect(first.store.call('PutItem', put)).rejects.toThrow('died');
    // And one that was half written.
    await writeFile(join(folder, '000000000000000000000001-Team.json'), '{"dynamodb":');
    const second = await start(store, folder);
    expect(await readdir(folder)).toHaveLength(expected);
    second.deliver();
    await expect.poll(() => second.delivered).toHaveLength(expected);
  });
});
