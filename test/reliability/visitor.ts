import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the first byte sent to the last one received, in milliseconds. */
  readonly ms: number;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
}

const agent = new Agent({ keepAlive: true });

/**
 * Sends a request. Not by `fetch`, which corrects what tests want to send wrongly.
 * @throws Error if the connection is refused or cut, or the request hangs
 */
export function request(url: string, sent: Sent = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = sent;
    const started = performance.now();
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = httpRequest(url, { agent, method, headers: { ...length, ...headers } }, async (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const answered = await buffer(response).catch(reject);
      if (answered) resolve({ status, headers: received, body: answered, ms: performance.now() - started });
    });
    outgoing.setTimeout(WAIT_LIMIT_MS, () => outgoing.destroy(new Error('The request hangs')));
    // A kept connection that the server has just closed: browsers try such a request again as well.
    const isStale = (error: NodeJS.ErrnoException) => outgoing.reusedSocket && error.code === 'ECONNRESET';
    outgoing.on('error', (error) => (isStale(error) ? resolve(request(url, sent)) : reject(error)));
    outgoing.end(body);
  });
}

export const post = (url: string, body: unknown): Promise<Answer> =>
  request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export const jsonOf = <Value>({ body }: Answer): Value => JSON.parse(body.toString('utf8')) as Value;

/** Does work for every item, so many at a time, in order. */
export async function inLines<Item, Result>(
  items: readonly Item[],
  lines: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const line = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: lines }, line));
  return results;
}
