import { schemaResolver } from '@mantine/form';
import type { FieldError, FieldErrorCode } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { NOT_CHOSEN, tidy, visibleFields, type FormEntries } from '../../shared/forms/entries.ts';
import { plainSigns } from '../../shared/forms/fields.ts';

/** The entries of an empty form. */
export function emptyValues(form: Form): FormEntries {
  const fields = visibleFields(form).map(([name, field]) => [name, field.input === 'choice' ? NOT_CHOSEN : '']);
  return { ...Object.fromEntries(fields), math_answer: '', privacy: false };
}

/** The sum as it is compared, exactly: phones add blanks by themselves, input methods type wide digits. */
export const typedSum = (text: string): string => plainSigns(text).replaceAll(/\s/gu, '');

/** All errors of the entries, in the form's order (decisions.md D8). */
export function checkValues(form: Form, values: FormEntries): readonly FieldError[] {
  const codes = schemaResolver(form.pageSchema, { sync: true })(tidy(form, values));
  return Object.entries(codes).map(([field, code]) => ({ field, code: code as FieldErrorCode }));
}

/** The tidied entries without empty ones, as the body of the call names them. */
export function filledValues(form: Form, values: FormEntries): FormEntries {
  return Object.fromEntries(Object.entries(tidy(form, values)).filter(([, value]) => value !== ''));
}
