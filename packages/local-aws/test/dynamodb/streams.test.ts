import { readdir } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openStreams } from '../../dynamodb/streams.ts';
import type { TableStore } from '../../dynamodb/table-store.ts';
import { ENVIRONMENT } from '../environment.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const table = {
  name: 'contact_forms',
  keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
};
const mappings = ['Submission', 'Confirmation'].map((id) => ({ id, functionId: id, table: table.name, retries: 2 }));
const Item = { id: { S: 'a' } };
const answer = (body: object) => ({ status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) });
const put = { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(id)' };

it('a row is handed on once to each, though the tables have it from a second attempt while the first is still looked up', async () => {
  const folder = await temporaryFolder();
  const handedOn: string[] = [];
  const first = Promise.withResolvers<void>();
  let puts = 0;
  const tables: Partial<TableStore> = {
    async call(operation) {
      if (operation === 'PutItem') puts++;
      if (puts < 2) throw new Error('The tables are closed');
      // It is stored, but its answer comes only when the first function has its record.
      if (operation === 'PutItem') await first.promise;
      return answer(operation === 'GetItem' ? { Item } : {});
    },
  };
  const streams = await openStreams(folder, tables as TableStore, [table], mappings, ENVIRONMENT, () => {});
  onTestFinished(streams.stop);
  streams.follow(async ({ id }) => {
    handedOn.push(id);
    first.resolve();
    return true;
  });
  await expect(streams.store.call('PutItem', put)).rejects.toThrow('closed');
  expect((await streams.store.call('PutItem', put)).status).toBe(200);
  await expect.poll(() => readdir(folder)).toEqual([]);
  expect(handedOn.toSorted()).toEqual(['Confirmation', 'Submission']);
});
