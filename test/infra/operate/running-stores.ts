import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { startStores as startLocalStores } from '@works/local-aws/start-stores';
import { onTestFinished } from 'vitest';
import { reference } from '../../../functions/runtime/records.ts';
import { openLocal, type HostFile, type Stores } from '../../../infra/operate/stores.ts';
import { REGION } from '../../../infra/stack/settings/names.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { photoUrl } from '../../../shared/photos.ts';
import { expiresAt } from '../../../shared/retention.ts';

export type Row = { readonly form: Form; readonly item: Record<string, AttributeValue> };

const SITE = 'http://localhost:3000';

/** The table of a form. */
export const tableSpec = ({ table }: Pick<Form, 'table'>) => ({
  name: table,
  keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
});

type RunningStores = Stores & { readonly dataDir: string };

/** The stores of a running host that end with the test. */
export async function runningStores(): Promise<RunningStores> {
  const { stores, stop } = await startStores();
  onTestFinished(stop);
  return stores;
}

/** The stores of a running host, with every form's table and its data folder. */
export async function startStores() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stores-'));
  const { operator, stop: stopStores } = await startLocalStores(
    {
      environment: { account: '000000000000', region: REGION },
      tables: allForms.map(tableSpec),
      buckets: [{ name: 'uploads' }],
    },
    { dataDir },
  );
  await writeFile(join(dataDir, 'host.json'), JSON.stringify({ operator } satisfies HostFile));
  const stop = async () => {
    await stopStores();
    await rm(dataDir, { recursive: true, force: true });
  };
  const stores: RunningStores = { ...(await openLocal(dataDir)), dataDir };
  return { stores, stop };
}

/** A row as a form's function stores it. @param seed makes its id */
export function rowOf(
  form: Form,
  seed: string,
  values: Readonly<Record<string, string | readonly string[]>>,
  createdAt = '2026-11-02T08:00:00.000Z',
): Row {
  const id = createHash('sha256').update(seed).digest('hex');
  const attributes = Object.entries(values).map(([name, value]): [string, AttributeValue] => [
    name,
    typeof value === 'string' ? { S: value } : { L: value.map((text) => ({ S: text })) },
  ]);
  return {
    form,
    item: {
      id: { S: id },
      reference: { S: reference(id) },
      created_at: { S: createdAt },
      expires_at: { N: String(expiresAt(new Date(createdAt), form.retentionMonths)) },
      ...Object.fromEntries(attributes),
    },
  };
}

export const referenceOf = ({ item }: Row): string => item['reference']?.S ?? '';

export async function storeRows({ dynamodb, tableOf }: Stores, rows: readonly Row[]): Promise<void> {
  for (const { form, item } of rows) await dynamodb.send(new PutItemCommand({ TableName: tableOf(form), Item: item }));
}

/** Puts a photo as the presigned upload does. @returns its address in a record */
export async function storePhoto({ s3, bucket }: Stores, number: number, name: string, content = `photo ${number}`) {
  const key = `complaints/${String(number).padStart(19, '1')}_${name}`;
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: 'image/jpeg' }));
  return photoUrl(SITE, key);
}
