import * as v from 'valibot';
import type { Form } from '../../shared/forms/define-form.ts';
import { fieldErrors } from './send.ts';

/** A value of a form that outlives a reload, not the tab. Without storage, or with a full one, it lives as long as the page. */
function sessionValue<Value>(name: string, schema: v.GenericSchema<unknown, Value>) {
  const saved = new Map<string, Value | undefined>();
  const keyOf = (form: Form) => `${name}:${form.id}`;
  return {
    /** Undefined if there is none, or none that this version knows. */
    load(form: Form): Value | undefined {
      const key = keyOf(form);
      if (saved.has(key)) return saved.get(key);
      try {
        const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        return result.success ? result.output : undefined;
      } catch {
        return undefined;
      }
    },
    /** @param value undefined deletes it */
    save(form: Form, value: Value | undefined): void {
      const key = keyOf(form);
      saved.set(key, value);
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
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
  /** Only in the draft of a request that came back from the outbox, until its form has it. */
  returned: v.optional(
    v.object({
      /** What the server refused. */
      errors: fieldErrors,
      /** Of the photos, in their order; empty where one is to be uploaded. The same addresses make the same row (decisions.md D15). */
      urls: v.array(v.string()),
    }),
  ),
});

/** The entries of an unsent form, so that a reload or a dead network loses nothing. Its photos are in the browser's database, under the same id. */
export type Draft = v.InferOutput<typeof draftSchema>;
export const drafts = sessionValue<Draft>('entries', draftSchema);

/** Event in this tab when a request from the outbox has become the draft of its form; the form's id follows. */
export const RETURNED_EVENT = 'draft-returned:';

/** Changes the draft of a form, and begins it if there is none. */
export function changeDraft(form: Form, changes: Partial<Draft> = {}): Draft {
  const begun = drafts.load(form) ?? { submissionId: newId(), startedAt: Date.now(), values: {} };
  const draft = { ...begun, ...changes };
  drafts.save(form, draft);
  return draft;
}

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

/** A random UUID. Browsers offer `randomUUID` on secure pages only, and older ones not at all. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
