import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import dynalite from 'dynalite';
import { StartError } from '../machine/start-error.ts';
import type { TableSpec } from '../template/read-template.ts';

export interface TableAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The tables behind the store's front. Nothing is checked here. */
export interface TableStore {
  readonly call: (operation: string, body: Buffer | object) => Promise<TableAnswer>;
  readonly stop: () => Promise<void>;
}

const RETRY_MS = 20;
const API_VERSION = 'DynamoDB_20120810';

/**
 * Starts dynalite with the tables that the template names. It listens on a socket in a folder that only its owner can open, since it checks
 * no signature.
 * @throws StartError
 */
export async function startTableStore(folder: string, tables: readonly TableSpec[]): Promise<TableStore> {
  const socketFolder = await mkdtemp(join(tmpdir(), 'tables-'));
  const socketPath =
    process.platform === 'win32' ? `\\\\.\\pipe\\${basename(socketFolder)}` : join(socketFolder, 'socket');
  const agent = new Agent({ keepAlive: true });
  const server = dynalite({ path: folder, createTableMs: 0 });
  // Connections stay open: a call on one that is being closed would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));

  const stop = async () => {
    agent.destroy();
    await new Promise((resolve) => server.close(resolve));
    await rm(socketFolder, { recursive: true, force: true });
  };
  try {
    await Promise.all(tables.map(createTable));
  } catch (error) {
    await stop();
    throw new StartError(
      `The tables in ${folder} can't be opened: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return { call, stop };

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
    const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    httpRequest({ socketPath, agent, method: 'POST', path: '/', headers }, resolve).on('error', reject).end(body);
    const answer = await answered;
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
  }
}
