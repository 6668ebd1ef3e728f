import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LocalHost } from '@works/local-aws/local-host';
import type { LocalSettings } from '../../infra/start/start-site.ts';
import { LONG_TIME_LIMITS } from '../fixtures/long-time-limits.ts';
import { ownStack } from '../infra/fixtures/own-stack.ts';
import { isFull } from './effort.ts';

type Known = Pick<LocalHost, 'url' | 'operator'> & { readonly pids: ReturnType<LocalHost['pids']> };
/** The running system, seen from outside. */
export type System = Awaited<ReturnType<typeof startSystem>>;

const PROCESS = fileURLToPath(new URL('system-process.ts', import.meta.url));

/** Starts the whole system, by default for one machine. @param settings with a `dataDir` that stays, or else one that goes with the system */
export async function startSystem(settings: Partial<LocalSettings> = {}) {
  const stack = settings.stack ?? (await ownStack());
  const folder = await mkdtemp(join(tmpdir(), 'website-system-'));
  const dataDir = settings.dataDir ?? join(folder, 'data');
  const logFile = join(folder, 'log');
  const log = await open(logFile, 'w');
  const child = fork(PROCESS, { stdio: ['ignore', log.fd, log.fd, 'ipc'] });
  // As a message: a synthesised stack is longer than an argument may be.
  child.send({ port: 0, timeLimits: isFull ? undefined : LONG_TIME_LIMITS, ...settings, stack, dataDir });
  await log.close();
  const readLog = () => readFile(logFile, 'utf8');
  /** What the process says next. @throws Error with its log if it ends instead */
  const told = async () => {
    const ended = once(child, 'exit').then(async () => {
      throw new Error(`The system ended: ${await readLog()}`);
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Known];
    return message;
  };
  const dispose = async () => {
    const ended = once(child, 'exit');
    if (child.kill('SIGKILL')) await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const { url, operator } = await told();
    const pids = async () => {
      child.send('pids');
      return (await told()).pids;
    };
    return { url, operator, pid: child.pid ?? 0, pids, log: readLog, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}
