import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves a page of somebody else, without a policy, until the test is over. @returns the port on 127.0.0.1 and localhost */
export async function serveForeign(html: string): Promise<number> {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await once(server.listen(0), 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}
