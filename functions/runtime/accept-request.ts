import { checkBody, type Form, type Submission } from '../../shared/forms/define-form.ts';
import { env } from './env.ts';
import { handlePost, type PostHandler } from './handle-post.ts';
import { store } from './records.ts';
import type { FieldError } from '../../shared/api.ts';

// Three tries of two seconds and the pauses between them (client-settings.ts) fit into this; eight seconds is the promise.
const TIME_LIMIT_MS = 7800;

interface Settings {
  /** A last check that needs more than the body; a submission with errors is not stored. */
  readonly beforeStoring?: (submission: Submission, requestId: string) => Promise<readonly FieldError[]>;
  /** Time in which the answer is due, in milliseconds. */
  readonly timeLimitMs?: number;
}

/**
 * The Lambda behind a form: checks the body against the declaration and stores one row.
 * Answers 201 with the reference, 422 with the fields that are wrong, 503 when storing fails (decisions.md D18).
 */
export function acceptRequest(form: Form, { beforeStoring, timeLimitMs = TIME_LIMIT_MS }: Settings = {}): PostHandler {
  const table = env('TABLE_NAME');
  return handlePost({
    name: form.id,
    timeLimitMs,
    async answer(body, requestId) {
      const submission = checkBody(form, body);
      const errors = 'errors' in submission ? submission.errors : await beforeStoring?.(submission, requestId);
      if ('errors' in submission || errors?.length) return { refused: 'invalid-fields', errors };
      return { status: 201, body: await store(table, form, submission) };
    },
  });
}
