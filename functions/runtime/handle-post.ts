import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { env } from './env.ts';
import type { Invocation } from './invocation.ts';
import { causeOf, log } from './log.ts';
import { siteCheck } from './origin.ts';
import { readBody } from './read-body.ts';
import { toResult, type Reply } from './reply.ts';
import { withTimeout } from './with-timeout.ts';

/** An `APIGatewayProxyHandlerV2` that uses only the event. */
export type PostHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

interface Call {
  /** Name in the log. */
  readonly name: string;
  /** The answer is due within this time, in milliseconds; below the Lambda's own limit, so that the visitor gets our answer. */
  readonly timeLimitMs: number;
  /** Answers the parsed body. An error becomes 503 and is logged without personal data. */
  readonly answer: (body: unknown, invocation: Invocation) => Promise<Reply>;
}

/** Makes the handler of a call: refuses requests that bypassed CloudFront, reads the body, answers within the time limit, logs one line. */
export function handlePost({ name, timeLimitMs, answer }: Call): PostHandler {
  const isThroughSite = siteCheck(env('ORIGIN_SECRETS'));
  return async (event) => {
    const started = performance.now();
    const { requestId } = event.requestContext;
    const { reply, fault } = await replyTo(event);
    const result = toResult(reply, requestId);
    log({
      level: fault === undefined ? 'info' : 'error',
      function: name,
      requestId,
      route: event.routeKey,
      status: result.statusCode,
      ms: Math.round(performance.now() - started),
      ...(fault !== undefined && { cause: causeOf(fault) }),
    });
    return result;
  };

  async function replyTo(event: APIGatewayProxyEventV2): Promise<{ reply: Reply; fault?: unknown }> {
    if (!isThroughSite(event.headers)) return { reply: { refused: 'not-through-the-site' } };
    try {
      const body = readBody(event);
      if ('refused' in body) return { reply: body };
      const { requestId } = event.requestContext;
      return { reply: await withTimeout(timeLimitMs, (signal) => answer(body.value, { requestId, signal })) };
    } catch (fault) {
      return { reply: { refused: 'unavailable' }, fault: fault ?? new Error('nothing thrown') };
    }
  }
}
