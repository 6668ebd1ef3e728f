import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request as a whole.
 * @returns undefined if it is longer than `maxBytes`
 * @throws Error if the client aborts
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= maxBytes ? Buffer.concat(chunks) : undefined;
}
