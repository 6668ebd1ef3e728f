import { useEffect, useRef } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { labelOf } from '../../shared/forms/error-texts.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import styles from './RequestForm.module.css';

interface Props {
  readonly form: Form;
  /** Text by field name, in the order of the page. */
  readonly errors: readonly (readonly [string, string])[];
  readonly onPick: (name: string) => void;
}

/** All errors as links to their fields. Gets the focus when it is mounted: once for each attempt to send. */
export function ErrorSummary({ form, errors, onPick }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus(), []);
  return (
    <div ref={element} className={styles.summary} role="alert" tabIndex={-1} aria-labelledby={`${form.id}-errors`}>
      <h3 id={`${form.id}-errors`}>{formWords.errors(errors.length)}</h3>
      <ul>
        {errors.map(([name, text]) => (
          <li key={name}>
            <a
              href={`#${form.id}-${name}`}
              onClick={(event) => {
                event.preventDefault();
                onPick(name);
              }}
            >
              {labelOf(form, name)}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
