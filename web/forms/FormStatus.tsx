import { useEffect, useRef, type ReactNode } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { keepWords } from '../content/keep-offer.ts';
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
  const box = useRef<HTMLDivElement>(null);
  const isDone = state.status === 'sent' || state.status === 'kept';
  useEffect(() => {
    if (isDone) box.current?.focus();
  }, [isDone]);
  return (
    <>
      <div role="status">
        {state.status === 'sending' && <p className={styles.sending}>{form.sending}</p>}
        {isDone && (
          <div ref={box} className={state.status === 'sent' ? styles.sent : styles.kept} tabIndex={-1}>
            <h3>{state.status === 'sent' ? form.success.title : keepWords.keptTitle}</h3>
            <p>{state.status === 'sent' ? form.success.text : keepWords.kept}</p>
            {state.status === 'sent' && (
              <dl>
                <dt>Referenz</dt>
                <dd className={styles.reference}>{state.reference}</dd>
                <dt>Wie es weitergeht</dt>
                <dd>{form.next}</dd>
              </dl>
            )}
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
