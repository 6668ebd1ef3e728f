import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createDesk, type DeskSettings } from './desk-app.ts';

const LOOPBACK = '127.0.0.1';
const IDLE_MS = 30 * 60 * 1000;

/**
 * Serves the desk to this machine, until it has not been used for half an hour.
 * @param port 0 for a free one
 * @returns the address that lets one browser in, and when it is closed
 * @throws Error of the system if the port is taken
 */
export async function serveDesk(settings: DeskSettings, port: number) {
  const server = createServer();
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  const origin = `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const closed = once(server, 'close');
  const idle = setTimeout(() => {
    server.close();
    server.closeAllConnections();
  }, IDLE_MS);
  const { app, address } = createDesk(settings, origin, () => void idle.refresh());
  server.on('request', (message, response) => void answer(message, response));
  return { address, closed };

  /** `@hono/node-server` would do this with 29 files more to install. */
  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { method, url, headers } = message;
      const body = method === 'POST' && { body: Readable.toWeb(message) as BodyInit, duplex: 'half' };
      const answered = await app.fetch(
        new Request(`${origin}${url}`, { method, headers: headers as HeadersInit, ...body }),
      );
      response.writeHead(answered.status, [...answered.headers].flat());
      if (answered.body) await pipeline(Readable.fromWeb(answered.body as ReadableStream), response);
      else response.end();
    } catch {
      // The page was closed, or an export broke off: an incomplete file must not look complete.
      response.destroy();
    }
  }
}
