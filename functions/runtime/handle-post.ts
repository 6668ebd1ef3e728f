import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { env } from './env.ts';
import type { Invocation } from './invocation.ts';
import { causeOf, log } from './log.ts';
import { originSecretCheck } from './origin-secret.ts';
import { readJsonPost } from './read-body.ts';
import type { PostedForm } from './read-form.ts';
import { toResult, type Client, type Post, type Reply } from './reply.ts';
import { withTimeout } from './with-timeout.ts';

/** An `APIGatewayProxyHandlerV2` that uses only the event. */
export type PostHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

interface Call {
  /** Name in the log. */
  readonly name: string;
  /** The answer is due within this time, in milliseconds; below the Lambda's own limit, so that the visitor gets our answer. */
  readonly timeLimitMs: number;
  /** Answers the parsed body. An error becomes 503 and is logged without personal data. */
  readonly answer: (body: unknown, invocation: PostInvocation) => Promise<Reply>;
  /** For calls that a browser may also make without script. */
  readonly pages?: Pages;
}

/** Invocation by a call that could be read. */
interface PostInvocation extends Invocation {
  readonly client: Client;
}

/** Reads posts of a browser without script, and answers them with pages. */
export interface Pages {
  readonly isFor: (event: APIGatewayProxyEventV2) => boolean;
  readonly read: (event: APIGatewayProxyEventV2) => Post & { readonly sent?: PostedForm | undefined };
  /** @param sent absent if the form could not be read */
  readonly toResult: (reply: Reply, sent: PostedForm | undefined) => Result;
}

type Result = APIGatewayProxyStructuredResultV2 & { readonly statusCode: number };

interface Handled {
  readonly reply: Reply;
  readonly fault?: unknown;
  readonly sent?: PostedForm | undefined;
}

/** Returns the handler of a call, which refuses requests that bypassed CloudFront, reads the body, answers within the time limit, logs one line. */
export function handlePost({ name, timeLimitMs, answer, pages }: Call): PostHandler {
  const isThroughSite = originSecretCheck(env('ORIGIN_SECRETS'));
  return async (event) => {
    const started = performance.now();
    const { requestId } = event.requestContext;
    const asPage = pages?.isFor(event) ? pages : undefined;
    const { reply, fault, sent } = await handle(event, asPage?.read ?? readJsonPost);
    const result = asPage ? asPage.toResult(reply, sent) : toResult(reply, requestId);
    log({
      level: fault === undefined ? 'INFO' : 'ERROR',
      function: name,
      requestId,
      route: event.routeKey,
      status: result.statusCode,
      ms: Math.round(performance.now() - started),
      ...(fault !== undefined && { cause: causeOf(fault) }),
    });
    return result;
  };

  async function handle(event: APIGatewayProxyEventV2, read: Pages['read']): Promise<Handled> {
    if (!isThroughSite(event.headers)) return { reply: { refused: 'not-through-the-site' } };
    let sent: PostedForm | undefined;
    try {
      const post = read(event);
      ({ sent } = post);
      if ('refusal' in post) return { reply: post.refusal, sent };
      const { requestId } = event.requestContext;
      return {
        reply: await withTimeout(timeLimitMs, (signal) =>
          answer(post.body, { requestId, client: post.client, signal }),
        ),
        sent,
      };
    } catch (fault) {
      return { reply: { refused: 'unavailable' }, fault: fault ?? new Error('nothing thrown'), sent };
    }
  }
}
