import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as v from 'valibot';
import type { Answer } from '../http/answer.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../template/read-template.ts';
import type { Invoke } from './run-function.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|javascript|xml|x-www-form-urlencoded))/i;

/** @param added headers that CloudFront put in */
export type HttpApi = (
  request: IncomingMessage,
  path: string,
  search: string,
  added: Readonly<Record<string, string>>,
) => Promise<Answer>;

/** What is refused before it reaches the API, and how. */
export interface BodyLimit {
  readonly bytes: number;
  readonly answer: { readonly status: number; readonly json: unknown };
}

interface HttpApiSettings {
  readonly routes: readonly Route[];
  readonly invoke: Invoke;
  /** The API's own host name: CloudFront replaces the viewer's Host header by it. */
  readonly domain: string;
  readonly account: string;
  readonly bodyLimit: BodyLimit;
}

/**
 * An HTTP API of API Gateway: hands a request to the function of its route as an event, payload format 2.0, and its result back.
 * Bodies above the limit are refused without holding them.
 */
export function createHttpApi({ routes, invoke, domain, account, bodyLimit }: HttpApiSettings): HttpApi {
  const { bytes, answer: tooLarge } = bodyLimit;
  return async (request, path, search, added) => {
    const route = routes.find(
      (candidate) => candidate.path === path && ['ANY', request.method].includes(candidate.method),
    );
    if (!route) return json(404, { message: 'Not Found' });
    const body = await readBody(request, bytes);
    if (!body) return json(tooLarge.status, tooLarge.json);
    const event = eventOf(request, { route, path, search, body, domain, account, added });
    try {
      return answerOf(await invoke(route.functionId, event));
    } catch (error) {
      process.stderr.write(`${route.key}: ${error instanceof Error ? error.message : String(error)}\n`);
      return json(500, { message: 'Internal Server Error' });
    }
  };
}

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

interface Call {
  readonly route: Route;
  readonly path: string;
  readonly search: string;
  readonly body: Buffer;
  readonly domain: string;
  readonly account: string;
  readonly added: Readonly<Record<string, string>>;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
function eventOf(
  request: IncomingMessage,
  { route, path, search, body, domain, account, added }: Call,
): APIGatewayProxyEventV2 {
  const { cookie, connection: _hop, 'transfer-encoding': _coding, host: _site, ...headers } = request.headers;
  const { method = '', socket } = request;
  const viewer = socket.remoteAddress ?? '';
  // Decoding broken UTF-8 would hide the fault from the function.
  const isText = TEXT.test(headers['content-type'] ?? 'text/plain') && isUtf8(body);
  const now = new Date();
  const query = Object.entries(Object.groupBy(new URLSearchParams(search), ([name]) => name));
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath: path,
    rawQueryString: search,
    ...(cookie !== undefined && { cookies: cookie.split('; ') }),
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...added,
      host: domain,
      'x-forwarded-for': viewer,
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
    },
    ...(query.length > 0 && {
      queryStringParameters: Object.fromEntries(
        query.map(([name, pairs = []]) => [name, pairs.map(([, value]) => value).join(',')]),
      ),
    }),
    requestContext: {
      accountId: account,
      apiId: domain.split('.')[0] ?? '',
      domainName: domain,
      domainPrefix: domain.split('.')[0] ?? '',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: viewer, userAgent: headers['user-agent'] ?? '' },
      requestId: randomUUID(),
      routeKey: route.key,
      stage: '$default',
      time: now.toUTCString().replace(/^\w+, (\d+) (\w+) (\d+) (\S+) GMT$/, '$1/$2/$3:$4 +0000'),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** What API Gateway makes of a function's result. @throws Error if it has no status, or cookies, which are not implemented */
function answerOf(result: unknown): Answer {
  const { statusCode, headers, body, isBase64Encoded } = v.parse(functionResult, result);
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

const functionResult = v.strictObject({
  statusCode: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  body: v.optional(v.string(), ''),
  isBase64Encoded: v.optional(v.boolean(), false),
});
