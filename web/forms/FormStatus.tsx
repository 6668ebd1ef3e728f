import { useEffect, useRef, type ReactNode } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { keepWords } from '../content/keep-offer.ts';
import styles from './RequestForm.module.css';
import type { RequestState } from './use-request.ts';

interface Props {
  readonly form: Form;
  readonly state: RequestState;
  /** What is offered beside a failure. */
  readonly children?: ReactNode;
}

/** The status of sending: in progress, failed, or kept on this device. */
export function FormStatus({ form, state, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isKept = state.status === 'kept';
  useEffect(() => {
    if (isKept) box.current?.focus();
  }, [isKept]);
  return (
    <>
      <div role="status">
        {state.status === 'sending' && <p className={styles.sending}>{form.sending}</p>}
        {isKept && (
          <div ref={box} className={styles.kept} tabIndex={-1}>
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
