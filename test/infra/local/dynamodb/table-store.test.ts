import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startTableStore } from '../../../../infra/local/dynamodb/table-store.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';

const TableName = 'contact_forms';
const definition = { name: TableName, keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }], attributes: [{ AttributeName: 'id', AttributeType: 'S' }] };
const SECRET = 'zq83hdkw-vn27';

it('a deleted row leaves no byte in the files of the tables, whenever it was stored', async () => {
  const folder = await temporaryFolder();
  const store = await startTableStore(folder, [definition]);
  onTestFinished(store.stop);
  const put = (id: string, email: string) => store.call('PutItem', { TableName, Item: { id: { S: id }, email: { S: email } } });
  const remove = (id: string) => store.call('DeleteItem', { TableName, Key: { id: { S: id } } });
  const filesWithSecret = () =>
    readdirSync(folder).filter((name) => {
      try {
        return readFileSync(join(folder, name)).includes(SECRET);
      } catch {
        // Replaced between the two calls.
        return true;
      }
    });

  for (let i = 0; i < 77; i++) await put(`row ${i}`, `person${i}@firma.ch`);
  await put('row 77', `${SECRET}@firma.ch`);
  // Immediately: data merged into another file is compressed there, and can't be searched for.
  expect(filesWithSecret()).not.toEqual([]);
  for (let i = 78; i < 200; i++) await put(`row ${i}`, `person${i}@firma.ch`);
  // A scan that is not continued must not keep deleted rows.
  await store.call('Scan', { TableName, Limit: 10 });
  await remove('row 77');
  await expect.poll(filesWithSecret).toEqual([]);

  await put('late', `${SECRET}@firma.ch`);
  await remove('late');
  await expect.poll(filesWithSecret).toEqual([]);
  const { body } = await store.call('Scan', { TableName, Select: 'COUNT' });
  expect(JSON.parse(body.toString())).toMatchObject({ Count: 199 });
});
