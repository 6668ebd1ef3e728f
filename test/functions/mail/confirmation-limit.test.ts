import { PutCommand, ScanCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { startStores } from '@works/local-aws/start-stores';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type * as Limit from '../../../functions/mail/confirmation-limit.ts';
import { mailboxOf } from '../../../functions/mail/mailbox-of.ts';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { tablesOf } from '../../fixtures/stored-rows.ts';
import { tableSpec } from '../../infra/operate/running-stores.ts';

// Without the time limits of a call: fifty rows at the same time exceed them on a busy machine.
vi.mock('../../../functions/runtime/client-settings.ts', () => ({ clientSettings: { maxAttempts: 3 } }));

const TABLE = 'confirmations';
const { signal } = new AbortController();
let table: DynamoDBDocumentClient;
let passed: number;

/** Lets time pass: slots end so much earlier. The clock itself is part of the signatures. */
async function after(hours: number): Promise<void> {
  const { Items = [] } = await table.send(new ScanCommand({ TableName: TABLE }));
  const earlier = Items.map((item) => ({ ...item, expires_at: Number(item['expires_at']) - (hours - passed) * 3600 }));
  // More at the same time exceed the connections of the client.
  while (earlier.length > 0)
    await Promise.all(earlier.splice(0, 25).map((Item) => table.send(new PutCommand({ TableName: TABLE, Item }))));
  passed = hours;
}

beforeEach(async () => {
  passed = 0;
  const { operator, stop } = await startStores(
    { environment: { account: '000000000000', region: 'eu-central-2' }, tables: [tableSpec({ table: TABLE })] },
    { dataDir: await temporaryFolder() },
  );
  onTestFinished(stop);
  table = tablesOf(operator);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', operator.endpoints.dynamodb);
  vi.stubEnv('AWS_REGION', operator.region);
  vi.stubEnv('AWS_ACCESS_KEY_ID', operator.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', operator.credentials.secretAccessKey);
  vi.stubEnv('CONFIRMATIONS_TABLE', TABLE);
});
afterEach(() => void vi.unstubAllEnvs());

/** The limit as another process of the function would have it. */
async function limit(): Promise<(address: string, row: string) => Promise<boolean>> {
  vi.resetModules();
  const { confirmationLimit } = (await import('../../../functions/mail/confirmation-limit.ts')) as typeof Limit;
  const take = confirmationLimit();
  return (address, row) => take(address, row, signal);
}

it('fifty rows in five processes at the same time get three confirmations for one address', async () => {
  const processes = await Promise.all(Array.from({ length: 5 }, limit));
  const taken = await Promise.all(
    processes.flatMap((take, process) =>
      Array.from({ length: 10 }, (_, row) => take('ursula@firma.ch', `${process}/${row}`)),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(3);
  expect(await processes[0]?.('beat@firma.ch', 'other')).toBe(true);
});

it('a retry for the same row takes no second slot', async () => {
  const take = await limit();
  const rows = ['a', 'a', 'a', 'b', 'b', 'c', 'a', 'c', 'd', 'a'];
  const taken: boolean[] = [];
  for (const row of rows) taken.push(await take('ursula@firma.ch', row));
  expect(taken).toEqual(rows.map((row) => row !== 'd'));
});

it('never more than three are sent in any 24 hours, and each slot is free again after that', async () => {
  const take = await limit();
  const at = async (hours: number) => {
    await after(hours);
    return take('ursula@firma.ch', `row at ${hours}`);
  };
  const hours = [0, 10, 20, 23.9, 24.1, 24.2, 34.1, 43.9, 44.1];
  const taken: boolean[] = [];
  for (const hour of hours) taken.push(await at(hour));
  expect(taken).toEqual([true, true, true, false, true, false, true, false, true]);
});

it.each([
  ['ursula.meier@firma.ch', 'Ursula.Meier@FIRMA.ch', 'ursulameier+1@firma.ch', 'u.r.s.u.l.a.meier+2+3@firma.ch'],
  ['ursula@gmail.com', 'u.rsula+x@googlemail.com'],
  ['ursula@proton.me', 'ursula@protonmail.com', 'ursula@pm.me', 'ursula@protonmail.ch'],
])('%s has one mailbox with its other spellings', (address, ...spellings) => {
  for (const spelling of spellings) expect([spelling, mailboxOf(spelling)]).toEqual([spelling, mailboxOf(address)]);
});

it('other people have other mailboxes', () => {
  const addresses = 'anna@firma.ch anna-maria@firma.ch anna@firma.com +a@firma.ch +b@firma.ch anna@me.ch'.split(' ');
  expect(new Set(addresses.map(mailboxOf)).size).toBe(addresses.length);
});
