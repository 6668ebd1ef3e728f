import { useRef, useState } from 'react';
import type { FieldError } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { noticeFor } from '../../shared/forms/define-form.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { assertFits, BodyTooLarge, type RequestBody } from '../sending/body.ts';
import { SendError, sendForm } from '../sending/send.ts';

/** State of a form (specification section 4). A request that found no network may be kept on the device, under its submission id. */
export type SubmitState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  | { readonly status: 'sent'; readonly reference: string }
  | { readonly status: 'failed'; readonly notice: Notice; readonly unreachable?: boolean }
  | { readonly status: 'kept'; readonly id: string };

/** Outcome of an attempt to send. */
export type Outcome =
  | { readonly sent: true; readonly notice: Notice; readonly reference: string }
  | { readonly sent: false; readonly notice: Notice; readonly errors: readonly FieldError[] };

/** Sends a form once at a time, however often the button is pressed, and gives the outcome. */
export function useSubmit(form: Form) {
  const [state, setState] = useState<SubmitState>({ status: 'idle' });
  // State would be known only after the next render: too late for a double click.
  const busy = useRef(false);

  /**
   * @param makeBody uploads what has to be uploaded first and answers the body
   * @returns undefined if the form is being sent already
   * @throws BodyTooLarge
   */
  async function submit(makeBody: () => Promise<RequestBody>): Promise<Outcome | undefined> {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ status: 'sending' });
    try {
      const body = assertFits(await makeBody());
      const { reference } = await sendForm(form, body);
      setState({ status: 'sent', reference });
      return { sent: true, notice: form.success, reference };
    } catch (error) {
      if (error instanceof BodyTooLarge) {
        setState({ status: 'idle' });
        throw error;
      }
      console.error(error);
      const errors = error instanceof SendError ? error.errors : [];
      const notice = noticeFor(form, errors) ?? SEND_FAILED;
      setState({ status: 'failed', notice, unreachable: error instanceof SendError && error.fault === 'unreachable' });
      return { sent: false, notice, errors };
    } finally {
      busy.current = false;
    }
  }

  return {
    state,
    submit,
    kept: (id: string) => setState({ status: 'kept', id }),
    sent: (reference: string) => setState({ status: 'sent', reference }),
    clear: () => setState({ status: 'idle' }),
  };
}
