import { useEffect, useState } from 'react';
import type { Form } from '../../shared/forms/define-form.ts';
import { sentForms, type SentForm } from '../delivery/session.ts';

/** The confirmation of the form that was sent last in this session. */
export interface ShownConfirmation {
  readonly sent: SentForm;
  /** Just now, not before a reload: focus and title follow. */
  readonly isNew: boolean;
}

/** Shows, keeps and hides the confirmation of a form. */
export function useConfirmation(form: Form) {
  const [shown, setShown] = useState<ShownConfirmation>();
  useEffect(() => {
    const sent = sentForms.load(form);
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page has none, and hydration has to begin with the same
    if (sent) setShown({ sent, isNew: false });
  }, [form]);
  return {
    shown,
    show(sent: SentForm): void {
      sentForms.save(form, sent);
      setShown({ sent, isNew: true });
    },
    hide(): void {
      sentForms.save(form, undefined);
      setShown(undefined);
    },
  };
}
