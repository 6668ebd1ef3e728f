import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { erase } from '../../../infra/operate/erase.ts';
import { exportRecords } from '../../../infra/operate/export.ts';
import { list } from '../../../infra/operate/list.ts';
import { person } from '../../../infra/operate/person.ts';
import { retention } from '../../../infra/operate/retention.ts';
import { bucketName, REGION } from '../../../infra/stack/settings/names.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { recordedTerminal } from './recorded-terminal.ts';
import { rowOf, startStores, storePhoto, storeRows } from './running-stores.ts';

const handbook = readFileSync('docs/submissions.md', 'utf8');

interface Policy {
  readonly Statement: readonly { readonly Action: readonly string[] }[];
}

it('the handbook’s policy allows exactly what the command calls', async () => {
  const { stores, asked, stop } = await startStores();
  onTestFinished(stop);
  const photo_urls = [await storePhoto(stores, 1, 'Riss.jpg')];
  await storeRows(stores, [rowOf(complaint, 'a', { email: 'anna@firma.ch', photo_urls })]);
  asked.clear();
  const folder = await temporaryFolder();
  const { terminal } = recordedTerminal();
  await list(stores, terminal, {}, 10);
  await exportRecords(stores, terminal, {}, { format: 'json', out: join(folder, 'all.json'), photos: true });
  await person(stores, terminal, 'anna@firma.ch', join(folder, 'anna'));
  await retention(stores, terminal, true);
  await erase(stores, terminal, 'anna@firma.ch', { confirm: true, report: folder });
  const { Statement } = JSON.parse(/```json\n(.*?)```/s.exec(handbook)?.[1] ?? '') as Policy;
  // On AWS it asks for a table first, to name a wrong profile.
  const called = [...asked, 'dynamodb:DescribeTable'];
  expect(Statement.flatMap(({ Action }) => Action).toSorted()).toEqual(called.toSorted());
});

it('the handbook’s policy is about the tables and the bucket as the stack names them', () => {
  expect(handbook).toContain(
    `arn:aws:s3:::${bucketName({ stage: 'prod' } as Parameters<typeof bucketName>[0], 'uploads', 'ACCOUNT')}/*`,
  );
  expect(handbook).toContain(`arn:aws:dynamodb:${REGION}:ACCOUNT:table/*_forms`);
});
