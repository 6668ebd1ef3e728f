import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '../http/answer.ts';
import { isLike } from '../iam/policies.ts';
import type { HttpApi } from '../lambda/http-api.ts';
import { bucketDomain } from '../template/aws-names.ts';
import type { Behaviour, Distribution, EdgeEventType, Origin } from '../template/read-distribution.ts';
import { answerFromBucket, type BucketContents } from './bucket-origin.ts';
import { compress } from './compress.ts';
import {
  edgeHeaders,
  edgeQuery,
  loadEdgeFunction,
  type EdgeEvent,
  type EdgeRequest,
  type EdgeResponse,
} from './edge-function.ts';
import { storageError } from './storage-error.ts';

export interface Origins {
  /** By name. */
  readonly buckets: ReadonlyMap<string, BucketContents>;
  readonly api: HttpApi;
  readonly apiDomain: string;
}

/**
 * The distribution: finds the behaviour of a path, runs its CloudFront Functions, asks its origin, compresses, and sets the headers
 * of its policy. Nothing is cached.
 */
export function createDistribution(distribution: Distribution, origins: Origins): RequestListener {
  const edge = new Map(
    distribution.behaviours
      .flatMap(({ edgeFunctions }) => Object.values(edgeFunctions))
      .map((code) => [code, loadEdgeFunction(code)]),
  );

  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return response.destroy();
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      return response.writeHead(502, { 'content-type': 'text/plain' }).end('Bad Gateway');
    });
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', ...rest] = (request.url ?? '/').split('?');
    const behaviour = behaviourOf(distribution, path);
    const answer = await answerOf(request, behaviour, path, rest.join('?'));
    await send(request, response, { ...answer, headers: { ...answer.headers, ...behaviour.headers } });
  }

  async function answerOf(
    request: IncomingMessage,
    behaviour: Behaviour,
    path: string,
    search: string,
  ): Promise<Answer> {
    if (!behaviour.allowedMethods.includes(request.method ?? '')) {
      request.resume();
      return methodNotAllowed;
    }
    const original: EdgeRequest = {
      method: request.method ?? '',
      uri: path,
      querystring: edgeQuery(search),
      headers: edgeHeaders(request.headers),
      cookies: {},
    };
    const changed = runEdge(behaviour, 'viewer-request', request, original);
    if ('statusCode' in changed) return generated(changed);
    refuseOtherChanges(original, changed);
    const answer = await compressed(request, behaviour, await ask(request, behaviour, changed.uri, search));
    // CloudFront runs no function on an origin's error.
    if (answer.status >= 400) return answer;
    const response: EdgeResponse = { statusCode: answer.status, headers: edgeHeaders(answer.headers) };
    const finished = runEdge(behaviour, 'viewer-response', request, changed, response) as EdgeResponse;
    return { ...answer, status: finished.statusCode, headers: plainHeaders(finished) };
  }

  function runEdge(
    behaviour: Behaviour,
    eventType: EdgeEventType,
    incoming: IncomingMessage,
    request: EdgeRequest,
    response?: EdgeResponse,
  ): EdgeRequest | EdgeResponse {
    const run = edge.get(behaviour.edgeFunctions[eventType] ?? '');
    if (!run) return response ?? request;
    const event: EdgeEvent = {
      version: '1.0',
      context: {
        distributionDomainName: distribution.domain,
        distributionId: distribution.id,
        eventType,
        requestId: randomUUID(),
      },
      viewer: { ip: incoming.socket.remoteAddress ?? '' },
      request,
      ...(response && { response }),
    };
    return run(event);
  }

  /** Asks the origin; and its fallback, if the status is one of those that make CloudFront do so. */
  async function ask(
    request: IncomingMessage,
    { origin, fallback }: Behaviour,
    uri: string,
    search: string,
  ): Promise<Answer> {
    const answer = await askOrigin(request, origin, uri, search);
    return fallback?.statuses.includes(answer.status) ? askOrigin(request, fallback.origin, uri, search) : answer;
  }

  async function askOrigin(request: IncomingMessage, origin: Origin, uri: string, search: string): Promise<Answer> {
    if (origin.domain === origins.apiDomain) return origins.api(request, uri, search, origin.headers);
    const bucket = [...origins.buckets].find(([name]) => bucketDomain(name) === origin.domain)?.[1];
    if (!bucket) throw new Error(`No origin ${origin.domain} on this machine`);
    request.resume();
    const key = decodeKey(uri);
    if (key === undefined) return storageError(403, 'AccessDenied');
    return answerFromBucket(bucket, key, request, origin.signed ? distribution.arn : undefined);
  }
}

/** The first behaviour whose pattern fits; the default one fits all. */
export function behaviourOf({ behaviours }: Pick<Distribution, 'behaviours'>, path: string): Behaviour {
  const behaviour = behaviours.find(({ pathPattern }) => isLike(path, pathPattern));
  if (!behaviour) throw new Error('A distribution has a default behaviour');
  return behaviour;
}

const methodNotAllowed: Answer = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<h1>403 ERROR</h1><p>This distribution is not configured to allow the HTTP request method.</p>'),
};

function decodeKey(uri: string): string | undefined {
  try {
    return decodeURIComponent(uri.slice(1));
  } catch {
    return undefined;
  }
}

/** A function may give the request another URI here; whatever else it changed would be lost, so it is an error. */
function refuseOtherChanges(before: EdgeRequest, after: EdgeRequest): void {
  const names = ['method', 'querystring', 'headers', 'cookies'] as const;
  const changed = names.find((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed)
    throw new Error(`The local host doesn't know a CloudFront Function that changes the request's ${changed}.`);
}

/** The answer that a viewer-request function made itself. */
function generated(response: EdgeResponse): Answer {
  const { statusCode, body } = response;
  const text = typeof body === 'string' ? body : body?.data;
  return {
    status: statusCode,
    headers: plainHeaders(response),
    ...(text !== undefined && { body: Buffer.from(text) }),
  };
}

const plainHeaders = ({ headers = {} }: EdgeResponse): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, { value, multiValue }]) => [
      name,
      multiValue ? multiValue.map((item) => item.value) : value,
    ]),
  );

async function compressed(request: IncomingMessage, behaviour: Behaviour, answer: Answer): Promise<Answer> {
  // CloudFront compresses no partial content.
  if (!behaviour.compress || answer.status === 206 || !Buffer.isBuffer(answer.body)) return answer;
  const { etag, 'accept-ranges': _ranges, 'content-length': _length, ...headers } = answer.headers;
  const result = await compress(
    answer.body,
    String(headers['content-type']),
    String(request.headers['accept-encoding'] ?? ''),
  );
  if (!result) return { ...answer, headers: { ...answer.headers, vary: 'Accept-Encoding' } };
  return {
    status: answer.status,
    headers: {
      ...headers,
      ...(etag !== undefined && { etag: `W/${String(etag)}` }),
      'content-encoding': result.encoding,
      vary: 'Accept-Encoding',
    },
    body: result.body,
  };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): Promise<void> {
  response.writeHead(status, { ...headers, ...(Buffer.isBuffer(body) && { 'content-length': body.length }) });
  if (body === undefined || Buffer.isBuffer(body)) {
    response.end(request.method === 'HEAD' ? undefined : body);
  } else if (request.method === 'HEAD') {
    body.destroy();
    response.end();
  } else {
    await pipeline(body, response);
  }
}
