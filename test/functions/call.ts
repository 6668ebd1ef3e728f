import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, vi } from 'vitest';
import type { PostHandler } from '../../functions/runtime/handle-post.ts';
import { ORIGIN_HEADER, type FieldError } from '../../shared/api.ts';

export const SITE_URL = 'https://www.musterstein.example';
export const BUCKET = 'uploads';
export const REQUEST_ID = 'request-1';
/** What CloudFront adds to every call. */
export const THROUGH_SITE = { [ORIGIN_HEADER]: 'origin-secret' };

export const environment = {
  TABLE_NAME: 'the_table',
  UPLOADS_BUCKET: BUCKET,
  SITE_URL,
  MALWARE_SCAN: 'off',
  ORIGIN_SECRETS: THROUGH_SITE[ORIGIN_HEADER],
  AWS_REGION: 'eu-central-2',
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

export async function handlerOf(name: string, more: Record<string, string> = {}): Promise<PostHandler> {
  for (const [variable, value] of Object.entries({ ...environment, ...more })) vi.stubEnv(variable, value);
  const module = (await import(`../../functions/${name}.ts`)) as { handler: PostHandler };
  return module.handler;
}

const AS_JSON: object = { 'content-type': 'application/json' };

/**
 * What the functions read of an event of the HTTP API, payload format 2.0.
 * @param throughSite false for a call to API Gateway's own address
 */
export const postEvent = (
  body: string | undefined,
  { method = 'POST', headers = AS_JSON, isBase64Encoded = false, throughSite = true } = {},
) =>
  ({
    routeKey: 'ANY /api/x',
    headers: { ...headers, ...(throughSite && THROUGH_SITE) },
    requestContext: { http: { method }, requestId: REQUEST_ID },
    body,
    isBase64Encoded,
  }) as APIGatewayProxyEventV2;

/** Headers of a form that a browser sends itself from a page of the site. */
export const FROM_PAGE = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml',
  origin: SITE_URL,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

/** The pairs of a form as a browser without script sends them, from a body of the call. */
export function pairsOf(body: Readonly<Record<string, unknown>>): Record<string, string> {
  const { submission_id: _id, elapsed_ms: _time, privacy, ...typed } = body;
  return { ...(typed as Record<string, string>), ...(privacy === true && { privacy: 'on' }) };
}

export async function post(handler: PostHandler, pairs: Record<string, string>, headers: object = FROM_PAGE) {
  const answer = await handler(postEvent(new URLSearchParams(pairs).toString(), { headers }));
  return { status: answer.statusCode ?? 0, headers: answer.headers ?? {}, html: answer.body ?? '' };
}

export async function send(handler: PostHandler, event: APIGatewayProxyEventV2) {
  const { statusCode: status = 0, headers = {}, body: text = '' } = await handler(event);
  const json = JSON.parse(text) as Record<string, unknown>;
  return { status, headers, text, json, errors: json['errors'] as readonly FieldError[] | undefined };
}

export const call = (handler: PostHandler, body: unknown) => send(handler, postEvent(JSON.stringify(body)));

/** Keeps what the functions write in each test of a file, and the tests' own output quiet. */
export function captureLog() {
  let written: string[];
  beforeEach(() => {
    written = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  });
  afterEach(() => void vi.restoreAllMocks());
  const lines = () =>
    written.map((line) => {
      const { timestamp: _time, ...others } = JSON.parse(line) as Record<string, unknown>;
      return others;
    });
  return { text: () => written.join(''), lines };
}
