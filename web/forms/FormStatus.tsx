import { useEffect, useRef } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import styles from './RequestForm.module.css';
import type { SubmitState } from './use-submit.ts';

/** The notice's words in the page itself, with the reference number and what happens next (decisions.md D17). */
export function FormStatus({ form, state }: { readonly form: Form; readonly state: SubmitState }) {
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'sent') sent.current?.focus();
  }, [state]);
  return (
    <>
      <div role="status">
        {state.status === 'sending' && <p className={styles.sending}>{form.sending}</p>}
        {state.status === 'sent' && (
          <div ref={sent} className={styles.sent} tabIndex={-1}>
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
      </div>
      <div role="alert">
        {state.status === 'failed' && (
          <div className={styles.failed}>
            <h3>{state.notice.title}</h3>
            <p>{state.notice.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
