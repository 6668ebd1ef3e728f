import { Checkbox, InputBase, TextInput, VisuallyHidden } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { MathQuestion } from '../../shared/forms/define-form.ts';
import { NOT_CHOSEN } from '../../shared/forms/entries.ts';
import { inputType, type Field } from '../../shared/forms/fields.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import { PRIVACY_LABEL } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { Icon } from '../components/Icon.tsx';
import { typedSum } from '../delivery/values.ts';
import styles from './RequestForm.module.css';

interface ControlProps {
  readonly id: string;
  readonly inputProps: GetInputPropsReturnType;
}

interface FieldProps extends ControlProps {
  /** The record's field, and the control's `name`. */
  readonly name: string;
  readonly field: Field;
}

/** Phones begin a text with a capital and mend its words, but not those of an address. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** One declared field: a line, several lines or a choice. */
export function FormField({ id, name, field, inputProps }: FieldProps) {
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
  const { options = {} } = field;
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
          <option value={NOT_CHOSEN}>{field.required ? formWords.choose : formWords.noChoice}</option>
          {Object.entries(options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </InputBase>
      );
    case 'multiline':
      return <InputBase {...common} component="textarea" multiline rows={field.rows} />;
    default:
      return (
        <TextInput
          {...common}
          {...(field.input === 'email' && AS_TYPED)}
          type={inputType(field)}
          inputMode={field.inputMode}
          placeholder={field.placeholder}
        />
      );
  }
}

/** The sum that keeps simple bots out; × and ÷ are read out as words. */
export function MathField({ id, math, inputProps }: ControlProps & { readonly math: MathQuestion }) {
  return (
    <TextInput
      {...inputProps}
      id={id}
      name="math_answer"
      label={
        <>
          <span>{`${formWords.math}: `}</span>
          <span aria-hidden="true">{`${math.question} = ?`}</span>
          <VisuallyHidden>{formWords.spokenMath(math.spoken)}</VisuallyHidden>
        </>
      }
      description={formWords.mathHint}
      // Beside another field: both in one line.
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        const input = event.currentTarget;
        const answer = typedSum(input.value);
        // An input method would lose what it composes.
        if (answer !== input.value && !(event.nativeEvent as InputEvent).isComposing) input.value = answer;
        inputProps.onChange(event);
      }}
    />
  );
}

/** Consent; the statement opens beside the form, so that no entry is lost (decisions.md D7). */
export function PrivacyField({ id, inputProps }: ControlProps) {
  return (
    <Checkbox
      {...inputProps}
      id={id}
      name="privacy"
      required
      aria-invalid={inputProps.error ? true : undefined}
      label={
        <>
          {PRIVACY_LABEL.before}
          <a href={paths.privacy} target="_blank" rel="noopener" title={formWords.newTab}>
            {PRIVACY_LABEL.link}
          </a>
          {PRIVACY_LABEL.after}
          {/* Mantine marks the labels of other required inputs in this form, but not those of checkboxes. */}
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        </>
      }
    />
  );
}
