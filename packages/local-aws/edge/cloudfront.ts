import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answer } from '../http/answer.ts';
import { isLike } from '../iam/policies.ts';
import type { HttpApi } from '../lambda/http-api.ts';
import type { Behaviour, Distribution, Origin } from '../template/read-distribution.ts';
import { answerFromBucket, type BucketContents } from './bucket-origin.ts';
import { compress } from './compress.ts';
import { edgeHeaders, edgeQuery, loadEdgeFunction, type EdgeRequest, type EdgeResponse } from './edge-function.ts';

export interface Origins {
  readonly buckets: readonly BucketContents[];
  readonly api: HttpApi;
  readonly apiDomain: string;
}

/**
 * The distribution: finds the behaviour of a path, runs its CloudFront Functions, asks its origin, compresses, and sets the headers
 * of its policy. Nothing is cached.
 */
export function createDistribution(distribution: Distribution, origins: Origins): RequestListener {
  const codes = distribution.behaviours.flatMap(({ edgeFunctions }) => Object.values(edgeFunctions));
  const edge = new Map(codes.map((code) => [code, loadEdgeFunction(code)]));

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
    send(request, response, { ...answer, headers: { ...answer.headers, ...behaviour.headers } });
  }

  async function answerOf(request: IncomingMessage, behaviour: Behaviour, uri: string, search: string) {
    const { method = '' } = request;
    if (!behaviour.allowedMethods.includes(method)) {
      request.resume();
      return methodNotAllowed;
    }
    const headers = edgeHeaders(request.headers);
    const original = { method, uri, querystring: edgeQuery(search), headers, cookies: {} };
    const changed = runEdge(behaviour, 'viewer-request', request, original);
    if ('statusCode' in changed) return generated(changed);
    refuseOtherChanges(original, changed);
    const asked = changed.uri === '/' ? `/${distribution.rootObject}` : changed.uri;
    const answer = await compressed(request, behaviour, await ask(request, behaviour, asked, search));
    // CloudFront runs no function on an origin's error.
    if (answer.status >= 400) return answer;
    const response = { statusCode: answer.status, headers: edgeHeaders(answer.headers) };
    const finished = runEdge(behaviour, 'viewer-response', request, changed, response) as EdgeResponse;
    return { ...answer, status: finished.statusCode, headers: plainHeaders(finished) };
  }

  function runEdge(
    { edgeFunctions }: Behaviour,
    eventType: 'viewer-request' | 'viewer-response',
    { socket }: IncomingMessage,
    request: EdgeRequest,
    response?: EdgeResponse,
  ): EdgeRequest | EdgeResponse {
    const run = edge.get(edgeFunctions[eventType] ?? '');
    if (!run) return response ?? request;
    const { domain: distributionDomainName, id: distributionId } = distribution;
    const context = { distributionDomainName, distributionId, eventType, requestId: randomUUID() };
    const viewer = { ip: socket.remoteAddress ?? '' };
    return run({ version: '1.0', context, viewer, request, ...(response && { response }) });
  }

  /** Asks the origin; and its fallback, if the status is one of those that make CloudFront do so. */
  async function ask(request: IncomingMessage, { origin, fallback }: Behaviour, uri: string, search: string) {
    const answer = await askOrigin(request, origin, uri, search);
    return fallback?.statuses.includes(answer.status) ? askOrigin(request, fallback.origin, uri, search) : answer;
  }

  async function askOrigin(request: IncomingMessage, origin: Origin, uri: string, search: string): Promise<Answer> {
    if (origin.domain === origins.apiDomain) return origins.api(request, uri, search, origin.headers);
    const bucket = origins.buckets.find(({ spec }) => spec.domain === origin.domain);
    if (!bucket) throw new Error(`No origin ${origin.domain} on this machine`);
    request.resume();
    return answerFromBucket(bucket, decodeKey(uri), request, origin.signed ? distribution.arn : undefined);
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
  if (JSON.stringify({ ...before, uri: '' }) !== JSON.stringify({ ...after, uri: '' }))
    throw new Error('The local host knows no CloudFront Function that changes more of a request than its URI.');
}

/** The answer that a viewer-request function made itself. */
const generated = (response: EdgeResponse): Answer => ({
  status: response.statusCode,
  headers: plainHeaders(response),
  body: Buffer.from(response.body?.data ?? ''),
});

const plainHeaders = ({ headers = {} }: EdgeResponse): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));

async function compressed(request: IncomingMessage, behaviour: Behaviour, answer: Answer): Promise<Answer> {
  if (!behaviour.compress) return answer;
  const varied = { ...answer, headers: { ...answer.headers, vary: 'Accept-Encoding' } };
  if (answer.status === 304) return varied;
  if (!answer.body) return answer;
  const { etag, 'content-length': _length, ...headers } = answer.headers;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const result = await compress(answer.body, headers['content-type'] ?? '', accepted);
  if (!result) return varied;
  return {
    status: answer.status,
    headers: {
      ...headers,
      ...(etag !== undefined && { etag: `W/${etag}` }),
      'content-encoding': result.encoding,
      vary: 'Accept-Encoding',
    },
    body: result.body,
  };
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, ...(body && { 'content-length': body.length }) });
  response.end(method === 'HEAD' ? undefined : body);
}
