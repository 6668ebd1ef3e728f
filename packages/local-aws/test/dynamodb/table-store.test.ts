import { DeleteItemCommand, DynamoDBClient, PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import type { AccessKey } from '../../iam/sigv4.ts';
import { startStores } from '../../start-stores.ts';
import { tableArn } from '../../template/aws-names.ts';
import { ENVIRONMENT } from '../environment.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CONTACT = 'arn:aws:iam::000000000000:role/Contact';
const TableName = 'contact_forms';
const tables = [TableName, 'sales_forms'].map((name) => ({
  name,
  keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
}));

async function start() {
  const Resource = tableArn(TableName, ENVIRONMENT);
  const statement = { Effect: 'Allow', Action: 'dynamodb:PutItem', Resource } as const;
  const { operator, access, stop } = await startStores(
    { environment: ENVIRONMENT, tables, roles: [{ arn: CONTACT, statements: [statement] }] },
    { dataDir: await temporaryFolder() },
  );
  onTestFinished(stop);
  const endpoint = operator.endpoints.dynamodb;
  const client = (credentials: AccessKey) =>
    new DynamoDBClient({ region: ENVIRONMENT.region, endpoint, credentials, maxAttempts: 1 });
  return { endpoint, client, operator: client(access.operatorKey), key: access.keyOfRole(CONTACT) };
}

const put = (id: string, more: object = {}) =>
  new PutItemCommand({ TableName, Item: { id: { S: id } }, ConditionExpression: 'attribute_not_exists(id)', ...more });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.name,
  );

it('a function puts a row into the table that its role names, once, and does nothing else', async () => {
  const { client, operator, key } = await start();
  const own = client(key);
  expect(await outcome(own.send(put('a')))).toBe('done');
  expect(await outcome(own.send(put('a')))).toBe('ConditionalCheckFailedException');
  const calls = [
    own.send(put('b', { TableName: 'sales_forms' })),
    own.send(new ScanCommand({ TableName })),
    own.send(new DeleteItemCommand({ TableName, Key: { id: { S: 'a' } } })),
  ];
  expect(await Promise.all(calls.map(outcome))).toEqual(calls.map(() => 'AccessDeniedException'));
  const counts = tables.map(async ({ name }) => (await operator.send(new ScanCommand({ TableName: name }))).Count);
  expect(await Promise.all(counts)).toEqual([1, 0]);
});

// What else a signature is refused for: test/s3/object-store.test.ts.
it('a call with a wrong secret or without a signature is refused, and no web page is invited', async () => {
  const { endpoint, client, key } = await start();
  const guessed = client({ ...key, secretAccessKey: 'guessed' });
  expect(await outcome(guessed.send(put('a')))).toBe('InvalidSignatureException');
  const headers = { 'x-amz-target': 'DynamoDB_20120810.Scan', 'content-type': 'application/x-amz-json-1.0' };
  const bare = await fetch(endpoint, { method: 'POST', headers, body: '{"TableName":"contact_forms"}' });
  expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining('MissingAuthenticationToken')]);
  const from = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await fetch(endpoint, { method: 'OPTIONS', headers: from });
  expect([preflight.ok, preflight.headers.get('access-control-allow-origin')]).toEqual([false, null]);
});
