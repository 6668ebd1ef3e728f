import * as v from 'valibot';
import type { Form } from '../../shared/forms/define-form.ts';

const schema = v.object({
  reference: v.string(),
  /** In epoch milliseconds. */
  sentAt: v.number(),
  /** Address of the confirmation; absent if the entries are no longer known. */
  email: v.optional(v.string()),
  /** Labels and values of what was sent. */
  entries: v.array(v.tuple([v.string(), v.string()])),
});

/** What the confirmation of a form shows. It is kept for the session, so that a reload and the way back don't lose the reference (decisions.md D17). */
export type SentForm = v.InferOutput<typeof schema>;

const storageKey = (form: Form) => `sent:${form.id}`;

/** The form that was sent last in this session; undefined if there is none, or the browser has no storage. */
export function loadSent(form: Form): SentForm | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** @param sent undefined deletes it */
export function saveSent(form: Form, sent: SentForm | undefined): void {
  try {
    if (sent) sessionStorage.setItem(storageKey(form), JSON.stringify(sent));
    else sessionStorage.removeItem(storageKey(form));
  } catch {
    // Storage is full or forbidden: the confirmation is on the page until that is left.
  }
}
