import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../shared/api.ts';
import { noticeFor, TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { longestText, sentEntries, type Values } from '../../shared/forms/entries.ts';
import { BODY_TOO_LARGE, errorText } from '../../shared/forms/error-texts.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import type { PhotoList } from '../delivery/photo-list.ts';
import type { ReturnedRequest } from '../delivery/returned.ts';
import { assertFits, BodyTooLarge, SendError, sendForm, type RequestBody } from '../delivery/send.ts';
import { checkValues, filledValues } from '../delivery/values.ts';
import { loadOutbox, type Outbox } from './load-outbox.ts';
import { clearError, notify } from './notices.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useEntries } from './use-entries.ts';
import { usePhotos } from './use-photos.ts';

/** State of a form (specification section 4). A request that found no network may be kept on the device, under its submission id. */
export type RequestState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly notice: Notice; readonly mayKeep: boolean }
  | { readonly status: 'kept'; readonly id: string };

/**
 * The way of a request: idle → sending → sent, and the form is empty; or → failed, and everything stays in it. A failed one may be kept on the
 * device: kept → sent once there is a network, or idle if it was withdrawn or given back. Each transition is one function.
 */
export function useRequest(form: Form, photoList: PhotoList | undefined) {
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const [attempts, setAttempts] = useState(0);
  // State would be known only after the next render: too late for a double click.
  const busy = useRef(false);
  const entries = useEntries(form, takeOver);
  const { element, fields, submissionId, restored } = entries;
  const resumed = restored === 'session' ? submissionId() : undefined;
  const { photos, refused } = usePhotos(photoList, { resumed, begin: entries.begin });
  const confirmation = useConfirmation(form);
  const outbox = useRef<Outbox>(undefined);

  // The form works without it.
  useEffect(() => {
    const load = () => void loadOutbox().then((loaded) => (outbox.current = loaded), console.error);
    element.current?.addEventListener('focusin', load, { once: true });
  }, [element]);

  /** Photos to the store, then the form; one at a time. */
  async function send(values: Values): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'sending' });
    try {
      const by = { submissionId: submissionId(), mathAnswer: String(values['math_answer']) };
      const urls = (await photoList?.uploadAll(by)) ?? [];
      const { reference } = await sendForm(form, assertFits(bodyOf(values, urls)));
      confirm(reference, values);
    } catch (error) {
      await (error instanceof BodyTooLarge ? askToShorten(values) : fail(error));
    } finally {
      busy.current = false;
    }
  }

  function confirm(reference: string, values: Values): void {
    const names = photos.map(({ name }) => name).join('\n');
    const sent = [...sentEntries(form, values), [form.fields['photo_urls']?.label ?? '', names] as const];
    confirmation.show({
      reference,
      sentAt: Date.now(),
      email: String(values['email']).trim(),
      entries: sent.flatMap(([label, value]) => (value ? [[label, value]] : [])),
    });
    setState({ status: 'sent' });
    void notify('success', form.success);
    empty();
  }

  async function fail(error: unknown): Promise<void> {
    console.error(error);
    const { errors, fault } = error instanceof SendError ? error : new SendError('sending failed');
    const failed = { status: 'failed', notice: noticeFor(form, errors) ?? SEND_FAILED, mayKeep: false } as const;
    setState(failed);
    void notify('error', failed.notice);
    markRefused(errors);
    if (fault === 'unreachable' && (await outbox.current?.canKeep())) setState({ ...failed, mayKeep: true });
  }

  /** Leaves a failed request to the outbox. The form is empty then, so that it isn't sent a second time. @throws DOMException without room for it */
  async function keep(): Promise<void> {
    const values = fields.getValues();
    const id = submissionId();
    if (fields.validate().hasErrors) return showErrors(values);
    try {
      await outbox.current?.keep(form, assertFits(bodyOf(values)), (await photoList?.contents()) ?? []);
    } catch (error) {
      if (error instanceof BodyTooLarge) return askToShorten(values);
      throw error;
    }
    empty();
    setState({ status: 'kept', id });
    await clearError();
  }

  // The outcome of the request that was just kept.
  useEffect(() => {
    const loaded = outbox.current;
    if (!loaded || state.status !== 'kept') return undefined;
    const follow = () => {
      const request = loaded.getState().requests.find(({ id }) => id === state.id);
      if (request?.status === 'waiting') return;
      setState({ status: request?.status === 'sent' ? 'sent' : 'idle' });
      // Its entries are no longer here.
      if (request?.status === 'sent')
        confirmation.show({ reference: request.reference, sentAt: Date.now(), entries: [] });
    };
    follow();
    return loaded.subscribe(follow);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the confirmation only sets state
  }, [state]);

  /** What the page itself found: nothing is sent. */
  function showErrors(values: Values): void {
    const notice = noticeFor(form, checkValues(form, values));
    void (notice ? notify('error', notice) : clearError());
    setState({ status: 'idle' });
    setAttempts((count) => count + 1);
  }

  function askToShorten(values: Values): void {
    setState({ status: 'idle' });
    fields.setFieldError(longestText(form, values), BODY_TOO_LARGE);
    setAttempts((count) => count + 1);
  }

  /** A request that comes back is deleted from the outbox only once its entries are in the form. */
  function takeOver({ body, photos: returned }: ReturnedRequest): void {
    photoList?.takeBack(returned);
    void loadOutbox().then(({ remove }) => remove(body.submission_id));
  }

  function discard(): void {
    empty();
    setState({ status: 'idle' });
  }

  function bodyOf(values: Values, urls: readonly string[] = []): RequestBody {
    const trap = element.current?.elements.namedItem(TRAP_FIELD);
    return {
      ...filledValues(form, values),
      ...(trap instanceof HTMLInputElement && trap.value !== '' && { [TRAP_FIELD]: trap.value.slice(0, 1000) }),
      ...(urls.length > 0 && { photo_urls: urls }),
      submission_id: submissionId(),
      elapsed_ms: entries.elapsed(),
    };
  }

  /** What only the server found: marked at the fields, beside the notice. */
  function markRefused(errors: readonly FieldError[]): void {
    for (const { field, code } of errors) {
      if (form.fields[field]?.input === 'photos') photoList?.forgetUploads();
      if (field in fields.getValues()) fields.setFieldError(field, errorText(form, field, code));
    }
  }

  function empty(): void {
    entries.startOver();
    photoList?.clear();
  }

  const onSubmit = fields.onSubmit(send, (_errors, values) => showErrors(values));
  return { element, fields, state, attempts, photos, refused, restored, confirmation, onSubmit, keep, discard };
}
