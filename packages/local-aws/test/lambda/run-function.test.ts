/** @module-tag thorough */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runFunction } from '../../lambda/run-function.ts';
import { ENVIRONMENT } from '../environment.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Longer than anything takes, also on a busy machine. */
const LONG_MS = 60_000;

const KEY = { accessKeyId: 'LOCALX', secretAccessKey: 'secret', sessionToken: 'session' };
const at = (port: number) => `http://127.0.0.1:${port}`;
const endpoints = { dynamodb: at(1), s3: at(2), ses: at(3), others: at(4) };

/** Runs a handler, given as the text of a function, as a Lambda. */
async function run(handler: string, timeoutMs: number) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'index.mjs'), `export const handler = ${handler};`);
  const spec = {
    id: 'TestFunction',
    name: 'test',
    folder,
    handler: 'index.handler',
    timeoutMs,
    memoryMb: 128,
    runtime: 'nodejs24.x',
    environment: { TABLE_NAME: 'contact_forms' },
    roleArn: 'arn:aws:iam::000000000000:role/Test',
  } as const;
  const running = runFunction(spec, { region: ENVIRONMENT.region, key: KEY, endpoints, log: () => {} });
  onTestFinished(running.stop);
  return running;
}

it.each([
  ['takes too long', '(event) => event.fail ? new Promise(() => {}) : Promise.resolve(process.pid)', 1000],
  ['dies', '(event) => event.fail ? process.exit(3) : Promise.resolve(process.pid)', LONG_MS],
])('a function that %s is started again, and only its events under way fail', async (_, handler, timeoutMs) => {
  const { invoke, pid } = await run(handler, timeoutMs);
  await expect.poll(pid).toBeDefined();
  const first = pid();
  await expect(invoke({ fail: true })).rejects.toThrow('test failed');
  // On a busy machine even a quick answer can take longer than the time that this function has.
  await expect.poll(async () => (await invoke({})) === pid()).toBe(true);
  expect(pid()).not.toBe(first);
});
