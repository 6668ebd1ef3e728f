import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLike } from '../iam/policies.ts';
import type { CorsRule } from '../template/resource-schemas.ts';
import { S3Error } from './s3-error.ts';

/** Answers a browser's preflight as S3 does. @throws S3Error when no rule allows it */
export function answerPreflight(request: IncomingMessage, response: ServerResponse, rules: readonly CorsRule[]): void {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'];
  const wanted = (request.headers['access-control-request-headers'] ?? '').toLowerCase().split(/[, ]+/).filter(Boolean);
  const rule = rules.find(
    (candidate) =>
      applies(candidate, origin, method) &&
      wanted.every((name) => candidate.AllowedHeaders.some((allowed) => isLike(name, allowed.toLowerCase()))),
  );
  if (!rule || origin === undefined) throw new S3Error('CORSForbidden', 'This CORS request is not allowed.');
  response.writeHead(200, {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
    ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
    'access-control-max-age': String(rule.MaxAge),
  });
  response.end();
}

/** Lets the page at an allowed origin read the response, regardless of its status. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse, rules: readonly CorsRule[]): void {
  const { origin } = request.headers;
  const rule = rules.find((candidate) => applies(candidate, origin, request.method));
  if (!rule || origin === undefined) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('vary', 'Origin');
}

function applies(
  { AllowedOrigins, AllowedMethods }: CorsRule,
  origin: string | undefined,
  method: string | undefined,
): boolean {
  if (origin === undefined || method === undefined) return false;
  return AllowedMethods.includes(method) && AllowedOrigins.some((allowed) => isLike(origin, allowed));
}
