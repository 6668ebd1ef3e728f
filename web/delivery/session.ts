import * as v from 'valibot';
import type { Form } from '../../shared/forms/define-form.ts';

/** A value of a form that outlives a reload, not the tab. Without storage, or with a full one, the form works all the same. */
function sessionValue<Value>(name: string, schema: v.GenericSchema<unknown, Value>) {
  const keyOf = (form: Form) => `${name}:${form.id}`;
  return {
    /** Undefined if there is none, or the browser keeps no storage. */
    load(form: Form): Value | undefined {
      try {
        const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'));
        return result.success ? result.output : undefined;
      } catch {
        return undefined;
      }
    },
    /** @param value undefined deletes it */
    save(form: Form, value: Value | undefined): void {
      try {
        if (value === undefined) sessionStorage.removeItem(keyOf(form));
        else sessionStorage.setItem(keyOf(form), JSON.stringify(value));
      } catch {
        // Storage is full or forbidden.
      }
    },
  };
}

const draftSchema = v.object({
  /** Made at the first edit and kept until success (decisions.md D15): a retry never makes a second row. */
  submissionId: v.pipe(v.string(), v.uuid()),
  /** First edit, in epoch milliseconds. */
  startedAt: v.number(),
  values: v.record(v.string(), v.union([v.string(), v.boolean()])),
  /** Texts that the last link entered, by field: the next link replaces them. */
  linked: v.optional(v.record(v.string(), v.string())),
});

/** The entries of an unsent form, so that a reload or a dead network loses nothing. Its photos are in `draft-photos.ts`. */
export type Draft = v.InferOutput<typeof draftSchema>;
export const drafts = sessionValue<Draft>('entries', draftSchema);

const sentSchema = v.object({
  reference: v.string(),
  /** In epoch milliseconds. */
  sentAt: v.number(),
  /** Address of the confirmation; absent if the entries are no longer known. */
  email: v.optional(v.string()),
  /** Labels and values of what was sent. */
  entries: v.array(v.tuple([v.string(), v.string()])),
});

/** What the confirmation of a form shows, so that a reload and the way back don't lose the reference (decisions.md D17). */
export type SentForm = v.InferOutput<typeof sentSchema>;
export const sentForms = sessionValue<SentForm>('sent', sentSchema);
