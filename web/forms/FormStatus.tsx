import { useEffect, useRef, type ReactNode } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { keepWords } from '../content/outbox.ts';
import styles from './RequestForm.module.css';
import type { SubmitState } from './use-submit.ts';

interface Props {
  readonly form: Form;
  readonly state: SubmitState;
  /** What is offered beside a failure. */
  readonly children?: ReactNode;
}

/** The notice's words in the page itself, with the reference number and what happens next (decisions.md D17). */
export function FormStatus({ form, state, children }: Props) {
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'sent' || state.status === 'kept') done.current?.focus();
  }, [state]);
  return (
    <>
      <div role="status">
        {state.status === 'sending' && <p className={styles.sending}>{form.sending}</p>}
        {state.status === 'sent' && (
          <div ref={done} className={styles.sent} tabIndex={-1}>
            <h3>{form.success.title}</h3>
            <p>{form.success.text}</p>
            <dl>
              <dt>Referenz</dt>
              <dd className={styles.reference}>{state.reference}</dd>
              <dt>Wie es weitergeht</dt>
              <dd>{form.next}</dd>
            </dl>
          </div>
        )}
        {state.status === 'kept' && (
          <div ref={done} className={styles.kept} tabIndex={-1}>
            <h3>{keepWords.keptTitle}</h3>
            <p>{keepWords.kept}</p>
          </div>
        )}
      </div>
      <div role="alert">
        {state.status === 'failed' && (
          <div className={styles.failed}>
            <h3>{state.notice.title}</h3>
            <p>{state.notice.text}</p>
          </div>
        )}
      </div>
      <div role="status">{children}</div>
    </>
  );
}
