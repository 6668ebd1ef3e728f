import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Values } from '../../shared/forms/entries.ts';
import { errorText } from '../../shared/forms/error-texts.ts';
import { takeReturned, type ReturnedRequest } from '../delivery/returned.ts';
import { checkValues, emptyValues } from '../delivery/values.ts';
import { enteredValues, firstEntries } from './first-entries.ts';
import { linkedTexts, prefilledValues } from './prefill.ts';
import { useDraft } from './use-draft.ts';

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
    onValuesChange: draft.save,
  });

  /** Empties the form; the next edit begins a new submission. */
  function startOver(): void {
    fields.reset();
    draft.discard();
    setRestored(undefined);
  }

  useEffect(() => {
    const returned = takeReturned(form);
    const stored = draft.resume(returned);
    const entered = enteredValues(form, element.current);
    const entries = firstEntries(form, { entered, query: search, stored: stored ?? {}, linked: draft.linked() });
    for (const [name, value] of Object.entries(entries)) {
      // `forceUpdate` remounts the input, which would take the focus from a visitor who is typing in it.
      fields.setFieldValue(name, value, { forceUpdate: !(name in entered) });
    }
    draft.noteLinked(linkedTexts(form, search));
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
    for (const [name, value] of Object.entries(prefilledValues(form, search, fields.getValues(), draft.linked())))
      fields.setFieldValue(name, value, { forceUpdate: true });
    draft.noteLinked(linkedTexts(form, search));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for new entries only
  }, [linked]);

  return {
    element,
    fields,
    restored,
    startOver,
    begin: draft.begin,
    submissionId: draft.submissionId,
    elapsed: draft.elapsed,
  };
}
