import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to one call on its way to a store:
 * - `reset`: the connection breaks before the request reaches the store;
 * - `half`: it breaks when half of the body has gone through;
 * - `cut`: the store does its work, and its answer is lost;
 * - `slow`: everything arrives, half a second late.
 */
export type Fault = 'pass' | 'reset' | 'half' | 'cut' | 'slow' | 'fail' | 'throttle';

const SLOW_MS = 500;
const LOOPBACK = '127.0.0.1';

const dynamoError = (name: string) =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'no' });
const s3Error = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message></Error>`;

/** How each service says that it fails, and that it is asked too much. */
export const errorAnswers = {
  dynamodb: {
    type: 'application/x-amz-json-1.0',
    fail: { status: 500, body: dynamoError('InternalServerError') },
    throttle: { status: 400, body: dynamoError('ProvisionedThroughputExceededException') },
  },
  s3: {
    type: 'application/xml',
    fail: { status: 500, body: s3Error('InternalError') },
    throttle: { status: 503, body: s3Error('SlowDown') },
  },
} as const;

const pass = (): Fault => 'pass';

export async function startFaultProxy(errors: (typeof errorAnswers)['dynamodb' | 's3']) {
  let target = '';
  let decide = pass;
  const server = createServer((request, response) => spoil(decide(), request, response));
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  return {
    origin: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    /** The store that is behind it. */
    leadTo: (origin: string) => void (target = origin),
    behave: (next: () => Fault) => void (decide = next),
    disconnect: () => server.closeAllConnections(),
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close().closeAllConnections();
      await closed;
    },
  };

  function spoil(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
    request.on('error', () => {});
    if (fault === 'reset') request.socket.destroy();
    else if (fault === 'fail' || fault === 'throttle') {
      request.resume();
      const { status, body } = errors[fault];
      response.writeHead(status, { 'content-type': errors.type }).end(body);
    } else if (fault === 'slow') setTimeout(() => passOn(request, response, fault), SLOW_MS);
    else passOn(request, response, fault);
  }

  /** The host's name in the request stays as it was signed. */
  function passOn(request: IncomingMessage, response: ServerResponse, fault: Fault): void {
    const { method, url, headers } = request;
    const upstream = httpRequest(target + url, { method, headers, setHost: false }, (answer) => {
      if (fault === 'cut') {
        answer.resume();
        answer.on('end', () => request.socket.destroy());
      } else {
        response.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
        answer.pipe(response);
      }
    });
    upstream.on('error', () => request.socket.destroy());
    response.on('close', () => upstream.destroy());
    if (fault !== 'half') return void request.pipe(upstream);
    const enough = Number(headers['content-length'] ?? 0) / 2;
    let passed = 0;
    request.on('data', (chunk: Buffer) => {
      upstream.write(chunk.subarray(0, Math.max(0, Math.ceil(enough) - passed)));
      passed += chunk.length;
      if (passed < enough) return;
      upstream.destroy();
      request.socket.destroy();
    });
  }
}
