import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runFunction, type TimeLimits } from '../../../../infra/local/lambda/run-function.ts';
import { LONG_TIME_LIMITS } from '../../../fixtures/long-time-limits.ts';
import { temporaryFolder } from '../../../fixtures/temporary-folder.ts';
import { WAIT_LIMIT_MS } from '../../../hang-limits.ts';

const KEY = { accessKeyId: 'LOCALX', secretAccessKey: 'secret', sessionToken: 'session' };
const endpoints = { dynamodb: 'http://127.0.0.1:1', s3: 'http://127.0.0.1:2', ses: 'http://127.0.0.1:3' };

interface Settings {
  readonly timeoutMs?: number;
  readonly before?: string;
  readonly timeLimits?: TimeLimits;
}

/** Runs a handler, given as the text of a function, as a Lambda. */
async function run(handler: string, { timeoutMs = WAIT_LIMIT_MS, before = '', timeLimits }: Settings = {}) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'index.mjs'), `${before}\nexport const handler = ${handler};`);
  const lines: string[] = [];
  const spec = {
    id: 'TestFunction',
    name: 'test',
    folder,
    handler: 'index.handler',
    timeoutMs,
    memoryMb: 128,
    environment: { TABLE_NAME: 'contact_forms' },
    roleArn: 'arn:aws:iam::000000000000:role/Test',
  };
  const running = runFunction(spec, { key: KEY, endpoints, timeLimits, log: (line) => lines.push(line) });
  onTestFinished(running.stop);
  return { ...running, lines, folder };
}

describe('a function', () => {
  it('gets the event and answers with what it returns', async () => {
    const { invoke } = await run('async (event) => ({ statusCode: 200, body: event.body.toUpperCase() })');
    expect(await invoke({ body: 'stein' })).toEqual({ statusCode: 200, body: 'STEIN' });
  });

  it('sees its own environment and what Lambda sets, and nothing of this machine’s', async () => {
    vi.stubEnv('SECRET_OF_THE_DEVELOPER', 'x');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { invoke, folder } = await run('async () => process.env');
    expect(await invoke({})).toEqual({
      PATH: process.env['PATH'],
      TABLE_NAME: 'contact_forms',
      AWS_ACCESS_KEY_ID: 'LOCALX',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_SESSION_TOKEN: 'session',
      AWS_REGION: 'eu-central-2',
      AWS_DEFAULT_REGION: 'eu-central-2',
      AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1',
      AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:2',
      AWS_ENDPOINT_URL_SESV2: 'http://127.0.0.1:3',
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      AWS_LAMBDA_FUNCTION_NAME: 'TestFunction',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '128',
      AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/TestFunction',
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      LAMBDA_TASK_ROOT: folder,
      _HANDLER: 'index.handler',
      LANG: 'en_US.UTF-8',
      TZ: ':UTC',
    });
  });

  it('answers many events at the same time', async () => {
    const numbers = Array.from({ length: 20 }, (_, n) => n);
    // Answers none before it has all.
    const { invoke } = await run(
      '({ n }) => new Promise((resolve) => { if (waiting.push(() => resolve(n)) === 20) waiting.forEach((answer) => answer()); })',
      {
        before: 'const waiting = [];',
      },
    );
    expect(await Promise.all(numbers.map((n) => invoke({ n })))).toEqual(numbers);
  });

  it('sees in its context how much of its time is left', async () => {
    const { invoke } = await run(
      'async (event, context) => [context.getRemainingTimeInMillis(), context.functionName]',
    );
    const [left, name] = (await invoke({})) as [number, string];
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(WAIT_LIMIT_MS);
    expect(name).toBe('TestFunction');
  });

  it('fails with what it throws, logs it and keeps running', async () => {
    const { invoke, lines } = await run('async (event) => { if (event.bad) throw new Error("broken"); return 1; }');
    await expect(invoke({ bad: true })).rejects.toThrow('test failed');
    await expect.poll(() => lines.join('\n')).toContain('Error: broken');
    expect(await invoke({})).toBe(1);
  });

  it('is ended when its time is over, and runs again', async () => {
    const { invoke, pid } = await run('(event) => event.slow ? new Promise(() => {}) : Promise.resolve(process.pid)', {
      timeoutMs: 1000,
    });
    await expect.poll(pid).toBeDefined();
    const first = pid();
    await expect(invoke({ slow: true })).rejects.toThrow('test failed');
    // On a busy machine even a quick answer can take longer than the time that this function has.
    await expect.poll(async () => (await invoke({})) === pid()).toBe(true);
    expect(pid()).not.toBe(first);
  });

  it('gets longer time limits for a test, and the same pauses', async () => {
    // The timers of `node:timers` are not stretched.
    const { invoke } = await run(
      `async (event, context) => {
        const fired = [];
        setTimeout(() => fired.push('limit'), 1000);
        setTimeout(() => fired.push('pause'), 900);
        await new Promise((resolve) => unstretched(resolve, 1500));
        return [context.getRemainingTimeInMillis(), fired];
      }`,
      { timeLimits: LONG_TIME_LIMITS, before: `import { setTimeout as unstretched } from 'node:timers';` },
    );
    const [left, fired] = (await invoke({})) as [number, readonly string[]];
    expect(left).toBeGreaterThan(WAIT_LIMIT_MS);
    expect(fired).toEqual(['pause']);
  });

  it('that dies is started again, and only its events under way fail', async () => {
    const { invoke, pid } = await run('(event) => event.die ? process.exit(3) : Promise.resolve(process.pid)');
    const first = await invoke({});
    expect(first).toBe(pid());
    await expect(invoke({ die: true })).rejects.toThrow('test failed');
    const second = await invoke({});
    expect(second).toBe(pid());
    expect(second).not.toBe(first);
  });

  it('that cannot be loaded fails immediately, every time', async () => {
    const { invoke, lines } = await run('async () => 1', { before: 'throw new Error("no settings");' });
    await expect(invoke({})).rejects.toThrow("test can't be loaded");
    await expect(invoke({})).rejects.toThrow("test can't be loaded");
    await expect.poll(() => lines.join('\n')).toContain('no settings');
  });

  it('loads new code when it is restarted', async () => {
    const { invoke, restart, folder } = await run('async () => 1');
    expect(await invoke({})).toBe(1);
    await writeFile(join(folder, 'index.mjs'), 'export const handler = async () => 2;');
    restart();
    await expect.poll(() => invoke({})).toBe(2);
  });
});
