import { Socket } from 'node:net';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { NoSuchKey, S3Client, type GetObjectCommand } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, type PutCommand } from '@aws-sdk/lib-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { afterAll, expect, vi } from 'vitest';
import type { PostHandler } from '../../../functions/runtime/handle-post.ts';
import type { FieldError } from '../../../shared/api.ts';
import { handlerOf, postEvent, post as postPairs } from '../../functions/call.ts';
import { CANARY } from '../filled.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/**
 * The real handlers in this process, fast enough for a hundred thousand calls: stubs in the place of AWS, of every way out of this machine and of the
 * log, until the file is over.
 */
export function openTarget() {
  let stored: StoredRow | undefined;
  const ids = new Set<string>();
  const askedFor = new Set<string>();
  const faults: string[] = [];
  const handlers = new Map<string, PostHandler>();
  const attributesBefore = Object.getOwnPropertyNames(Object.prototype).join();

  const say = process.stdout.write.bind(process.stdout);
  // Plain functions: a spy would remember every call.
  const replaced = [
    replace(
      DynamoDBDocumentClient.prototype,
      'send',
      async ({ input: { Item = {} } }: { input: PutCommand['input'] }) => {
        const id = String(Item['id']);
        // What the document client sends, read back.
        stored = unmarshall(marshall(Item));
        if (ids.has(id)) throw new ConditionalCheckFailedException({ message: 'no', $metadata: {} });
        ids.add(id);
        return {};
      },
    ),
    replace(S3Client.prototype, 'send', async ({ input: { Key = '' } }: { input: GetObjectCommand['input'] }) => {
      askedFor.add(Key);
      throw new NoSuchKey({ message: 'no', $metadata: {} });
    }),
    replace(Socket.prototype, 'connect', () => {
      faults.push('a connection was opened');
      throw new Error('There is no way out');
    }),
    replace(process.stdout, 'write', (line: string) => {
      if (line.includes(CANARY)) faults.push('the log holds what was sent');
      if (!line.startsWith('{')) return say(line);
      if ((JSON.parse(line) as { level: string }).level !== 'INFO') faults.push(line);
      return true;
    }),
  ];
  afterAll(() => {
    for (const restore of replaced) restore();
    vi.unstubAllEnvs();
  });

  const begin = async (name: string) => {
    stored = undefined;
    const handler = handlers.get(name) ?? (await handlerOf(name));
    handlers.set(name, handler);
    return handler;
  };

  return {
    /** Keys that were asked for in the bucket. */
    askedFor,
    /** Calls a Lambda with the text or the bytes of a body. @returns `stored`: what was stored because of it */
    async send(name: string, body: string | Buffer) {
      const handler = await begin(name);
      const isText = typeof body === 'string';
      const event = postEvent(isText ? body : body.toString('base64'), { isBase64Encoded: !isText });
      const { statusCode = 0, body: text = '' } = await handler(event);
      if (text.includes(CANARY)) faults.push(`an answer of ${name} holds what was sent`);
      return { status: statusCode, text, errors: (JSON.parse(text) as { errors?: FieldError[] }).errors, stored };
    },
    /** Posts pairs to a form as a browser without script does. */
    async post(name: string, pairs: Readonly<Record<string, string>>) {
      const handler = await begin(name);
      return { ...(await postPairs(handler, pairs)), stored };
    },
    /** What has to be true in the end, whatever came. */
    expectSound() {
      expect(faults).toEqual([]);
      expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(attributesBefore);
    },
  };
}

/** @returns the function that puts the original back */
function replace(owner: object, name: string, stub: unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value: stub, configurable: true, writable: true });
  return () => {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  };
}
