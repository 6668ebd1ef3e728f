import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { FieldError, Problem } from '../../shared/api.ts';

/**
 * What can go wrong with a call (decisions.md D18). The name is the end of the problem's type, `urn:problem:<name>`:
 * stable, meant to be compared and not to be opened.
 */
export const problems = {
  'invalid-json': { status: 400, title: 'The body is not JSON in UTF-8' },
  'invalid-form': { status: 400, title: 'The body is not a form in UTF-8' },
  'from-another-site': { status: 403, title: 'Forms are accepted from pages of the website only' },
  'not-through-the-site': { status: 403, title: 'Calls are answered at the address of the website only' },
  'method-not-allowed': { status: 405, title: 'Only POST is allowed here', headers: { allow: 'POST' } },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body must be application/json without content encoding' },
  'invalid-fields': { status: 422, title: 'Some fields are missing or invalid' },
  unavailable: { status: 503, title: 'The request could not be completed, try again', headers: { 'retry-after': '5' } },
} as const satisfies Record<string, { status: number; title: string; headers?: Record<string, string> }>;

/** A call that is refused, or that failed. */
export interface Refusal {
  readonly refused: keyof typeof problems;
  readonly errors?: readonly FieldError[];
}

/** A call that is answered. */
interface Answer {
  readonly status: 200 | 201;
  readonly body: object;
}

export type Reply = Answer | Refusal;

/** What sent a body: the page's script; a browser without script; or another program, which posts a form as no browser does (decisions.md D25). */
export type Client = 'script' | 'browser' | 'program';

/** The body of a call, or why the call is refused. */
export type Post = { readonly body: unknown; readonly client: Client } | { readonly refusal: Refusal };

/** Status of a reply, and headers that only some problems have. */
export function statusOf(reply: Reply): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
} {
  if ('status' in reply) return { status: reply.status, headers: {} };
  const { status, ...more } = problems[reply.refused];
  return { status, headers: 'headers' in more ? more.headers : {} };
}

/** The reply as API Gateway expects it: JSON, or RFC 9457 problem details whose `instance` is the request's id. */
export function toResult(reply: Reply, requestId: string): APIGatewayProxyStructuredResultV2 & { statusCode: number } {
  if ('status' in reply) return result(reply.status, 'application/json', reply.body);
  const { status, headers } = statusOf(reply);
  const { title } = problems[reply.refused];
  const problem: Problem & { instance: string } = {
    type: `urn:problem:${reply.refused}`,
    title,
    status,
    instance: requestId,
    ...(reply.errors && { errors: reply.errors }),
  };
  return result(status, 'application/problem+json', problem, headers);
}

const result = (statusCode: number, type: string, body: object, headers: Record<string, string> = {}) => ({
  statusCode,
  headers: { 'content-type': `${type}; charset=utf-8`, ...headers },
  body: JSON.stringify(body),
});
