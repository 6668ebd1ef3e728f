import { createServer } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { createHttpApi } from '../../../../infra/local/lambda/http-api.ts';
import { listening } from '../../fixtures/store-fixture.ts';

const DOMAIN = 'ApiX.execute-api.eu-central-2.amazonaws.com';

/** An API whose one function answers so; it keeps the events that it got. */
async function startApi(
  answer: (event: APIGatewayProxyEventV2) => unknown = () => ({ statusCode: 200, headers: {}, body: '' }),
) {
  const events: APIGatewayProxyEventV2[] = [];
  const invoke = async (_functionId: string, event: unknown) => {
    events.push(event as APIGatewayProxyEventV2);
    return answer(event as APIGatewayProxyEventV2);
  };
  const route = { key: 'ANY /api/contact', method: 'ANY', path: '/api/contact', functionId: 'Contact' };
  const api = createHttpApi([route], invoke, DOMAIN);
  const origin = await listening(
    createServer((request, response) => {
      const [path = '', search = ''] = (request.url ?? '').split('?');
      void api(request, path, search, { 'x-added': 'by CloudFront' }).then(({ status, headers, body }) =>
        response.writeHead(status, headers).end(body),
      );
    }),
  );
  return { origin, events };
}

describe('an event', () => {
  it('encodes a request in payload format 2.0', async () => {
    const { origin, events } = await startApi();
    await fetch(`${origin}/api/contact?a=1&b=%C3%BC&a=2`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: 'x=1; y=2',
        'user-agent': 'Test',
        'X-Custom': 'Gr',
        'X-Added': 'by the visitor',
      },
      body: '{"name":"Bärtschi"}',
    });
    expect(events[0]).toMatchObject({
      version: '2.0',
      routeKey: 'ANY /api/contact',
      rawPath: '/api/contact',
      rawQueryString: 'a=1&b=%C3%BC&a=2',
      queryStringParameters: { a: '1,2', b: 'ü' },
      cookies: ['x=1', 'y=2'],
      headers: {
        'content-type': 'application/json',
        host: DOMAIN,
        'user-agent': 'Test',
        'x-custom': 'Gr',
        'x-added': 'by CloudFront',
        'x-forwarded-proto': 'https',
      },
      requestContext: {
        domainName: DOMAIN,
        http: { method: 'POST', path: '/api/contact', sourceIp: '127.0.0.1', userAgent: 'Test' },
        routeKey: 'ANY /api/contact',
        stage: '$default',
        time: expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/) as string,
      },
      body: '{"name":"Bärtschi"}',
      isBase64Encoded: false,
    });
    expect(events[0]?.headers).not.toHaveProperty('cookie');
    expect(events[0]?.requestContext.requestId).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a function’s result', () => {
  const result = { statusCode: 201, headers: {}, body: 'hallo' };
  it.each<[string, () => unknown]>([
    ['of an error', () => Promise.reject(new Error('secret'))],
    ['without a status', () => ({ a: 1 })],
    ['with a status that is none', () => ({ ...result, statusCode: 999 })],
    ['with cookies, which this machine does not know', () => ({ ...result, cookies: ['a=1'] })],
  ])('%s becomes API Gateway’s own answer without details', async (_name, answer) => {
    const { origin } = await startApi(answer);
    const response = await fetch(`${origin}/api/contact`);
    expect([response.status, await response.text()]).toEqual([500, '{"message":"Internal Server Error"}']);
  });
});
