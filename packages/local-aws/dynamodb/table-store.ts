import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { diskFull, isDiskFull } from '../machine/disk-room.ts';
import { StartError } from '../machine/start-error.ts';
import type { TableSpec } from '../template/read-template.ts';
import type { FromThread, TableThread, ToThread } from './table-thread.ts';

export interface TableAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The tables behind the store's front. Nothing is checked here. */
export interface TableStore {
  /** @throws Error while the tables can't be opened or written: the call may or may not have been done */
  readonly call: (operation: string, body: Buffer | object) => Promise<TableAnswer>;
  /**
   * Waits until a failure before this moment would have ended the tables: a LevelDB that could not write half a row goes on behind it, and loses
   * at the next start what it has confirmed since.
   * @throws Error if it has
   */
  readonly confirm: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 20;
/** From a failure until the tables are opened again. */
const PAUSE_MS = 1000;
const API_VERSION = 'DynamoDB_20120810';

/**
 * Starts dynalite with the tables that the template names. It listens on a socket in a folder that only its owner can open, since it checks
 * no signature. When it fails, for instance on a full disk, calls fail until it can be opened again, which is tried every second.
 * @param say given what was damaged, when the tables fail, and when they work again
 * @throws StartError
 */
export async function startTableStore(
  folder: string,
  tables: readonly TableSpec[],
  say: (line: string) => void = () => {},
): Promise<TableStore> {
  const socketFolder = await mkdtemp(join(tmpdir(), 'tables-'));
  const agent = new Agent({ keepAlive: true });
  let running: ReturnType<typeof runThread> | undefined;
  /** Until the tables are open again. */
  let failure: Error | undefined;
  let openings = 0;
  let state: 'starting' | 'started' | 'stopped' = 'starting';

  const stop = async () => {
    state = 'stopped';
    agent.destroy();
    await running?.end();
    await rm(socketFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all(tables.map(createTable));
  } catch (error) {
    await stop();
    if (isDiskFull(failure)) throw diskFull(folder);
    const { message } = failure ?? (error as Error);
    throw new StartError(`The tables in ${folder} can't be opened: ${message}`);
  }
  state = 'started';
  const confirm = async () => {
    if (!running) throw failure ?? new Error('The tables are closed');
    await running.ping();
  };
  return { call, confirm, stop };

  async function createTable({ name, keySchema, attributes }: TableSpec): Promise<void> {
    const definition = {
      TableName: name,
      KeySchema: keySchema,
      AttributeDefinitions: attributes,
      BillingMode: 'PAY_PER_REQUEST',
    };
    const { status, body } = await call('CreateTable', definition);
    const text = body.toString('utf8');
    if (status !== 200 && !text.includes('ResourceInUseException')) throw new Error(`${name}: ${text}`);
    // A new table becomes active a moment later.
    while (!(await isActive(name))) await sleep(RETRY_MS);
  }

  async function isActive(name: string): Promise<boolean> {
    const { body } = await call('DescribeTable', { TableName: name });
    return body.toString('utf8').includes('"TableStatus":"ACTIVE"');
  }

  async function call(operation: string, content: Buffer | object): Promise<TableAnswer> {
    const body = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      'content-length': body.length,
      'x-amz-target': `${API_VERSION}.${operation}`,
      // dynalite requires a signature, and checks none.
      authorization: 'AWS4-HMAC-SHA256 Credential=x/20000101/x/dynamodb/aws4_request, SignedHeaders=host, Signature=x',
      'x-amz-date': 'x',
    };
    const path = await open();
    const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    httpRequest({ socketPath: path, agent, method: 'POST', path: '/', headers }, resolve).on('error', reject).end(body);
    const answer = await answered;
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
  }

  /** @returns path of the socket, when the tables are open */
  async function open(): Promise<string> {
    if (state === 'stopped') throw new Error('The tables are closed');
    if (!running && failure) throw failure;
    running ??= runThread({ folder, tables, socketPath: socketPath(`${++openings}`) }, onEnd);
    const { path, lines } = await running.ready;
    if (failure) say(`The tables in ${folder} are open again.`);
    failure = undefined;
    for (const line of lines.splice(0)) say(line);
    return path;
  }

  function onEnd(error: Error): void {
    running = undefined;
    if (!failure && state === 'started') say(`The tables in ${folder} failed and are opened again: ${error.message}`);
    failure = error;
    if (state === 'started') setTimeout(openAgain, PAUSE_MS).unref();
  }

  function openAgain(): void {
    if (state !== 'started') return;
    running ??= runThread({ folder, tables, socketPath: socketPath(`${++openings}`) }, onEnd);
    // The next failure comes here again.
    open().catch(() => {});
  }

  function socketPath(name: string): string {
    return process.platform === 'win32' ? `\\\\.\\pipe\\${basename(socketFolder)}-${name}` : join(socketFolder, name);
  }
}

/** @param onEnd called with the cause when the thread has ended unasked */
function runThread(thread: TableThread, onEnd: (error: Error) => void) {
  const worker = new Worker(new URL('table-thread.ts', import.meta.url), { workerData: thread, execArgv: [] });
  const { promise: ready, resolve, reject } = Promise.withResolvers<{ path: string; lines: string[] }>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  // The call that opens the tables reports it.
  ready.catch(() => {});
  const pings = new Map<number, PromiseWithResolvers<void>>();
  let pinged = 0;
  let cause: unknown = new Error('The thread has ended');
  let isAsked = false;
  worker.on('message', (message: FromThread) => {
    if (typeof message !== 'number') resolve({ path: thread.socketPath, lines: [...message] });
    else pings.get(message)?.resolve();
  });
  worker.once('error', (error) => (cause = error));
  worker.once('exit', () => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (!isAsked) onEnd(error);
    reject(error);
    for (const ping of pings.values()) ping.reject(error);
    end();
  });
  const post = (message: ToThread) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(message);
  };
  return {
    ready,
    async ping() {
      const id = ++pinged;
      const ping = Promise.withResolvers<void>();
      pings.set(id, ping);
      post(id);
      try {
        await ping.promise;
      } finally {
        pings.delete(id);
      }
    },
    async end() {
      isAsked = true;
      post('end');
      await ended;
    },
  };
}
