import type { FieldError } from '../../shared/api.ts';
import { checkBody, type Form, type Submission } from '../../shared/forms/define-form.ts';
import { env } from './env.ts';
import { formPages } from './form-pages.ts';
import { handlePost, type PostHandler } from './handle-post.ts';
import type { Invocation } from './invocation.ts';
import { store, type Derive } from './records.ts';
import type { Client } from './reply.ts';

// Visitors get an answer within eight seconds; the rest is for the way there and back.
const TIME_LIMIT_MS = 7000;

interface Settings {
  /** A last check that needs more than the body; a submission with errors is not stored. */
  readonly beforeStoring?: (submission: Submission, invocation: Invocation) => Promise<readonly FieldError[]>;
  /** Attributes that derive from the entries and are stored beside them. */
  readonly derive?: Derive;
  /** Time in which the answer is due, in milliseconds. */
  readonly timeLimitMs?: number;
}

/**
 * The Lambda behind a form: checks the body against the declaration and stores one row.
 * Answers 201 with the reference, 422 with the fields that are wrong, 503 when storing fails (decisions.md D18); a browser without script gets
 * these answers as pages (D25).
 */
export function acceptRequest(
  form: Form,
  { beforeStoring, derive, timeLimitMs = TIME_LIMIT_MS }: Settings = {},
): PostHandler {
  const table = env('TABLE_NAME');
  return handlePost({
    name: form.id,
    pages: formPages(form),
    timeLimitMs,
    async answer(body, invocation) {
      const submission = checkSubmission(form, body, invocation.client);
      const errors = 'errors' in submission ? submission.errors : await beforeStoring?.(submission, invocation);
      if ('errors' in submission || errors?.length) return { refused: 'invalid-fields', errors };
      return { status: 201, body: await store(table, form, submission, invocation.signal, derive) };
    },
  });
}

/** A form without script has no time; so what sent it is checked instead (decisions.md D25). Either only marks the row as suspect. */
function checkSubmission(form: Form, body: unknown, client: Client): ReturnType<typeof checkBody> {
  const submission = checkBody(form, body, client === 'script');
  return 'errors' in submission ? submission : { ...submission, suspect: submission.suspect || client === 'program' };
}
