import { lazy, Suspense, useEffect, useRef, type ComponentProps } from 'react';
import { labelOf, type Form } from '../../shared/forms/define-form.ts';
import { formWords } from '../../shared/forms/form-words.ts';
import { DirectContact } from '../components/company/DirectContact.tsx';
import hidden from '../components/hidden.module.css';
import { Button } from '../components/links/ButtonLink.tsx';
import { Slot } from '../components/Slot.tsx';
import { failedWords, keptWords, restoredWords } from '../content/form-messages.ts';
import type { RequestState } from './request-state.ts';
import styles from './RequestForm.module.css';
import type { Restored } from './use-entries.ts';

/** @property takesFocus when it appears */
interface MessageProps extends ComponentProps<'div'> {
  readonly takesFocus?: boolean;
}

function Message({ takesFocus = false, className, ...box }: MessageProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return <div ref={element} className={[styles.message, className].filter(Boolean).join(' ')} tabIndex={-1} {...box} />;
}

interface SummaryProps {
  readonly form: Form;
  /** Text by field name, in the order of the page. */
  readonly errors: readonly (readonly [string, string])[];
}

/** All errors as links to their fields; mounted once for each attempt to send. The alert is inside, without a name: screen readers say what has the focus, and an alert, too. */
export function ErrorSummary({ form, errors }: SummaryProps) {
  return (
    <Message takesFocus className={styles.error}>
      <div role="alert">
        <h3>{formWords.errors(errors.length)}</h3>
        <ul>
          {errors.map(([name, text]) => (
            <li key={name}>
              <a
                href={`#${form.id}-${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`${form.id}-${name}`)?.focus();
                }}
              >
                {labelOf(form, name)}
              </a>
              <span>{`: ${text}`}</span>
            </li>
          ))}
        </ul>
      </div>
    </Message>
  );
}

interface RestoredProps extends Omit<Restored, 'draft'> {
  readonly onDiscard: () => void;
}

/** Says where entries come from. It takes the focus if the visitor asked for them; after a reload the page begins at its start. */
export function RestoredNotice({ from, homeless = [], onDiscard }: RestoredProps) {
  return (
    <Message takesFocus={from === 'outbox'} className={styles.restored} role="status">
      <p>{restoredWords[from]}</p>
      {homeless.length > 0 && (
        <>
          <p>{restoredWords.homeless}</p>
          <ul>
            {homeless.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <Button kind="text" onClick={onDiscard}>
        {restoredWords.discard}
      </Button>
    </Message>
  );
}

// Fetched with the outbox, before the network is gone.
const KeepOffer = lazy(() => import('./KeepOffer.tsx').then(({ KeepOffer: Offer }) => ({ default: Offer })));

interface StatusProps {
  readonly form: Form;
  readonly state: RequestState;
  /** How many would be kept. */
  readonly photos: number;
  /** Keeps the request; rejects when the device has no room for it. */
  readonly onKeep: () => Promise<void>;
}

/** The status of sending: in progress, failed, or kept on this device. */
export function FormStatus({ form, state, photos, onKeep }: StatusProps) {
  return (
    <>
      <Slot role="status">
        {state.status === 'sending' && <p className={hidden.fromView}>{form.sending}</p>}
        {state.status === 'kept' && (
          <Message takesFocus>
            <h3>{keptWords.keptTitle}</h3>
            <p>{keptWords.kept}</p>
          </Message>
        )}
      </Slot>
      <Slot role="alert">
        {state.status === 'failed' && (
          <Message className={styles.error}>
            <h3>{state.notice.title}</h3>
            <p>{state.notice.text}</p>
          </Message>
        )}
      </Slot>
      <Slot role="status">
        {state.status === 'failed' && (
          <Message className={styles.offer}>
            <p>
              {state.retryAfter && <span>{`${failedWords.later(state.retryAfter)} `}</span>}
              <span>{failedWords.contact}</span> <DirectContact />
            </p>
            <Suspense>{state.mayKeep && <KeepOffer photos={photos} onKeep={onKeep} />}</Suspense>
          </Message>
        )}
      </Slot>
    </>
  );
}
