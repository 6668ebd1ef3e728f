import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
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
      const smaller = await compressed(body, headers['content-type'] ?? '');
      response.writeHead(200, { ...headers, ...(smaller && { 'content-encoding': 'br' }) });
      return response.end(smaller ?? body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** What networks of delivery servers compress; only Chromium asks, which takes Brotli. */
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|xml)|image\/svg\+xml)/u;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const known = new WeakMap<Buffer, Promise<Buffer>>();

/** Each body once. */
function compressed(body: Buffer, type: string): Promise<Buffer> | undefined {
  if (!COMPRESSIBLE.test(type)) return undefined;
  const result = known.get(body) ?? promisify(brotliCompress)(body, options);
  known.set(body, result);
  return result;
}
