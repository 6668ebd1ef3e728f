import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  waitUntilTableExists,
  waitUntilTableNotExists,
} from '@aws-sdk/client-dynamodb';
import type { LocalHost } from '@works/local-aws/local-host';
import { beforeAll, expect, it, vi } from 'vitest';
import { contact } from '../../../shared/forms/contact.ts';
import { validBody } from '../../functions/valid-body.ts';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { send } from '../../reliability/filled.ts';
import { mailsIn } from '../fixtures/mails.ts';
import { startHost } from '../fixtures/started-host.ts';

let host: LocalHost;
let dataDir: string;
beforeAll(async () => {
  const started = await startHost();
  ({ host, dataDir } = started);
  return started.end;
});

/** Sends a request of this address. @returns the status of the answer */
async function submit(email: string): Promise<number> {
  const submissionId = crypto.randomUUID();
  const body = validBody(contact, { submission_id: submissionId, email });
  return (await send(host.url, { form: contact, submissionId, body })).status;
}

/** Addresses that got a mail. */
const confirmed = async () => new Set((await mailsIn(dataDir)).map(({ to }) => to?.[0]?.address));

// What docs/operations.md says under «A table was deleted», as far as this machine has it: backups and streams of AWS it has not.
it('a deleted table confirms nothing, and once it is back under its name, requests are stored and mailed as before', async () => {
  const { region, credentials, endpoints } = host.operator;
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb });
  const TableName = contact.table;
  const waiting = { client, maxWaitTime: WAIT_LIMIT_MS / 1000, minDelay: 0.1, maxDelay: 1 };
  expect(await submit('vorher@firma.ch')).toBe(201);
  const { Items: backup = [] } = await client.send(new ScanCommand({ TableName }));
  expect(backup).toHaveLength(1);
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));

  await client.send(new DeleteTableCommand({ TableName }));
  await waitUntilTableNotExists(waiting, { TableName });
  expect(await submit('waehrend@firma.ch')).toBe(503);

  await client.send(
    new CreateTableCommand({
      TableName,
      KeySchema: Table?.KeySchema,
      AttributeDefinitions: Table?.AttributeDefinitions,
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  await waitUntilTableExists(waiting, { TableName });
  for (const Item of backup) await client.send(new PutItemCommand({ TableName, Item }));
  expect(await submit('nachher@firma.ch')).toBe(201);
  expect((await client.send(new ScanCommand({ TableName }))).Items).toHaveLength(2);
  await vi.waitUntil(async () => (await confirmed()).has('nachher@firma.ch'), {
    timeout: WAIT_LIMIT_MS,
    interval: 100,
  });
});
