import { InputBase, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { NOT_CHOSEN } from '../../shared/forms/entries.ts';
import type { Field } from '../../shared/forms/fields.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import { Icon } from '../components/Icon.tsx';

interface Props {
  readonly id: string;
  /** The record's field, and the control's `name`. */
  readonly name: string;
  readonly field: Field;
  readonly inputProps: GetInputPropsReturnType;
}

/** One declared field: a line, several lines or a choice. */
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
  // InputBase is what Mantine's NativeSelect and Textarea are made of, without their separate list and the script that lets the text grow.
  switch (field.input) {
    case 'choice':
      return (
        <InputBase
          {...common}
          component="select"
          pointer
          rightSection={<Icon name="chevron" />}
          rightSectionPointerEvents="none"
        >
          <Options field={field} />
        </InputBase>
      );
    case 'multiline':
      return <InputBase {...common} component="textarea" multiline rows={field.rows} maxLength={field.maxLength} />;
    default:
      return <TextInput {...common} type={field.input} maxLength={field.maxLength} placeholder={field.placeholder} />;
  }
}

function Options({ field: { options = {}, required } }: { readonly field: Field }) {
  return (
    <>
      <option value={NOT_CHOSEN}>{required ? formWords.choose : formWords.noChoice}</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
