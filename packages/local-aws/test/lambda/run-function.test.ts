import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { refuseServices } from '../../lambda/refuse-services.ts';
import { runFunction } from '../../lambda/run-function.ts';
import { ENVIRONMENT } from '../environment.ts';
import { listening } from '../listening.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Longer than anything takes, also on a busy machine. */
const LONG_MS = 60_000;

const SQS = 'sqs.eu-central-2.amazonaws.com';
const KEY = { accessKeyId: 'LOCALX', secretAccessKey: 'secret', sessionToken: 'session' };
const endpoints = {
  dynamodb: 'http://127.0.0.1:1',
  s3: 'http://127.0.0.1:2',
  ses: 'http://127.0.0.1:3',
  others: 'http://127.0.0.1:4',
};

/** Runs a handler, given as the text of a function, as a Lambda. */
async function run(handler: string, timeoutMs = LONG_MS, others = endpoints.others) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'index.mjs'), `export const handler = ${handler};`);
  const lines: string[] = [];
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
  const running = runFunction(spec, {
    region: ENVIRONMENT.region,
    key: KEY,
    endpoints: { ...endpoints, others },
    log: (line) => lines.push(line),
  });
  onTestFinished(running.stop);
  return { ...running, lines };
}

describe('a function', () => {
  const sdk = import.meta.resolve('@aws-sdk/client-s3').replace('client-s3', 'client-cloudfront');
  it.each([
    [
      'a service of AWS',
      `const { CloudFrontClient, ListDistributionsCommand } = await import('${sdk}');
       await new CloudFrontClient({}).send(new ListDistributionsCommand({}));`,
      'cloudfront',
    ],
    ['another host with fetch', `await fetch('http://${SQS}/', { method: 'POST' });`, `${SQS}:80`],
  ])('that calls %s is refused by its name, and reaches no network', async (_, call, name) => {
    const refused: string[] = [];
    const others = await listening(refuseServices((line) => void refused.push(line)));
    const { invoke, lines } = await run(`async () => { ${call} }`, LONG_MS, others);
    await expect(invoke({})).rejects.toThrow('test failed');
    expect([refused, lines.filter((line) => line.includes('Warning'))]).toEqual([
      [`A function called ${name}: this machine has dynamodb, s3 and ses only.`],
      [],
    ]);
  });

  it('sees its own environment and what Lambda sets, and nothing of this machine’s', async () => {
    vi.stubEnv('SECRET_OF_THE_DEVELOPER', 'x');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { invoke } = await run('async () => process.env');
    const environment = (await invoke({})) as object;
    expect(environment).toMatchObject({
      TABLE_NAME: 'contact_forms',
      AWS_ACCESS_KEY_ID: 'LOCALX',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'session',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    });
    const foreign =
      /^(?:AWS_|NODE_USE_ENV_PROXY$|HTTPS?_PROXY$|NO_PROXY$|LAMBDA_|PATH$|TABLE_NAME$|LANG$|TZ$|_HANDLER$)/u;
    expect(Object.keys(environment).filter((name) => !foreign.test(name))).toEqual([]);
  });

  it.each([
    ['takes too long', '(event) => event.fail ? new Promise(() => {}) : Promise.resolve(process.pid)', 1000],
    ['dies', '(event) => event.fail ? process.exit(3) : Promise.resolve(process.pid)', LONG_MS],
  ])('that %s is started again, and only its events under way fail', async (_, handler, timeoutMs) => {
    const { invoke, pid } = await run(handler, timeoutMs);
    await expect.poll(pid).toBeDefined();
    const first = pid();
    await expect(invoke({ fail: true })).rejects.toThrow('test failed');
    // On a busy machine even a quick answer can take longer than the time that this function has.
    await expect.poll(async () => (await invoke({})) === pid()).toBe(true);
    expect(pid()).not.toBe(first);
  });
});
