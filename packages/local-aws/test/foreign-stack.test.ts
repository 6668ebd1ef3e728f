import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Decision } from '../iam/access.ts';
import { startLocalAws, type LocalAwsSettings, type LocalHost } from '../local-host.ts';
import { synthesise } from './foreign-stack/notes-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** In a folder of the project, as usual: there the functions find the SDK, which Lambda brings along. */
const CACHE = fileURLToPath(new URL('.cache', import.meta.url));

let folder: string;
let settings: Omit<LocalAwsSettings, 'dataDir'>;
let host: LocalHost;
const decisions: Decision[] = [];

beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'notes-'));
  settings = {
    assembly: synthesise(join(folder, 'cdk.out')),
    region: 'eu-west-1',
    port: 0,
    customResources: {
      'Custom::CDKBucketDeployment': ({ DestinationBucketName, SourceObjectKeys }, assetFolder) => ({
        bucket: String(DestinationBucketName),
        folder: assetFolder((SourceObjectKeys as string[])[0] ?? ''),
      }),
    },
    log: console.log,
  };
  host = await startLocalAws({
    ...settings,
    stacks: ['NotesData', 'Notes'],
    dataDir: join(folder, 'data'),
    onDecision: (decision) => void decisions.push(decision),
  });
});
afterAll(async () => {
  await host?.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (url: string, note: object) => fetch(`${url}/api/notes`, { method: 'POST', body: JSON.stringify(note) });

/** The table, as its operator reaches it. */
async function tableOf({ operator: { region, credentials, endpoints } }: LocalHost) {
  const client = new DynamoDBClient({ region, credentials, endpoint: endpoints.dynamodb, maxAttempts: 1 });
  const { TableNames: [TableName = ''] = [] } = await client.send(new ListTablesCommand({}));
  const ids = async () => (await client.send(new ScanCommand({ TableName }))).Items?.map(({ id }) => id?.S).toSorted();
  return { ids };
}

it('a deployed page is served at the root by the distribution, and nothing else', async () => {
  const answer = await fetch(host.url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('<title>Notes</title>');
  expect((await fetch(`${host.url}/none`)).status).toBe(403);
  expect((await fetch(host.url, { method: 'POST' })).status).toBe(403);
});

it('a call stores a row, and the function that follows the table puts a copy where the distribution finds it', async () => {
  const answer = await post(host.url, { id: 'first', text: 'Hello' });
  expect([answer.status, await answer.json()]).toEqual([201, { id: 'first' }]);
  await expect.poll(async () => (await fetch(`${host.url}/copies/first.json`)).status).toBe(200);
  expect(await (await fetch(`${host.url}/copies/first.json`)).json()).toEqual({
    eventName: 'INSERT',
    view: 'NEW_AND_OLD_IMAGES',
    note: {
      id: { S: 'first' },
      text: { S: 'Hello' },
      sent_to: { S: expect.stringMatching(/^\w+\.execute-api\.eu-west-1\.amazonaws\.com$/u) as string },
    },
  });
  const asked = decisions.filter(({ role }) => role !== undefined);
  expect(asked.map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
    ['dynamodb:PutItem', true],
    ['s3:PutObject', true],
  ]);
});

it('an HTTP API without a distribution is served itself', async () => {
  const dataDir = await temporaryFolder();
  const alone = await startLocalAws({ ...settings, stacks: ['NotesData', 'NotesApi'], dataDir });
  onTestFinished(alone.stop);
  expect((await post(alone.url, { id: 'second' })).status).toBe(201);
  expect(await (await tableOf(alone)).ids()).toEqual(['second']);
  expect((await fetch(alone.url)).status).toBe(404);
});
