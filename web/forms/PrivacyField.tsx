import { Checkbox } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { formWords } from '../../shared/forms/form-words.ts';
import { PRIVACY_LABEL } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import styles from './RequestForm.module.css';

interface Props {
  readonly id: string;
  readonly inputProps: GetInputPropsReturnType;
}

/** Consent; the statement opens beside the form, so that no entry is lost (decisions.md D7). */
export function PrivacyField({ id, inputProps }: Props) {
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
