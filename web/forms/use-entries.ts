import { useForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Form } from '../../shared/forms/define-form.ts';
import { discardDraft, loadDraft, saveDraft, type Draft } from '../sending/draft.ts';
import { errorText } from './error-texts.ts';
import { prefilledValues } from './prefill.ts';
import { takeReturned, type ReturnedRequest } from '../sending/returned.ts';
import { checkValues, emptyValues, type Values } from '../sending/values.ts';

/**
 * The entries of a form: Mantine's form state, the draft that survives a reload, and the submission's id.
 * Nothing typed before hydration is lost, nothing that a link brought along in its query, and nothing that comes back from the outbox.
 * @param onReturn told once of a request that has come back, when its entries stand in the form
 */
export function useEntries(form: Form, onReturn: (request: ReturnedRequest) => void) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft>(undefined);
  const { search } = useLocation();
  const brought = useRef('');
  const [restored, setRestored] = useState<'session' | 'outbox'>();

  const fields = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: emptyValues(form),
    validate: (values) =>
      Object.fromEntries(checkValues(form, values).map(({ field, code }) => [field, errorText(form, field, code)])),
    onValuesChange: keep,
  });

  function keep(values: Values): void {
    if (!draft.current && isEmpty(form, values)) return;
    draft.current = { ...(draft.current ?? newDraft()), values: { ...values } };
    saveDraft(form, draft.current);
  }

  /** Empties the form; the next edit begins a new submission. */
  function startOver(): void {
    fields.reset();
    draft.current = undefined;
    discardDraft(form);
    setRestored(undefined);
  }

  useEffect(() => {
    const returned = takeReturned(form);
    const stored = returned ? draftOf(returned) : loadDraft(form);
    const typed = typedBeforeHydration(form, element.current);
    const known = { ...stored?.values, ...prefilledValues(form, location.search, stored?.values) };
    draft.current = stored;
    for (const name of Object.keys(emptyValues(form))) {
      const value = typed[name] ?? known[name];
      // Remounting an input would take the focus from somebody who is typing in it.
      if (value !== undefined) fields.setFieldValue(name, value, { forceUpdate: !(name in typed) });
    }
    brought.current = JSON.stringify(prefilledValues(form, location.search));
    setRestored(stored && (returned ? 'outbox' : 'session'));
    if (!returned) return;
    if (stored) saveDraft(form, stored);
    for (const { field, code } of returned.errors) if (field in known) fields.setFieldError(field, errorText(form, field, code));
    onReturn(returned);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has become alive
  }, []);

  // A link on the page itself, such as an order from the Werkstein-Atelier below the form, brings something along, too.
  useEffect(() => {
    const now = JSON.stringify(prefilledValues(form, search));
    if (now === brought.current) return;
    brought.current = now;
    for (const [name, value] of Object.entries(prefilledValues(form, search, fields.getValues()))) fields.setFieldValue(name, value, { forceUpdate: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an address that has changed
  }, [search]);

  return {
    element,
    fields,
    restored,
    startOver,
    /** Made at the first edit (decisions.md D15); a form sent untouched gets one when it is sent. */
    submissionId: () => {
      draft.current ??= newDraft();
      return draft.current.submissionId;
    },
    /** Time since the first edit, in milliseconds. */
    elapsed: () => Math.max(0, Date.now() - (draft.current?.startedAt ?? Date.now())),
  };
}

/** The draft that a request was made of. */
function draftOf({ form, body, keptAt }: ReturnedRequest): Draft {
  const empty = emptyValues(form);
  const values = Object.fromEntries(Object.keys(empty).map((name) => [name, (body[name] ?? empty[name]) as string | boolean]));
  return { submissionId: body.submission_id, startedAt: keptAt - Number(body['elapsed_ms'] ?? 0), values };
}

const newDraft = (): Draft => ({ submissionId: crypto.randomUUID(), startedAt: Date.now(), values: {} });

function isEmpty(form: Form, values: Values): boolean {
  return Object.entries(emptyValues(form)).every(([name, empty]) => values[name] === empty);
}

/** What stands in the inputs already: React keeps it there, but the form's state never saw an event. */
function typedBeforeHydration(form: Form, element: HTMLFormElement | null): Values {
  const typed: Values = {};
  for (const [name, empty] of Object.entries(emptyValues(form))) {
    const control = element?.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked) typed[name] = true;
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value !== empty) typed[name] = control.value;
    }
  }
  return typed;
}
