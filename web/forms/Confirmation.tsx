import { useEffect, useId, useRef } from 'react';
import { mainPhone, openingHoursText } from '../../shared/company/company-words.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { confirmationActions as actions, confirmationWords as words } from '../../shared/forms/form-words.ts';
import { company } from '../../shared/owner/company.ts';
import { Button } from '../components/links/ButtonLink.tsx';
import { typeset } from '../components/text/typeset.ts';
import styles from './Confirmation.module.css';
import type { Confirmed } from './request-state.ts';

interface Props extends Confirmed {
  readonly form: Form;
  readonly onHide: () => void;
}

/** The specified words with the reference, what happens next, and what was sent, to be printed or saved (decisions.md D17). */
export function Confirmation({ form, sent, isNew, onHide }: Props) {
  const { reference, sentAt, email, entries } = sent;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isNew) return undefined;
    box.current?.scrollIntoView({ block: 'start' });
    box.current?.focus({ preventScroll: true });
    const before = document.title;
    const title = `${form.success.title} ${form.name} ${reference}`;
    // Also the name that browsers propose for the PDF.
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isNew, form, reference]);

  return (
    <div
      ref={box}
      className={styles.confirmation}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      data-confirmation={isNew ? 'new' : ''}
    >
      <div className={styles.said}>
        <h3 id={`${id}title`} className={styles.title}>
          {form.success.title}
        </h3>
        <p id={`${id}text`}>{form.success.text}</p>
      </div>
      <dl className={styles.facts}>
        <dt>{words.reference}</dt>
        <dd className={styles.reference}>{reference}</dd>
        <dt>{words.next}</dt>
        <dd>{typeset(form.next)}</dd>
        {form.keep && (
          <>
            <dt>{words.keep}</dt>
            <dd>{typeset(form.keep)}</dd>
          </>
        )}
        {email && (
          <>
            <dt>{typeset(words.mail)}</dt>
            <dd>{words.mailTo(email)}</dd>
          </>
        )}
        <dt>{words.questions}</dt>
        <dd>{typeset(words.askAgain(company.email, mainPhone, openingHoursText()))}</dd>
        <dt>{words.sentAt}</dt>
        <dd>{words.moment(new Date(sentAt))}</dd>
      </dl>
      {entries.length > 0 && (
        <details className={styles.copy}>
          <summary>{words.sent}</summary>
          <dl className={styles.facts}>
            {entries.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={styles.entry}>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={() => print()}>
          {actions.print}
        </Button>
        <Button kind="quiet" title={actions.saveHint} onClick={() => print()}>
          {actions.save}
        </Button>
        <Button kind="text" onClick={onHide}>
          {actions.hide}
        </Button>
      </div>
    </div>
  );
}
