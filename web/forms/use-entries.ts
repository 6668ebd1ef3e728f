import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Values } from '../../shared/forms/entries.ts';
import { errorText } from '../../shared/forms/error-texts.ts';
import { newId } from '../delivery/new-id.ts';
import { takeReturned, type ReturnedRequest } from '../delivery/returned.ts';
import { drafts, type Draft } from '../delivery/session.ts';
import { checkValues, emptyValues } from '../delivery/values.ts';
import { enteredValues, firstEntries } from './first-entries.ts';
import { linkedTexts, prefilledValues } from './prefill.ts';

/**
 * The entries of a form: Mantine's form state, filled from what was entered before hydration, the link, the session's draft and the outbox.
 * @param onReturn called once with a request that came back from the outbox, after its entries are in the form
 */
export function useEntries(form: Form, onReturn: (request: ReturnedRequest) => void) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const { search } = useLocation();
  const linked = JSON.stringify(prefilledValues(form, search));
  const used = useRef(linked);
  const [restored, setRestored] = useState<'session' | 'outbox'>();

  const fields = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: emptyValues(form),
    validate: (values) =>
      Object.fromEntries(checkValues(form, values).map(({ field, code }) => [field, errorText(form, field, code)])),
    onValuesChange(values) {
      // An untouched form begins no draft.
      if (draft.current() || !isEmpty(form, values)) draft.change({ values: { ...values } });
    },
  });

  useEffect(() => {
    const returned = takeReturned(form);
    const stored = draft.resume(returned)?.values;
    const entered = enteredValues(form, element.current);
    const entries = firstEntries(form, {
      entered,
      query: search,
      stored: stored ?? {},
      linked: draft.current()?.linked,
    });
    for (const [name, value] of Object.entries(entries)) {
      // `forceUpdate` remounts the input, which would take the focus from a visitor who is typing in it.
      fields.setFieldValue(name, value, { forceUpdate: !(name in entered) });
    }
    noteLinked();
    if (stored) setRestored(returned ? 'outbox' : 'session');
    if (!returned) return;
    for (const { field, code } of returned.errors)
      if (field in entries) fields.setFieldError(field, errorText(form, field, code));
    onReturn(returned);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  // A link on this page, such as an order from the Atelier below the form, names new entries. Other changes of the query must not restore deleted text.
  useEffect(() => {
    if (linked === used.current) return;
    used.current = linked;
    const texts = prefilledValues(form, search, fields.getValues(), draft.current()?.linked);
    for (const [name, value] of Object.entries(texts)) fields.setFieldValue(name, value, { forceUpdate: true });
    noteLinked();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for new entries only
  }, [linked]);

  /** The next link replaces the texts that this one has just entered. */
  function noteLinked(): void {
    const before = draft.current();
    if (before) draft.change({ linked: { ...before.linked, ...linkedTexts(form, search) } });
  }

  return {
    element,
    fields,
    restored,
    /** Empties the form; the next edit begins a new submission. */
    startOver(): void {
      fields.reset();
      draft.discard();
      setRestored(undefined);
    },
    /** Begins a draft that has photos and may have no entries yet. @returns its submission's id */
    begin: () => draft.change({}).submissionId,
    /** Made at the first edit (decisions.md D15); a form that is sent untouched gets one when it is sent. */
    submissionId: () => draft.begun().submissionId,
    /** Time since the first edit, in milliseconds. */
    elapsed: () => Math.max(0, Date.now() - (draft.current()?.startedAt ?? Date.now())),
  };
}

/** The draft of a form: its entries in this session, the submission's id and the time of the first edit. */
function useDraft(form: Form) {
  const draft = useRef<Draft>(undefined);
  const begun = () => (draft.current ??= { submissionId: newId(), startedAt: Date.now(), values: {} });
  return {
    begun,
    current: () => draft.current,
    /** Continues the draft of this session, or the request that came back. */
    resume(returned: ReturnedRequest | undefined): Draft | undefined {
      draft.current = returned ? draftOf(returned) : drafts.load(form);
      if (returned) drafts.save(form, draft.current);
      return draft.current;
    },
    /** Changes the draft, and begins it if there is none. */
    change(changes: Partial<Draft>): Draft {
      draft.current = { ...begun(), ...changes };
      drafts.save(form, draft.current);
      return draft.current;
    },
    discard(): void {
      draft.current = undefined;
      drafts.save(form, undefined);
    },
  };
}

/** The draft that a request was made of. */
function draftOf({ form, body, keptAt }: ReturnedRequest): Draft {
  const values = Object.entries(emptyValues(form)).map(([name, empty]) => [name, body[name] ?? empty]);
  const startedAt = keptAt - Number(body['elapsed_ms'] ?? 0);
  return { submissionId: body.submission_id, startedAt, values: Object.fromEntries(values) as Values };
}

function isEmpty(form: Form, values: Values): boolean {
  return Object.entries(emptyValues(form)).every(([name, empty]) => values[name] === empty);
}
