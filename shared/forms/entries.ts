import { bareAddress } from '../email-address.ts';
import { emailField, type Form } from './define-form.ts';
import { plainSigns, type Field } from './fields.ts';

/** What the controls of a form hold, by field name: texts, `math_answer`, and the tick of `privacy`. */
export type FormEntries = Record<string, string | boolean>;

/** Value of the option for no choice, since no option may have an empty value (specification section 5). */
export const NOT_CHOSEN = 'none';

/** The fields with a control for text or a choice, in their order; photos are handled apart. */
export function visibleFields(form: Form): readonly (readonly [string, Field])[] {
  return Object.entries(form.fields).filter(([, field]) => field.input !== 'photos');
}

/** Line tabulation, form feed, and what Unicode adds to line breaks. */
// oxlint-disable-next-line no-control-regex
const SOFT_BREAK = /[\u000b\u000c\u0085\u2028\u2029]/gu;

/** Values as they are checked and sent: no choice as empty, pasted tabs and soft breaks as plain white space. */
export function tidy(form: Form, entries: Readonly<FormEntries>): FormEntries {
  const tidied = visibleFields(form).map(([name, field]) => {
    const value = String(entries[name] ?? '');
    if (field.input === 'choice') return [name, value === NOT_CHOSEN ? '' : value];
    const lines = field.input === 'multiline' ? value.replaceAll(SOFT_BREAK, '\n') : value;
    return [name, lines.replaceAll('\t', ' ')];
  });
  return {
    math_answer: String(entries['math_answer'] ?? ''),
    privacy: entries['privacy'] === true,
    ...Object.fromEntries(tidied),
  };
}

/** The multi-line field with the longest entry: where shortening helps most. */
export function longestText(form: Form, entries: Readonly<FormEntries>): string {
  const texts = visibleFields(form).filter(([, field]) => field.input === 'multiline');
  const longest = texts.sort(([a], [b]) => String(entries[b] ?? '').length - String(entries[a] ?? '').length)[0];
  return longest?.[0] ?? '';
}

/** The address that a form was filled in with; undefined where it asks for none, or none was given. */
export function enteredAddress(form: Form, entries: Readonly<FormEntries>): string | undefined {
  const name = emailField(form);
  return bareAddress(plainSigns(String(entries[name ?? ''] ?? '')).trim()) || undefined;
}

/** Labels and values of the fields that were filled in, in the form's order; a choice by its label. */
export function sentEntries(form: Form, entries: Readonly<FormEntries>): readonly (readonly [string, string])[] {
  const values = tidy(form, entries);
  return visibleFields(form).flatMap(([name, { label, options = {} }]) => {
    const value = String(values[name] ?? '').trim();
    return value === '' ? [] : [[label, options[value] ?? value] as const];
  });
}
