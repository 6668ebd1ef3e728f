import { useRef } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Values } from '../../shared/forms/entries.ts';
import { newId } from '../delivery/new-id.ts';
import type { ReturnedRequest } from '../delivery/returned.ts';
import { drafts, type Draft } from '../delivery/session.ts';
import { emptyValues } from '../delivery/values.ts';

/** The draft of a form: its entries in this session, the submission's id and the time of the first edit. */
export function useDraft(form: Form) {
  const draft = useRef<Draft>(undefined);
  const begun = () => (draft.current ??= { submissionId: newId(), startedAt: Date.now(), values: {} });
  return {
    /** Continues the draft of this session, or the request that came back. @returns its entries; undefined if there is none */
    resume(returned: ReturnedRequest | undefined): Values | undefined {
      draft.current = returned ? draftOf(returned) : drafts.load(form);
      if (returned && draft.current) drafts.save(form, draft.current);
      return draft.current?.values;
    },
    /** Begins a draft that has photos and may have no entries yet. @returns its submission's id */
    begin(): string {
      draft.current = begun();
      drafts.save(form, draft.current);
      return draft.current.submissionId;
    },
    /** Stores the entries. An untouched form begins no draft. */
    save(values: Values): void {
      if (!draft.current && isEmpty(form, values)) return;
      draft.current = { ...begun(), values: { ...values } };
      drafts.save(form, draft.current);
    },
    /** Texts that the last link entered, by field. */
    linked: () => draft.current?.linked ?? {},
    /** Notes the texts that a link has just entered. */
    noteLinked(texts: Readonly<Record<string, string>>): void {
      if (!draft.current) return;
      draft.current = { ...draft.current, linked: { ...draft.current.linked, ...texts } };
      drafts.save(form, draft.current);
    },
    /** Ends the draft; the next edit begins a new submission. */
    discard(): void {
      draft.current = undefined;
      drafts.save(form, undefined);
    },
    /** Made at the first edit (decisions.md D15); a form that is sent untouched gets one when it is sent. */
    submissionId: () => begun().submissionId,
    /** Time since the first edit, in milliseconds. */
    elapsed: () => Math.max(0, Date.now() - (draft.current?.startedAt ?? Date.now())),
  };
}

/** The draft that a request was made of. */
function draftOf({ form, body, keptAt }: ReturnedRequest): Draft {
  const empty = emptyValues(form);
  const values = Object.fromEntries(
    Object.keys(empty).map((name) => [name, (body[name] ?? empty[name]) as string | boolean]),
  );
  return { submissionId: body.submission_id, startedAt: keptAt - Number(body['elapsed_ms'] ?? 0), values };
}

function isEmpty(form: Form, values: Values): boolean {
  return Object.entries(emptyValues(form)).every(([name, empty]) => values[name] === empty);
}
