import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type DynamoDBServiceException,
} from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { createStoreFront } from '../../../../infra/local/dynamodb/store-front.ts';
import { startTableStore } from '../../../../infra/local/dynamodb/table-store.ts';
import { createAccess } from '../../../../infra/local/iam/access.ts';
import type { AccessKey } from '../../../../infra/local/iam/sigv4.ts';
import { tableArn } from '../../../../infra/local/template/aws-names.ts';
import { REGION } from '../../../../infra/stack/names.ts';
import { contact } from '../../../../shared/forms/contact.ts';
import { sales } from '../../../../shared/forms/sales.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { listening } from '../../fixtures/store-fixture.ts';
import { tableSpec } from '../../operate/running-stores.ts';

const CONTACT = 'arn:aws:iam::000000000000:role/Contact';
const tables = [contact, sales].map(tableSpec);

async function startFront() {
  const folder = await temporaryFolder();
  const store = await startTableStore(join(folder, 'tables'), tables);
  onTestFinished(store.stop);
  const statement = { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource: tableArn('contact_forms') } as const;
  const access = createAccess([{ arn: CONTACT, statements: [statement] }], Buffer.alloc(32, 3));
  const origin = await listening(createServer(createStoreFront(store, access)));
  const client = (credentials: AccessKey) =>
    new DynamoDBClient({ region: REGION, endpoint: origin, credentials, maxAttempts: 1 });
  return { origin, client, operator: client(access.operatorKey), key: access.keyOfRole(CONTACT) };
}

const put = (TableName = 'contact_forms') =>
  new PutItemCommand({ TableName, Item: { id: { S: 'a' } }, ConditionExpression: 'attribute_not_exists(id)' });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: DynamoDBServiceException) => error.name,
  );

it('a form’s function puts a row into its own table, once, and does nothing else', async () => {
  const { client, operator, key } = await startFront();
  const own = client(key);
  expect(await outcome(own.send(put()))).toBe('done');
  expect(await outcome(own.send(put()))).toBe('ConditionalCheckFailedException');
  const item = { Item: { id: { S: 'b' } } };
  const calls = [
    own.send(put('sales_forms')),
    own.send(new ScanCommand({ TableName: 'contact_forms' })),
    own.send(new DeleteItemCommand({ TableName: 'contact_forms', Key: { id: { S: 'a' } } })),
    own.send(new BatchWriteItemCommand({ RequestItems: { contact_forms: [{ PutRequest: item }] } })),
  ];
  expect(await Promise.all(calls.map(outcome))).toEqual(calls.map(() => 'AccessDeniedException'));
  const counts = tables.map(async ({ name }) => (await operator.send(new ScanCommand({ TableName: name }))).Count);
  expect(await Promise.all(counts)).toEqual([1, 0]);
});

// What else a signature is refused for: test/infra/local/s3/object-store.test.ts.
it('a call with a wrong secret or without a signature is refused, and no web page is invited', async () => {
  const { origin, client, key } = await startFront();
  const guessed = client({ ...key, secretAccessKey: 'guessed' });
  expect(await outcome(guessed.send(put()))).toBe('InvalidSignatureException');
  const headers = { 'x-amz-target': 'DynamoDB_20120810.Scan', 'content-type': 'application/x-amz-json-1.0' };
  const bare = await fetch(origin, { method: 'POST', headers, body: '{"TableName":"contact_forms"}' });
  expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('MissingAuthenticationToken')]);
  const from = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await fetch(origin, { method: 'OPTIONS', headers: from });
  expect([preflight.ok, preflight.headers.get('access-control-allow-origin')]).toEqual([false, null]);
});
