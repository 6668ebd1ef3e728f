import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Field } from '../../shared/forms/fields.ts';
import { NOT_CHOSEN } from './values.ts';

interface Props {
  readonly id: string;
  /** The record's field, and the control's `name`. */
  readonly name: string;
  readonly field: Field;
  readonly inputProps: GetInputPropsReturnType;
}

/** One question, as its declaration says: a line, several lines or a choice. */
export function FormField({ id, name, field, inputProps }: Props) {
  const common = {
    ...inputProps,
    id,
    name,
    label: field.label,
    required: field.required,
    description: field.hint,
    // Without a token the browser would offer the visitor's own data where the project's is asked for.
    autoComplete: field.autocomplete ?? 'off',
  };
  switch (field.input) {
    case 'choice':
      return <NativeSelect {...common} data={optionsOf(field)} />;
    case 'multiline':
      return <Textarea {...common} rows={field.rows} maxLength={field.maxLength} resize="vertical" />;
    default:
      return <TextInput {...common} type={field.input} maxLength={field.maxLength} placeholder={field.placeholder} />;
  }
}

function optionsOf({ options = {}, required }: Field) {
  const nothing = { value: NOT_CHOSEN, label: required ? 'Bitte wählen' : 'Keine Angabe' };
  return [nothing, ...Object.entries(options).map(([value, label]) => ({ value, label }))];
}
