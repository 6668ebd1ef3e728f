import { TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { enteredAddress, sentEntries, type FormEntries } from '../../shared/forms/entries.ts';
import { changeDraft, type SentForm } from '../delivery/session.ts';
import type { WaitingRequest } from '../delivery/stored-request.ts';
import { filledValues } from '../delivery/values.ts';

const MAX_TRAP_LENGTH = 1000;

/**
 * The body of a form's call, without photos.
 * @param element the form on the page, for its spam trap
 */
export function requestBody(form: Form, values: FormEntries, element: HTMLFormElement | null): WaitingRequest['body'] {
  const trap = element?.elements.namedItem(TRAP_FIELD);
  const { submissionId, startedAt } = changeDraft(form);
  return {
    ...filledValues(form, values),
    ...(trap instanceof HTMLInputElement &&
      trap.value !== '' && { [TRAP_FIELD]: trap.value.slice(0, MAX_TRAP_LENGTH) }),
    submission_id: submissionId,
    // Since the first edit. A clock that was set back since must not make a visitor look like a program.
    elapsed_ms: Math.abs(Date.now() - startedAt),
  };
}

/** What the confirmation shows of a request that was just sent. */
export function confirmationOf(
  form: Form,
  values: FormEntries,
  reference: string,
  photoNames: readonly string[],
): SentForm {
  const sent = [...sentEntries(form, values), [form.fields['photo_urls']?.label ?? '', photoNames.join('\n')] as const];
  return {
    reference,
    sentAt: Date.now(),
    email: enteredAddress(form, values),
    entries: sent.flatMap(([label, value]) => (value ? [[label, value]] : [])),
  };
}
