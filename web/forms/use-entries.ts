import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Form } from '../../shared/forms/define-form.ts';
import type { FormEntries } from '../../shared/forms/entries.ts';
import { errorText } from '../../shared/forms/error-texts.ts';
import { changeDraft, drafts, endDraft, ownDraft, type FormDraft } from '../delivery/session.ts';
import { checkValues, emptyValues } from '../delivery/values.ts';
import {
  enteredValues,
  firstEntries,
  linkedTexts,
  prefilledValues,
  shownValues,
  textsWithoutField,
} from './prefill.ts';

/** What a form goes on with: this session's draft, a request that was kept and not sent, or what was changed while it was sent. */
export interface Restored {
  readonly draft: FormDraft;
  readonly from: 'session' | 'outbox' | 'changed';
  /** Until then, the draft's id may be another tab's. */
  readonly owned?: Promise<void>;
  /** Texts for which a later version of the form has no field. */
  readonly homeless?: readonly string[];
}

/** The entries of a form: Mantine's form state, filled from what was entered before hydration, the link and the session's draft. */
export function useEntries(form: Form) {
  const element = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const linked = JSON.stringify(prefilledValues(form, search));
  const used = useRef(linked);
  const [restored, setRestored] = useState<Restored>();

  const fields = useForm<FormEntries>({
    mode: 'uncontrolled',
    initialValues: emptyValues(form),
    validate: (values) =>
      Object.fromEntries(
        checkValues(form, values).map(({ field, code }) => [field, errorText(form, field, code, values[field])]),
      ),
    onValuesChange(values) {
      // An untouched form begins no draft.
      const draft = drafts.load(form);
      // What has no field any more is kept as long as the others.
      if (draft || !isEmpty(form, values)) changeDraft(form, { values: { ...draft?.values, ...values } });
    },
  });

  useEffect(() => {
    const draft = drafts.load(form);
    const entered = element.current ? enteredValues(form, element.current) : {};
    // What was entered before hydration was begun after the page was opened, not now: who sends it then is no program.
    if (!draft && Object.keys(entered).length > 0) changeDraft(form, { startedAt: performance.timeOrigin });
    const entries = firstEntries(form, {
      entered,
      query: search,
      stored: draft?.values ?? {},
      linked: draft?.linked,
    });
    for (const [name, value] of Object.entries(entries)) {
      // `forceUpdate` remounts the input, which would take the focus from a visitor who is typing in it.
      fields.setFieldValue(name, value, { forceUpdate: !(name in entered) });
    }
    noteLinked();
    if (!draft) return;
    setRestored({
      draft,
      from: draft.returned ? 'outbox' : 'session',
      owned: ownDraft(form, draft),
      homeless: textsWithoutField(form, draft.values),
    });
    for (const { field, code } of draft.returned?.errors ?? [])
      if (field in entries) fields.setFieldError(field, errorText(form, field, code, entries[field]));
    changeDraft(form, { returned: undefined });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);

  // A link on this page, such as an order from the Atelier below the form, names new entries. Other changes of the query must not restore deleted text.
  useEffect(() => {
    if (linked === used.current) return;
    used.current = linked;
    const texts = prefilledValues(form, search, fields.getValues(), drafts.load(form)?.linked);
    for (const [name, value] of Object.entries(texts)) fields.setFieldValue(name, value, { forceUpdate: true });
    noteLinked();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for new entries only
  }, [linked]);

  // What a program entered without an event belongs to the draft, too.
  useEffect(() => {
    const shown = element.current;
    const leave = () => takeShown(shown);
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      // A request that has just come back from the outbox is the draft now.
      if (!drafts.load(form)?.returned) leave();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what it calls only reads the form and sets values
  }, []);

  /** Takes what the controls show as the entries: programs fill in without an event. @returns the entries */
  function takeShown(shown = element.current): FormEntries {
    const values = fields.getValues();
    for (const [name, value] of Object.entries(shown ? shownValues(form, shown) : {}))
      if (value !== values[name]) fields.setFieldValue(name, value, { forceUpdate: false });
    return fields.getValues();
  }

  /** The next link replaces the texts that this one has just entered. */
  function noteLinked(): void {
    const draft = drafts.load(form);
    if (draft) changeDraft(form, { linked: { ...draft.linked, ...linkedTexts(form, search) } });
  }

  return {
    element,
    fields,
    restored,
    takeShown,
    /**
     * Empties the form; the next edit begins a new submission.
     * @param sent entries that are sent or kept elsewhere: what was changed since stays, as the draft of another request
     * @param hasMore photos are left
     */
    startOver(sent?: FormEntries, hasMore = false): void {
      const values = takeShown();
      const isChanged = sent && (hasMore || Object.entries(values).some(([name, value]) => value !== sent[name]));
      endDraft(form);
      if (!isChanged) fields.reset();
      setRestored(isChanged ? { draft: changeDraft(form, { values }), from: 'changed' } : undefined);
    },
  };
}

function isEmpty(form: Form, values: FormEntries): boolean {
  return Object.entries(emptyValues(form)).every(([name, empty]) => values[name] === empty);
}
