import { useEffect, useReducer, useRef, type FormEvent } from 'react';
import type { FieldError } from '../../shared/api.ts';
import { noticeFor, type Form } from '../../shared/forms/define-form.ts';
import { longestText, type FormEntries } from '../../shared/forms/entries.ts';
import { BODY_TOO_LARGE, errorText } from '../../shared/forms/error-texts.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { clearError, notify } from '../components/notices/notices.ts';
import type { PhotoList, PhotoToKeep } from '../delivery/photo-list.ts';
import { refusedPhotos } from '../delivery/refused-photos.ts';
import { fits, SendError, sendForm } from '../delivery/send.ts';
import { changeDraft, sentForms, type SentForm } from '../delivery/session.ts';
import { checkValues } from '../delivery/values.ts';
import { confirmationOf, requestBody } from './request-body.ts';
import { INITIAL_STATE, nextState } from './request-state.ts';
import { useEntries } from './use-entries.ts';
import { useOutbox } from './use-outbox.ts';
import { usePhotos } from './use-photos.ts';

/** Sends a form's request, and does what each change of its state causes: notices, marks at fields, an empty form. */
export function useRequest(form: Form, photoList: PhotoList | undefined) {
  const [state, dispatch] = useReducer(nextState, INITIAL_STATE);
  // State would be known only after the next render: too late for a double click.
  const busy = useRef(false);
  const { element, fields, restored, takeShown, startOver } = useEntries(form);
  const photos = usePhotos(form, photoList, restored);
  const outbox = useOutbox(state.status === 'kept' ? state.id : undefined, (request) => {
    // Its entries are no longer here.
    if (request?.status === 'sent') confirm({ reference: request.reference, sentAt: Date.now(), entries: [] });
    else dispatch({ type: 'discarded' });
  });

  useEffect(() => {
    const sent = sentForms.load(form);
    if (sent) dispatch({ type: 'restored', sent });
    const prepare = () => {
      photoList?.prepare();
      outbox.load();
    };
    element.current?.addEventListener('focusin', prepare, { once: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; the prerendered page has no confirmation, and hydration has to begin with the same
  }, []);

  /** Photos to the store, which can take minutes, then the form as it is shown by then; one at a time. */
  async function send(pressed: FormEntries): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    dispatch({ type: 'started' });
    let urls: readonly string[] = [];
    try {
      await restored?.owned;
      const by = { submissionId: changeDraft(form).submissionId, mathAnswer: String(pressed['math_answer']) };
      urls = (await photoList?.uploadAll(by)) ?? [];
      const sentPhotos = photoList?.getState().photos ?? [];
      const values = takeShown();
      if (fields.validate().hasErrors) return showErrors(values);
      const body = { ...requestBody(form, values, element.current), ...(urls.length > 0 && { photo_urls: urls }) };
      if (!fits(body)) return askToShorten(values);
      const { reference } = await sendForm(form, body);
      const names = sentPhotos.map(({ file }) => file.name);
      confirm(confirmationOf(form, values, reference, names));
      void notify('success', form.success, true);
      removeSent(values, sentPhotos);
    } catch (error) {
      await fail(error, urls);
    } finally {
      busy.current = false;
    }
  }

  function confirm(sent: SentForm): void {
    sentForms.save(form, sent);
    dispatch({ type: 'confirmed', sent });
  }

  /** @param urls addresses of the photos that were sent */
  async function fail(error: unknown, urls: readonly string[]): Promise<void> {
    console.error(error);
    const { errors, fault, retryAfter } = error instanceof SendError ? error : new SendError('sending failed');
    const notice = noticeFor(form, errors) ?? SEND_FAILED;
    dispatch({ type: 'failed', notice, retryAfter });
    void notify('error', notice, true);
    markRefused(errors, urls);
    // Also after a foreign answer, such as the page of a portal or of an inspecting proxy.
    if (fault !== 'refused' && (await outbox.canKeep())) dispatch({ type: 'keepable' });
  }

  /** Leaves a failed request to the outbox. The form is empty then, so that it isn't sent a second time. @throws DOMException without room for it */
  async function keep(): Promise<void> {
    const values = takeShown();
    if (fields.validate().hasErrors) return showErrors(values);
    const body = requestBody(form, values, element.current);
    if (!fits(body)) return askToShorten(values);
    const keptPhotos = (await photoList?.contents()) ?? [];
    await outbox.keep(form, body, keptPhotos);
    removeSent(values, keptPhotos);
    dispatch({ type: 'kept', id: body.submission_id });
    await clearError();
  }

  /** What the page itself found: nothing is sent. */
  function showErrors(values: FormEntries): void {
    const notice = noticeFor(form, checkValues(form, values));
    void (notice ? notify('error', notice, true) : clearError());
    dispatch({ type: 'incorrect' });
  }

  function askToShorten(values: FormEntries): void {
    fields.setFieldError(longestText(form, values), BODY_TOO_LARGE);
    dispatch({ type: 'incorrect' });
  }

  /** What only the server found: marked at the fields, beside the notice. */
  function markRefused(errors: readonly FieldError[], urls: readonly string[]): void {
    const refused = refusedPhotos(form, errors, urls);
    photoList?.refuse(refused);
    if (refused.length > 0) document.getElementById(`${form.id}-photos`)?.focus();
    for (const { field, code } of errors) {
      if (field in fields.getValues()) fields.setFieldError(field, errorText(form, field, code));
    }
  }

  /** Empties the form, unless it was changed since: then that is the next request. */
  function removeSent(sent: FormEntries, sentPhotos: readonly PhotoToKeep[]): void {
    photoList?.removeFiles(sentPhotos.map(({ file }) => file));
    const { photos: left = [], unread = 0 } = photoList?.getState() ?? {};
    startOver(sent, left.length + unread > 0);
  }

  /** For a button that goes away with what it removes. */
  const focusForm = () => element.current?.focus();

  const submit = fields.onSubmit(send, (_errors, values) => showErrors(values));
  return {
    element,
    fields,
    state,
    photos,
    restored,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      takeShown();
      submit(event);
    },
    keep,
    discard(): void {
      startOver();
      photoList?.clear();
      dispatch({ type: 'discarded' });
      focusForm();
    },
    hideConfirmation(): void {
      sentForms.save(form, undefined);
      dispatch({ type: 'confirmationHidden' });
      focusForm();
    },
  };
}
