import { Readable } from 'node:stream';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openObjectFiles } from '../../../infra/local/s3/object-files.ts';
import { deleteEndedRows, deleteExpiredObjects } from '../../../infra/local/retention.ts';
import { startTableStore } from '../../../infra/local/dynamodb/table-store.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-21T00:00:00Z');

it('deletes rows whose time has come, and no other', async () => {
  const table = {
    name: 'contact_forms',
    keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
    ttlAttribute: 'expires_at',
  };
  const store = await startTableStore(join(await temporaryFolder(), 'tables'), [table]);
  onTestFinished(store.stop);
  const rows = { ended: { expires_at: { N: String(NOW / 1000 - 1) } }, running: { expires_at: { N: String(NOW / 1000 + 1) } }, unending: {} };
  for (const [id, more] of Object.entries(rows)) await store.call('PutItem', { TableName: table.name, Item: { id: { S: id }, ...more } });
  await deleteEndedRows(store, table, NOW);
  const { body } = await store.call('Scan', { TableName: table.name });
  const { Items } = JSON.parse(body.toString('utf8')) as { Items: { id: { S: string } }[] };
  expect(Items.map(({ id }) => id.S).toSorted()).toEqual(['running', 'unending']);
});

it('deletes photos that no complaint has claimed in time, and no other', async () => {
  const files = await openObjectFiles(await temporaryFolder());
  const put = (key: string, tags: Record<string, string>) =>
    files.put({ key, tags, type: 'image/jpeg', headers: {}, metadata: {}, onlyIfAbsent: false, check: () => {} }, Readable.from([Buffer.from('x')]));
  await put('complaints/left', { state: 'pending' });
  await put('complaints/kept', { state: 'kept' });
  const rules = [{ days: 7, tags: [{ Key: 'state', Value: 'pending' }] }];
  const keys = async () => (await files.all()).map(({ key }) => key).toSorted();
  await deleteExpiredObjects(files, rules, Date.now() + 6 * DAY_MS);
  expect(await keys()).toEqual(['complaints/kept', 'complaints/left']);
  await deleteExpiredObjects(files, rules, Date.now() + 8 * DAY_MS);
  expect(await keys()).toEqual(['complaints/kept']);
});
