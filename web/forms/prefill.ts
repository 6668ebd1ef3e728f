import type { Form } from '../../shared/forms/define-form.ts';
import { NOT_CHOSEN, visibleFields, type FormEntries } from '../../shared/forms/entries.ts';
import { emptyValues, typedSum } from '../delivery/values.ts';

/** Where the entries of a form come from when its page becomes interactive. */
interface EntrySources {
  /** Entered into the prerendered page before its script ran. */
  readonly entered: FormEntries;
  /** Query of the address. */
  readonly query: string;
  /** From the draft of this session. */
  readonly stored: FormEntries;
  /** Texts that the link before entered, by field. */
  readonly linked?: Readonly<Record<string, string>> | undefined;
}

/** The entries that a form begins with. What was just entered wins over what the link names, and that over what was stored. */
export function firstEntries(form: Form, { entered, query, stored, linked }: EntrySources): FormEntries {
  const merged = { ...stored, ...prefilledValues(form, query, stored, linked), ...entered };
  const names = Object.keys(emptyValues(form));
  return Object.fromEntries(Object.entries(merged).filter(([name]) => names.includes(name)));
}

/**
 * The entries as the form's controls show them: nothing tells of what was entered before hydration, or by a program without an event. A
 * field that was taken out of the page is left out.
 */
export function shownValues(form: Form, element: HTMLFormElement): FormEntries {
  const data = new FormData(element);
  const shown: FormEntries = {};
  for (const [name, empty] of Object.entries(emptyValues(form))) {
    const text = data.get(name);
    if (typeof empty === 'boolean') shown[name] = text !== null;
    else if (typeof text === 'string') shown[name] = name === 'math_answer' ? typedSum(text) : text;
  }
  return shown;
}

/** The same without what is empty. */
export function enteredValues(form: Form, element: HTMLFormElement): FormEntries {
  const empty = emptyValues(form);
  return Object.fromEntries(
    Object.entries(shownValues(form, element)).filter(([name, value]) => value !== empty[name]),
  );
}

/** Stored texts for which the form has no field, or no such choice, any more. */
export function textsWithoutField(form: Form, stored: FormEntries): readonly string[] {
  const known = emptyValues(form);
  return Object.entries(stored).flatMap(([name, value]) => {
    const { options } = form.fields[name] ?? {};
    const hasPlace = name in known && (!options || value === NOT_CHOSEN || Object.hasOwn(options, String(value)));
    return hasPlace || typeof value !== 'string' || value.trim() === '' ? [] : [value];
  });
}

/** Texts that a link names, for the fields that are declared `fromLink`. */
export function linkedTexts(form: Form, query: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  const texts = visibleFields(form).flatMap(([name, field]) => {
    const text = field.fromLink && parameters.get(name);
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/**
 * What a link fills in, e.g. `/mustermappe?surfaces=Fassaden`. Existing entries are kept; a multi-line field gets the new text on a separate
 * line, or in place of the text of the link before.
 * @param before texts of the link before
 */
export function prefilledValues(
  form: Form,
  query: string,
  entries: FormEntries = {},
  before: Readonly<Record<string, string>> = {},
): FormEntries {
  const values: FormEntries = {};
  for (const [name, text] of Object.entries(linkedTexts(form, query))) {
    const field = form.fields[name];
    const present = String(entries[name] ?? '');
    const earlier = before[name] ?? '';
    if (field?.options) {
      if (Object.hasOwn(field.options, text)) values[name] = text;
    } else if (present.includes(text)) continue;
    else if (!present || present === earlier) values[name] = text;
    else if (field?.input === 'multiline')
      values[name] =
        earlier && present.includes(earlier) ? present.replace(earlier, () => text) : `${present}\n${text}`;
  }
  return values;
}
