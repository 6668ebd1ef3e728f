import * as v from 'valibot';
import { formPath, REQUEST_TIMEOUT_MS, type Accepted } from '../../shared/api.ts';
import type { FieldError, Form } from '../../shared/forms/define-form.ts';
import type { FieldErrorCode } from '../../shared/forms/fields.ts';

/** A call that brought no success. `errors` says which fields the server refused, if it did. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly errors: readonly FieldError[];

  constructor(message: string, errors: readonly FieldError[] = [], options?: ErrorOptions) {
    super(message, options);
    this.errors = errors;
  }
}

const acceptedSchema = v.object({ submission_id: v.string(), reference: v.string() });
const problemSchema = v.object({ errors: v.array(v.object({ field: v.string(), code: v.string() })) });

/**
 * Posts JSON and waits at most {@link REQUEST_TIMEOUT_MS} for a whole JSON answer with exactly the status `expected`.
 * @throws SendError for anything else, be it a dead network, HTML from a proxy or a problem document
 */
export async function postJson(path: string, body: unknown, expected: number): Promise<unknown> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      redirect: 'error',
      cache: 'no-store',
    });
    const type = answer.headers.get('content-type') ?? '';
    const content: unknown = /\bjson\b/u.test(type) ? await answer.json() : undefined;
    if (answer.status === expected && content !== undefined) return content;
    const problem = v.safeParse(problemSchema, content);
    throw new SendError(
      `${path} answered ${answer.status} ${type}`,
      problem.success ? problem.output.errors.map(({ field, code }) => ({ field, code: code as FieldErrorCode })) : [],
    );
  } catch (cause) {
    throw cause instanceof SendError ? cause : new SendError(`${path} could not be reached`, [], { cause });
  }
}

/**
 * Sends a form. Success is only 201 with JSON that names this very submission (decisions.md D18).
 * @throws SendError
 */
export async function sendForm(form: Form, body: { readonly submission_id: string }): Promise<Accepted> {
  const answer = v.safeParse(acceptedSchema, await postJson(formPath(form.id), body, 201));
  if (answer.success && answer.output.submission_id === body.submission_id) return answer.output;
  throw new SendError(`${formPath(form.id)} did not confirm this submission`);
}
