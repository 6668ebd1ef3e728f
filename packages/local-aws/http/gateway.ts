import { createServer, type RequestListener, type Server } from 'node:http';

// A client that sends too slowly is cut off after 15 s at the latest: at the first check after its time.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 14_000;
const CHECK_EVERY_MS = 500;
/** Names under which a browser on this machine reaches it; any other could be DNS rebinding. */
const HOST_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const DEFAULT_PORT = 80;

export interface Gateway {
  readonly server: Server;
  /** Until this is called, every request gets 503 with `Retry-After`. */
  readonly open: (serve: RequestListener) => void;
}

/** The only HTTP server of the distribution and the API; it accepts requests of this machine's browsers only. */
export function createGateway(): Gateway {
  let serve = serviceUnavailable;
  const limits = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
  };
  const server = createServer(limits, (request, response) => {
    if (!isOwnHost(request.headers.host, request.socket.localPort)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end('Misdirected Request\n');
    } else if (!request.url?.startsWith('/')) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad Request\n');
    } else {
      serve(request, response);
    }
  });
  return { server, open: (listener) => void (serve = listener) };
}

const serviceUnavailable: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '2' }).end('It is being started.\n');
};

function isOwnHost(host: string | undefined, port: number | undefined): boolean {
  return HOST_NAMES.some((name) => host === `${name}:${port}` || (port === DEFAULT_PORT && host === name));
}
