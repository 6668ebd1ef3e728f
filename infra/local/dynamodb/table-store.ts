import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { untilMessage } from '../machine/child-message.ts';
import { StartError } from '../machine/start-error.ts';
import { supervise } from '../machine/supervise.ts';
import type { TableSpec } from '../template/specs.ts';

export interface TableAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The tables behind the store's front. Nothing is checked here. */
export interface TableStore {
  /** Passes a call on. Waits while the process is being started again; rejects if it dies while the call is under way. */
  readonly call: (operation: string, body: Buffer | object) => Promise<TableAnswer>;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

const PROCESS = fileURLToPath(new URL('table-process.mjs', import.meta.url));
/** How long a call waits while the process is being started again. */
const CALL_TIMEOUT_MS = 5000;
const RETRY_MS = 20;
const API_VERSION = 'DynamoDB_20120810';

/** Whether a call may have reached the process before it failed. */
const wasUnderWay = (error: unknown) => {
  const { code } = error as NodeJS.ErrnoException;
  return code !== undefined && code !== 'ECONNREFUSED' && code !== 'ENOENT';
};

/** Starts dynalite in a separate process, with the tables that the template names. @throws StartError */
export async function startTableStore(folder: string, tables: readonly TableSpec[]): Promise<TableStore> {
  const socketFolder = await mkdtemp(join(tmpdir(), 'tables-'));
  const socketPath = process.platform === 'win32' ? `\\\\.\\pipe\\${basename(socketFolder)}` : join(socketFolder, 'socket');
  const agent = new Agent({ keepAlive: true });
  const child = supervise({
    start: () => fork(PROCESS, [folder, socketPath], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] }),
    async untilReady(started) {
      await untilMessage(started, 'listening');
      const { status } = await send('ListTables', '{}');
      // Another process may still hold the data for a moment: then this start has failed.
      if (status !== 200) started.kill('SIGKILL');
    },
  });

  const call: TableStore['call'] = async (operation, body) => {
    const deadline = Date.now() + CALL_TIMEOUT_MS;
    for (;;) {
      try {
        await child.ready();
        return await send(operation, Buffer.isBuffer(body) ? body : JSON.stringify(body));
      } catch (error) {
        if (wasUnderWay(error) || Date.now() > deadline) throw error;
        await sleep(RETRY_MS);
      }
    }
  };

  const stop = async () => {
    await child.stop();
    agent.destroy();
    await rm(socketFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all(tables.map(createTable));
  } catch (error) {
    await stop();
    throw new StartError(`The tables in ${folder} can't be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { call, pid: child.pid, stop };

  async function createTable({ name, keySchema, attributes }: TableSpec): Promise<void> {
    const definition = { TableName: name, KeySchema: keySchema, AttributeDefinitions: attributes, BillingMode: 'PAY_PER_REQUEST' };
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

  function send(operation: string, body: string | Buffer): Promise<TableAnswer> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'content-length': Buffer.byteLength(body),
        'x-amz-target': `${API_VERSION}.${operation}`,
        // dynalite requires a signature, and checks none.
        authorization: 'AWS4-HMAC-SHA256 Credential=x/20000101/x/dynamodb/aws4_request, SignedHeaders=host, Signature=x',
        'x-amz-date': 'x',
      };
      const request = httpRequest({ socketPath, agent, method: 'POST', path: '/', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(chunks) }));
      });
      request.on('error', reject);
      request.end(body);
    });
  }
}
