import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { MAX_BODY_BYTES } from '../../../shared/api.ts';
import type { Answer } from '../http/answer.ts';
import { readBody } from '../http/read-body.ts';
import { ACCOUNT_ID } from '../template/aws-names.ts';
import type { Route } from '../template/specs.ts';
import type { RunningFunction } from './run-function.ts';

const TEXT = /^(?:text\/|application\/(?:[\w.+-]*json|javascript|xml|x-www-form-urlencoded))/i;

/** @param added headers that CloudFront put in */
export type HttpApi = (
  request: IncomingMessage,
  path: string,
  search: string,
  added?: Readonly<Record<string, string>>,
) => Promise<Answer>;

/**
 * An HTTP API of API Gateway: hands a request to the function of its route as an event, payload format 2.0, and its result back.
 * Bodies above the firewall's limit are refused as the firewall does, without holding them.
 * @param domain the API's own host name: CloudFront replaces the viewer's Host header by it
 * @param functions by logical id
 */
export function createHttpApi(
  routes: readonly Route[],
  functions: ReadonlyMap<string, RunningFunction>,
  domain: string,
): HttpApi {
  return async (request, path, search, added = {}) => {
    const route = routes.find(
      (candidate) => candidate.path === path && ['ANY', request.method].includes(candidate.method),
    );
    const called = route && functions.get(route.functionId);
    if (!called) return json(404, { message: 'Not Found' });
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) return tooLarge;
    const event = eventOf(request, { route, path, search, body, domain, added });
    try {
      return { ...answerOf(await called.invoke(event)) };
    } catch {
      return json(500, { message: 'Internal Server Error' });
    }
  };
}

const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** As the firewall answers on AWS (`infra/stack/firewall.ts`). */
const tooLarge = json(413, { type: 'urn:problem:body-too-large', title: 'The body is too large', status: 413 });

interface Call {
  readonly route: Route;
  readonly path: string;
  readonly search: string;
  readonly body: Buffer;
  readonly domain: string;
  readonly added: Readonly<Record<string, string>>;
}

/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html */
function eventOf(request: IncomingMessage, { route, path, search, body, domain, added }: Call): APIGatewayProxyEventV2 {
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
      accountId: ACCOUNT_ID,
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

/** What API Gateway makes of a function's result; one without a status is the body itself. @throws Error if it is no answer */
function answerOf(result: unknown): Answer {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) return json(200, result);
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = result as APIGatewayProxyStructuredResultV2;
  if (!statusCode || !Number.isInteger(statusCode) || statusCode < 100 || statusCode > 599)
    throw new Error('No status');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status: statusCode,
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])),
      ...(cookies && { 'set-cookie': cookies }),
    },
    body: Buffer.from(text, isBase64Encoded ? 'base64' : 'utf8'),
  };
}
