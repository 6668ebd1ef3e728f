import type { Form } from '../../shared/forms/define-form.ts';
import type { Values } from '../../shared/forms/entries.ts';
import { emptyValues } from '../delivery/values.ts';
import { prefilledValues } from './prefill.ts';

/** Where the entries of a form come from when its page becomes interactive. */
interface EntrySources {
  /** Entered into the prerendered page before its script ran. */
  readonly entered: Values;
  /** Query of the address. */
  readonly query: string;
  /** From the draft of this session, or from a request that came back from the outbox. */
  readonly stored: Values;
  /** Texts that the link before entered, by field. */
  readonly linked?: Readonly<Record<string, string>> | undefined;
}

/** The entries that a form begins with. What was just entered wins over what the link names, and that over what was stored. */
export function firstEntries(form: Form, { entered, query, stored, linked }: EntrySources): Values {
  const merged = { ...stored, ...prefilledValues(form, query, stored, linked), ...entered };
  return Object.fromEntries(
    Object.keys(emptyValues(form)).flatMap((name) => (merged[name] === undefined ? [] : [[name, merged[name]]])),
  );
}

/** The entries in the form's controls: React keeps what was entered before hydration, but the form state never saw its events. */
export function enteredValues(form: Form, element: HTMLFormElement | null): Values {
  const entered: Values = {};
  for (const [name, empty] of Object.entries(emptyValues(form))) {
    const value = valueOf(element?.elements.namedItem(name));
    if (value !== undefined && value !== empty) entered[name] = value;
  }
  return entered;
}

function valueOf(control: Element | RadioNodeList | null | undefined): string | boolean | undefined {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  const hasText =
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement;
  return hasText ? control.value : undefined;
}
