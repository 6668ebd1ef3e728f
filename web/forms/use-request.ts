import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../shared/api.ts';
import { noticeFor, TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { longestText, sentEntries, type Values } from '../../shared/forms/entries.ts';
import { BODY_TOO_LARGE, errorText } from '../../shared/forms/error-texts.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { clearError, loadNotices, notify } from '../components/notices.ts';
import type { PhotoList } from '../delivery/photo-list.ts';
import { fits, SendError, sendForm } from '../delivery/send.ts';
import { changeDraft, sentForms, type SentForm } from '../delivery/session.ts';
import type { WaitingRequest } from '../delivery/stored-request.ts';
import { checkValues, filledValues } from '../delivery/values.ts';
import { useEntries } from './use-entries.ts';
import { usePhotos } from './use-photos.ts';

/** State of a form (specification section 4). A request that found no network may be kept on the device, under its submission id. */
export type RequestState =
  | { readonly status: 'idle' | 'sending' }
  | { readonly status: 'failed'; readonly notice: Notice; readonly mayKeep: boolean }
  | { readonly status: 'kept'; readonly id: string };

/** The confirmation of the form that was sent last in this session. */
export interface Confirmed {
  readonly sent: SentForm;
  /** Just now, not before a reload: focus and title follow. */
  readonly isNew: boolean;
}

type Outbox = typeof import('../delivery/outbox.ts');

/**
 * The way of a request: idle → sending → idle, confirmed and empty; or → failed, and everything stays in the form. A failed one may be kept on
 * the device: kept → idle, confirmed once there is a network, or withdrawn or given back. Each transition is one function.
 */
export function useRequest(form: Form, photoList: PhotoList | undefined) {
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const [attempts, setAttempts] = useState(0);
  // State would be known only after the next render: too late for a double click.
  const busy = useRef(false);
  const { element, fields, restored, startOver } = useEntries(form);
  const photos = usePhotos(form, photoList, restored);
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const outbox = useRef<Outbox>(undefined);

  useEffect(() => {
    const sent = sentForms.load(form);
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page has none, and hydration has to begin with the same
    if (sent) setConfirmed({ sent, isNew: false });
    // The form works without it.
    const load = () => void loadOutbox().then((loaded) => (outbox.current = loaded), console.error);
    element.current?.addEventListener('focusin', load, { once: true });
  }, [form, element]);

  /** Photos to the store, then the form; one at a time. */
  async function send(values: Values): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'sending' });
    try {
      const by = { submissionId: changeDraft(form).submissionId, mathAnswer: String(values['math_answer']) };
      const urls = (await photoList?.uploadAll(by)) ?? [];
      const body = { ...bodyOf(values), ...(urls.length > 0 && { photo_urls: urls }) };
      if (!fits(body)) return askToShorten(values);
      const { reference } = await sendForm(form, body);
      confirm(reference, values);
    } catch (error) {
      await fail(error);
    } finally {
      busy.current = false;
    }
  }

  function confirm(reference: string, values: Values): void {
    const names = photos.map(({ file }) => file.name).join('\n');
    const sent = [...sentEntries(form, values), [form.fields['photo_urls']?.label ?? '', names] as const];
    showConfirmation({
      reference,
      sentAt: Date.now(),
      email: String(values['email']).trim(),
      entries: sent.flatMap(([label, value]) => (value ? [[label, value]] : [])),
    });
    void notify('success', form.success);
    empty();
  }

  /** @param sent undefined hides it */
  function showConfirmation(sent?: SentForm): void {
    sentForms.save(form, sent);
    setConfirmed(sent && { sent, isNew: true });
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
    if (fields.validate().hasErrors) return showErrors(values);
    const body = bodyOf(values);
    if (!fits(body)) return askToShorten(values);
    await outbox.current?.keep(form, body, (await photoList?.contents()) ?? []);
    empty();
    setState({ status: 'kept', id: body.submission_id });
    await clearError();
  }

  // The outcome of the request that was just kept.
  useEffect(() => {
    const loaded = outbox.current;
    if (!loaded || state.status !== 'kept') return undefined;
    const follow = () => {
      const request = loaded.getState().requests.find(({ id }) => id === state.id);
      if (request?.status === 'waiting') return;
      setState({ status: 'idle' });
      // Its entries are no longer here.
      if (request?.status === 'sent')
        showConfirmation({ reference: request.reference, sentAt: Date.now(), entries: [] });
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

  /** The call's body, without photos. */
  function bodyOf(values: Values): WaitingRequest['body'] {
    const trap = element.current?.elements.namedItem(TRAP_FIELD);
    const { submissionId, startedAt } = changeDraft(form);
    return {
      ...filledValues(form, values),
      ...(trap instanceof HTMLInputElement && trap.value !== '' && { [TRAP_FIELD]: trap.value.slice(0, 1000) }),
      submission_id: submissionId,
      // Since the first edit.
      elapsed_ms: Math.max(0, Date.now() - startedAt),
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
    startOver();
    photoList?.clear();
    setState({ status: 'idle' });
  }

  const onSubmit = fields.onSubmit(send, (_errors, values) => showErrors(values));
  return {
    element,
    fields,
    state,
    attempts,
    photos,
    restored,
    confirmed,
    hideConfirmation: () => showConfirmation(),
    onSubmit,
    keep,
    discard: empty,
  };
}

/** Fetches what a page that is only read does without, when the visitor begins to fill in: without a network it could not be fetched. */
async function loadOutbox(): Promise<Outbox> {
  void loadNotices().catch(ignored);
  const [outbox] = await Promise.all([import('../delivery/outbox.ts'), import('./OutboxPanel.tsx')]);
  // A browser that keeps nothing has nothing to delete.
  void outbox.removeOldDraftPhotos().catch(ignored);
  return outbox;
}

const ignored = () => undefined;
