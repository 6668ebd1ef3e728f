import * as v from 'valibot';
import type { Form } from '../../shared/forms/define-form.ts';
import { DAY_MS, REFERENCE_DAYS, UNSENT_DAYS } from '../../shared/retention.ts';
import { keepUntil, removeKept } from './kept-until.ts';
import { fieldErrors } from './send.ts';

/** A value of a form that outlives a reload, not the tab. Without storage, or with a full one, it lives as long as the page. */
function sessionValue<Value>(name: string, schema: v.GenericSchema<unknown, Value>) {
  /** What could not be stored. */
  const unstored = new Map<string, Value | undefined>();
  const keyOf = (form: Form) => `${name}:${form.id}`;
  return {
    /** Undefined if there is none, none that this version knows, or one that has ended. */
    load(form: Form): Value | undefined {
      const key = keyOf(form);
      if (unstored.has(key)) return unstored.get(key);
      try {
        const result = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
        if (result.success) return result.output;
        sessionStorage.removeItem(key);
        return undefined;
      } catch {
        return undefined;
      }
    },
    /** @param value undefined deletes it */
    save(form: Form, value: Value | undefined): void {
      const key = keyOf(form);
      try {
        if (value === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
        unstored.delete(key);
      } catch {
        // Storage is full or forbidden.
        unstored.set(key, value);
      }
    },
  };
}

const draftSchema = v.object({
  /** Made at the first edit and kept until success (decisions.md D15): a retry never makes a second row. */
  submissionId: v.pipe(v.string(), v.uuid()),
  /** First edit, in epoch milliseconds. */
  startedAt: v.number(),
  /** Last change, in epoch milliseconds. A tab may stay open for months. */
  changedAt: v.pipe(
    v.number(),
    v.check((time) => Date.now() - time < UNSENT_DAYS * DAY_MS),
  ),
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
export type FormDraft = v.InferOutput<typeof draftSchema>;
export const drafts = sessionValue<FormDraft>('entries', draftSchema);

/** Event in this tab when a request from the outbox has become the draft of its form; the form's id follows. */
export const RETURNED_EVENT = 'draft-returned:';

/** Changes the draft of a form, and begins it if there is none. */
export function changeDraft(form: Form, changes: Partial<FormDraft> = {}): FormDraft {
  const begun = drafts.load(form) ?? { submissionId: newId(), startedAt: Date.now(), values: {} };
  const draft = { ...begun, ...changes, changedAt: Date.now() };
  drafts.save(form, draft);
  void holdId(draft.submissionId);
  return draft;
}

/** Deletes the draft of a form: it is sent, kept elsewhere or discarded. */
export function endDraft(form: Form): void {
  const { submissionId = '' } = drafts.load(form) ?? {};
  void held.get(submissionId)?.then((release) => release?.());
  held.delete(submissionId);
  drafts.save(form, undefined);
}

/** Gives a draft another id if another tab has it, too: a duplicated tab has copies, and what one sends is removed by its id. */
export async function ownDraft(form: Form, { submissionId }: FormDraft): Promise<void> {
  const isOwn = (await holdId(submissionId)) !== undefined;
  if (!isOwn && drafts.load(form)?.submissionId === submissionId) changeDraft(form, { submissionId: newId() });
}

/** By id of a draft: what releases it; undefined if another tab has it. */
const held = new Map<string, Promise<(() => void) | undefined>>();

/** Longer than a page that is reloaded keeps its locks. */
const RELOAD_MS = 1000;

function holdId(id: string): Promise<(() => void) | undefined> {
  const known = held.get(id);
  if (known || !('locks' in navigator)) return known ?? Promise.resolve(ignored);
  const holding = new Promise<(() => void) | undefined>((resolve) => {
    const late = new AbortController();
    setTimeout(() => late.abort(), RELOAD_MS);
    const untilReleased = () => new Promise<void>((release) => resolve(release));
    navigator.locks
      .request(`draft:${id}`, { signal: late.signal }, untilReleased)
      .catch(() => resolve(late.signal.aborted ? undefined : ignored));
  });
  held.set(id, holding);
  return holding;
}

const ignored = () => undefined;

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
const confirmations = sessionValue<SentForm>('sent', sentSchema);

const referenceSchema = v.object({ reference: v.string(), sentAt: v.number() });
const referenceKey = (form: Form) => `reference:${form.id}`;

export const sentForms = {
  /** With the entries in the tab that sent it; later the reference alone. */
  load: (form: Form): SentForm | undefined => confirmations.load(form) ?? keptReference(form),
  save(form: Form, sent: SentForm | undefined): void {
    confirmations.save(form, sent);
    const key = referenceKey(form);
    try {
      if (sent) keepUntil(key, JSON.stringify({ reference: sent.reference, sentAt: sent.sentAt }), REFERENCE_DAYS);
      else removeKept(key);
    } catch {
      // Storage is full or forbidden.
    }
  },
};

function keptReference(form: Form): SentForm | undefined {
  try {
    const kept = v.safeParse(referenceSchema, JSON.parse(localStorage.getItem(referenceKey(form)) ?? 'null'));
    return kept.success ? { ...kept.output, entries: [] } : undefined;
  } catch {
    return undefined;
  }
}

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
