import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { openStreams } from '../../../../infra/local/dynamodb/streams.ts';
import type { TableStore } from '../../../../infra/local/dynamodb/table-store.ts';
import type { MappingSpec } from '../../../../infra/local/template/read-template.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

const ITEM = { id: { S: 'a' }, name: { S: 'Bärtschi' } };
const put = { TableName: 'contact_forms', Item: ITEM, ConditionExpression: 'attribute_not_exists(id)' };
const table = { name: 'contact_forms', keySchema: [{ AttributeName: 'id' }], attributes: [] };
const mapping = (id: string): MappingSpec => ({ id, functionId: id, table: 'contact_forms', retries: 5 });

type Behaviour = 'store, then die' | 'die';

/** A table of which a put can be stored or not, whatever the answer says. */
function fakeTable(behaviour: Behaviour): TableStore {
  let item: object | undefined;
  return {
    stop: async () => {},
    async call(operation) {
      if (operation === 'GetItem') return answer(200, item ? { Item: item } : {});
      if (behaviour !== 'die') item = ITEM;
      throw new Error('died');
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

it.each<[Behaviour, number]>([
  ['store, then die', 2],
  ['die', 0],
])(
  'a row after a crash at «%s» is reported after the next start only if it was stored',
  async (behaviour, expected) => {
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
  },
);
