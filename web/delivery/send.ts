import * as v from 'valibot';
import { formPath, MAX_BODY_BYTES, REQUEST_TIMEOUT_MS, type Accepted, type FieldError } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';

/**
 * Why a call brought no success: no answer; the server refused this content, and would refuse it again; or anything
 * else, such as a server that is busy or a foreign page in its place.
 */
export type SendFault = 'unreachable' | 'refused' | 'unsuccessful';

interface SendErrorDetails extends ErrorOptions {
  readonly fault?: SendFault;
  /** Fields that the server refused. */
  readonly errors?: readonly FieldError[];
  /** When the server asks to be tried again, in seconds. */
  readonly retryAfter?: number | undefined;
}

/** A call that brought no success. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly fault: SendFault;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(message: string, { fault = 'unsuccessful', errors = [], retryAfter, ...options }: SendErrorDetails = {}) {
    super(message, options);
    this.fault = fault;
    this.retryAfter = retryAfter;
    this.errors = errors;
  }
}

const acceptedSchema = v.object({ submission_id: v.string(), reference: v.string() });
/** Fields that the server refused, as it names them and as they are kept. */
export const fieldErrors = v.array(
  v.object({ field: v.string(), code: v.string(), places: v.exactOptional(v.array(v.number())) }),
) as v.GenericSchema<readonly FieldError[]>;
const problemSchema = v.object({ errors: fieldErrors });

/**
 * Posts JSON and waits at most {@link REQUEST_TIMEOUT_MS} for a whole JSON answer with exactly the status `expected`.
 * @throws SendError for anything else, be it a dead network, HTML from a proxy or a problem document
 */
export async function postJson(path: string, body: unknown, expected: number): Promise<unknown> {
  // Not AbortSignal.timeout, which older browsers don't have.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT_MS);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: late.signal,
      redirect: 'error',
      cache: 'no-store',
    });
    const type = answer.headers.get('content-type') ?? '';
    const content: unknown = /\bjson\b/u.test(type) ? await answer.json() : undefined;
    if (answer.status === expected && content !== undefined) return content;
    const problem = v.safeParse(problemSchema, content);
    throw new SendError(`${path} answered ${answer.status} ${type}`, {
      fault: answer.status === REFUSED && type.startsWith(PROBLEM_TYPE) ? 'refused' : 'unsuccessful',
      errors: problem.success ? problem.output.errors : [],
      retryAfter: secondsUntil(answer.headers.get('retry-after') ?? ''),
    });
  } catch (cause) {
    if (cause instanceof SendError) throw cause;
    // Invalid JSON is an answer, too.
    if (cause instanceof SyntaxError) throw new SendError(`${path} answered with broken JSON`, { cause });
    throw new SendError(`${path} could not be reached`, { fault: 'unreachable', cause });
  } finally {
    clearTimeout(timer);
  }
}

/** @param time as `retry-after` names it: seconds or a date */
function secondsUntil(time: string): number | undefined {
  const seconds = Number(time) || (Date.parse(time) - Date.now()) / 1000;
  return seconds > 0 ? seconds : undefined;
}

const PROBLEM_TYPE = 'application/problem+json';

/** The only status that is about what was entered; after all others the same request can be accepted later. */
const REFUSED = 422;

/** Body of a form call, made when all photos are uploaded. */
type RequestBody = Readonly<Record<string, unknown>> & { readonly submission_id: string };

/** Whether all entries together are no more than a call may carry. */
export const fits = (body: RequestBody): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= MAX_BODY_BYTES;

/**
 * Sends a form. Success is only 201 with JSON that names this very submission (decisions.md D18).
 * @throws SendError
 */
export async function sendForm(form: Form, body: RequestBody): Promise<Accepted> {
  const answer = v.safeParse(acceptedSchema, await postJson(formPath(form.id), body, 201));
  if (answer.success && answer.output.submission_id === body.submission_id) return answer.output;
  throw new SendError(`${formPath(form.id)} did not confirm this submission`);
}
