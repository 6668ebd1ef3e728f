import * as v from 'valibot';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Values } from '../../shared/forms/entries.ts';

/** The entries of an unsent form, stored so that a reload or a dead network loses nothing. Photos are not stored. */
export interface Draft {
  /** Made at the first edit and kept until success (decisions.md D15): a retry never makes a second row. */
  readonly submissionId: string;
  /** First edit, in epoch milliseconds. */
  readonly startedAt: number;
  readonly values: Values;
  /** Texts that the last link entered, by field: the next link replaces them. */
  readonly linked?: Readonly<Record<string, string>> | undefined;
}

const schema = v.object({
  submissionId: v.pipe(v.string(), v.uuid()),
  startedAt: v.number(),
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
  linked: v.optional(v.record(v.string(), v.string())),
});

const storageKey = (form: Form) => `entries:${form.id}`;

/** The stored draft; undefined if there is none, or the browser keeps no storage. */
export function loadDraft(form: Form): Draft | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(storageKey(form)) ?? 'null'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft(form: Form, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft));
  } catch {
    // Storage full or switched off: the form works without.
  }
}

export function discardDraft(form: Form): void {
  try {
    sessionStorage.removeItem(storageKey(form));
  } catch {
    // As above.
  }
}
