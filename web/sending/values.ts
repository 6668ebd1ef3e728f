import { schemaResolver } from '@mantine/form';
import type { Form } from '../../shared/forms/define-form.ts';
import type { Field } from '../../shared/forms/fields.ts';
import type { FieldError, FieldErrorCode } from '../../shared/api.ts';

/** What the page holds while a visitor fills in: text by field name, `math_answer`, and the tick of `privacy`. */
export type Values = Record<string, string | boolean>;

/** Stands for «nothing chosen», since no option may have an empty value (specification section 5). */
export const NOT_CHOSEN = 'none';

/** The fields a visitor types into or chooses from; photos are kept apart. */
export function visibleFields(form: Form): readonly (readonly [string, Field])[] {
  return Object.entries(form.fields).filter(([, field]) => field.input !== 'photos');
}

export function emptyValues(form: Form): Values {
  const fields = visibleFields(form).map(([name, field]) => [name, field.input === 'choice' ? NOT_CHOSEN : '']);
  return { ...Object.fromEntries(fields), math_answer: '', privacy: false };
}

/** The values as they are checked and sent: «nothing chosen» as empty, pasted tabs and soft breaks as plain white space. */
export function tidy(form: Form, values: Values): Values {
  const tidied = visibleFields(form).map(([name, field]) => {
    const value = String(values[name] ?? '');
    if (field.input === 'choice') return [name, value === NOT_CHOSEN ? '' : value];
    const lines = field.input === 'multiline' ? value.replaceAll(/[\v\f\u0085\u2028\u2029]/gu, '\n') : value;
    return [name, lines.replaceAll('\t', ' ')];
  });
  return { math_answer: String(values['math_answer'] ?? ''), privacy: values['privacy'] === true, ...Object.fromEntries(tidied) };
}

/** All errors of the entries, in the form's order (decisions.md D8). */
export function checkValues(form: Form, values: Values): readonly FieldError[] {
  const codes = schemaResolver(form.pageSchema, { sync: true })(tidy(form, values));
  return Object.entries(codes).map(([field, code]) => ({ field, code: code as FieldErrorCode }));
}

/** The tidied entries that hold anything, as the body of the call names them. */
export function filledValues(form: Form, values: Values): Values {
  return Object.fromEntries(Object.entries(tidy(form, values)).filter(([, value]) => value !== ''));
}
