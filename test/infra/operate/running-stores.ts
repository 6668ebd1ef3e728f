import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { reference } from '../../../functions/runtime/records.ts';
import { createStoreFront } from '../../../infra/local/dynamodb/store-front.ts';
import { startTableStore } from '../../../infra/local/dynamodb/table-store.ts';
import { listen, LOOPBACK, type Closing } from '../../../infra/local/http/listen.ts';
import { createAccess } from '../../../infra/local/iam/access.ts';
import { openObjectFiles } from '../../../infra/local/s3/object-files.ts';
import { createObjectStore } from '../../../infra/local/s3/object-store.ts';
import { bucketArn } from '../../../infra/local/template/aws-names.ts';
import { openLocal, type HostFile, type Stores } from '../../../infra/operate/stores.ts';
import { REGION } from '../../../infra/stack/names.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { photoUrl } from '../../../shared/photos.ts';

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

/** The stores of a running host, with every form's table, its data folder, and the actions that they are asked for. */
export async function startStores() {
  const dataDir = await mkdtemp(join(tmpdir(), 'stores-'));
  const tables = await startTableStore(join(dataDir, 'tables'), allForms.map(tableSpec));
  const asked = new Set<string>();
  const everything = createAccess([], Buffer.alloc(32, 5));
  const access: typeof everything = {
    ...everything,
    allows: (key, request) => (asked.add(request.action), everything.allows(key, request)),
  };
  const bucket = {
    name: 'uploads',
    arn: bucketArn('uploads'),
    cors: [],
    policy: [],
    files: await openObjectFiles(join(dataDir, 'objects', 'uploads')),
  };
  const opened: Closing[] = [];
  const listening = async (serve: RequestListener) =>
    `http://${LOOPBACK}:${await listen(createServer(serve), 0, 'none', opened)}`;
  const host: HostFile = {
    operator: {
      region: REGION,
      credentials: access.operatorKey,
      endpoints: {
        dynamodb: await listening(createStoreFront(tables, access)),
        s3: await listening(createObjectStore([bucket], access)),
      },
    },
  };
  await writeFile(join(dataDir, 'host.json'), JSON.stringify(host));
  await mkdir(join(dataDir, 'mail'));
  const stop = async () => {
    for (const close of opened) await close();
    await tables.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const stores: RunningStores = { ...(await openLocal(dataDir)), dataDir };
  return { stores, asked, stop };
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
      expires_at: { N: '1856854800' },
      ...Object.fromEntries(attributes),
    },
  };
}

export const referenceOf = ({ item }: Row): string => item['reference']?.S ?? '';

export async function storeRows({ dynamodb, tableOf }: Stores, rows: readonly Row[]): Promise<void> {
  for (const { form, item } of rows) await dynamodb.send(new PutItemCommand({ TableName: tableOf(form), Item: item }));
}

/** Puts a photo as the presigned upload does. @returns its address in a record */
export async function storePhoto(
  { s3, bucket }: Stores,
  number: number | string,
  name: string,
  content = `photo ${number}`,
): Promise<string> {
  const key = `complaints/${String(number).padStart(19, '1')}_${name}`;
  await s3.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: 'image/jpeg' }));
  return photoUrl(SITE, key);
}
