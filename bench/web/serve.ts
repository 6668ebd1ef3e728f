import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { compress } from '@works/local-aws/edge/compress';
import { certificate } from './audit.mjs';
import type { Variant } from './variants.ts';

export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a variant as CloudFront would: HTTP/2, compressed, with the headers of each file. */
export async function serve({ fileAt }: Variant): Promise<Served> {
  const { private: key, cert } = await certificate();
  const server = createSecureServer({ key, cert, allowHTTP1: true });
  server.on('request', (request, response) => {
    void (async () => {
      const path = decodeURIComponent(request.url.split('?')[0] ?? '/');
      const file = await fileAt(path);
      if (!file) return response.writeHead(404).end();
      const { body, headers } = file;
      const smaller = await compress(
        body,
        headers['content-type'] ?? '',
        String(request.headers['accept-encoding'] ?? ''),
      );
      response.writeHead(200, { ...headers, ...(smaller && { 'content-encoding': smaller.encoding }) });
      return response.end(smaller?.body ?? body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
