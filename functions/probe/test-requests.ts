import type { Form } from '../../shared/forms/define-form.ts';
import type { Field } from '../../shared/forms/fields.ts';

/** Text of every test request: the team reads it in the mail. */
export const TEST_MARK = 'TEST: bitte ignorieren';
/** More than a person needs, so that the request isn't taken for spam. */
const FILL_MS = 30_000;

/**
 * Body of a form call that is marked as a test in every free text.
 * @param address of the sender, who gets the confirmation
 * @param photoUrls of photos that were uploaded under the same submission id
 */
export function testRequest(
  form: Form,
  address: string,
  submissionId: string,
  photoUrls: readonly string[],
): Record<string, unknown> {
  const entries = Object.entries(form.fields).flatMap(([name, field]) => {
    if (field.input === 'photos') return photoUrls.length > 0 ? [[name, photoUrls]] : [];
    return field.required ? [[name, entryFor(field, address)]] : [];
  });
  return {
    submission_id: submissionId,
    math_answer: form.math.answer,
    privacy: true,
    elapsed_ms: FILL_MS,
    ...Object.fromEntries(entries),
  };
}

function entryFor({ input, options = {} }: Field, address: string): string {
  if (input === 'email') return address;
  return input === 'choice' ? (Object.keys(options)[0] ?? '') : TEST_MARK;
}

/** The smallest photo that a browser shows: one white pixel. */
export const TEST_PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
