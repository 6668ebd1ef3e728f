import { createServer } from 'node:http';
import { join } from 'node:path';
import {
  BatchWriteItemCommand,
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  UpdateItemCommand,
  type DynamoDBServiceException,
} from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { knownInsertions } from '../../dynamodb/known-insertions.ts';
import { createStoreFront } from '../../dynamodb/store-front.ts';
import { startTableStore } from '../../dynamodb/table-store.ts';
import { createAccess } from '../../iam/access.ts';
import type { AccessKey } from '../../iam/sigv4.ts';
import { tableArn } from '../../template/aws-names.ts';
import { ENVIRONMENT } from '../environment.ts';
import { listening } from '../listening.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CONTACT = 'arn:aws:iam::000000000000:role/Contact';
const tables = ['contact_forms', 'sales_forms'].map((name) => ({
  name,
  keySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  attributes: [{ AttributeName: 'id', AttributeType: 'S' }],
}));

async function startFront() {
  const folder = await temporaryFolder();
  const store = await startTableStore(join(folder, 'tables'), tables);
  onTestFinished(store.stop);
  const statement = {
    Effect: 'Allow',
    Action: 'dynamodb:PutItem',
    Resource: tableArn('contact_forms', ENVIRONMENT),
  } as const;
  const access = createAccess([{ arn: CONTACT, statements: [statement] }], Buffer.alloc(32, 3), ENVIRONMENT);
  const origin = await listening(createServer(createStoreFront(store, access)));
  const client = (credentials: AccessKey) =>
    new DynamoDBClient({ region: ENVIRONMENT.region, endpoint: origin, credentials, maxAttempts: 1 });
  return { origin, client, operator: client(access.operatorKey), key: access.keyOfRole(CONTACT) };
}

const put = (TableName = 'contact_forms') =>
  new PutItemCommand({ TableName, Item: { id: { S: 'a' } }, ConditionExpression: 'attribute_not_exists(id)' });
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: DynamoDBServiceException) => error.name,
  );

it('a function puts a row into the table that its role names, once, and does nothing else', async () => {
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

// What else a signature is refused for: test/s3/object-store.test.ts.
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

it('of a table that a function follows, the streams would miss some writes: they are refused with the reason, but to the operator', async () => {
  const folder = await temporaryFolder();
  const store = await startTableStore(join(folder, 'tables'), tables);
  onTestFinished(store.stop);
  const statement = { Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' } as const;
  const access = createAccess([{ arn: CONTACT, statements: [statement] }], Buffer.alloc(32, 3), ENVIRONMENT);
  const mapping = { id: 'Mapping', functionId: 'Mailer', table: 'contact_forms', retries: 2 };
  const ofFunctions = knownInsertions(store, tables, [mapping]);
  const origin = await listening(createServer(createStoreFront(store, access, ofFunctions)));
  const client = (credentials: AccessKey) =>
    new DynamoDBClient({ region: ENVIRONMENT.region, endpoint: origin, credentials, maxAttempts: 1 });
  const [own, operator] = [client(access.keyOfRole(CONTACT)), client(access.operatorKey)];
  const item = { id: { S: 'unseen' } };
  const writes = (TableName: string) => [
    new PutItemCommand({ TableName, Item: item }),
    new UpdateItemCommand({ TableName, Key: item }),
    new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: item } }] } }),
  ];
  const outcomes = (by: DynamoDBClient, table: string) =>
    Promise.all(writes(table).map((write) => outcome(by.send(write as PutItemCommand))));
  expect(await outcomes(own, 'contact_forms')).toEqual(writes('').map(() => 'ValidationException'));
  await expect(own.send(new PutItemCommand({ TableName: 'contact_forms', Item: item }))).rejects.toThrow(
    'ConditionExpression attribute_not_exists(id)',
  );
  const done = writes('').map(() => 'done');
  expect([await outcomes(own, 'sales_forms'), await outcomes(operator, 'contact_forms')]).toEqual([done, done]);
  expect(await outcome(own.send(put()))).toBe('done');
});
