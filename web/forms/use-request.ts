import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldError } from '../../shared/api.ts';
import { noticeFor, TRAP_FIELD, type Form } from '../../shared/forms/define-form.ts';
import { longestText, sentEntries, type Values } from '../../shared/forms/entries.ts';
import { BODY_TOO_LARGE, errorText } from '../../shared/forms/error-texts.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { assertFits, BodyTooLarge, type RequestBody } from '../delivery/body.ts';
import type { PhotoList } from '../delivery/photo-list.ts';
import type { ReturnedRequest } from '../delivery/returned.ts';
import { SendError, sendForm } from '../delivery/send.ts';
import { checkValues, filledValues } from '../delivery/values.ts';
import { loadOutbox, type Outbox } from './load-outbox.ts';
import { clearError, loadNotices, notify } from './notices.ts';
import { useConfirmation } from './use-confirmation.ts';
import { useEntries } from './use-entries.ts';
import { useKeptPhotos } from './use-kept-photos.ts';

/** State of a form (specification section 4). A request that found no network may be kept on the device, under its submission id. */
export type RequestState =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly notice: Notice; readonly mayKeep: boolean }
  | { readonly status: 'kept'; readonly id: string };

const NO_PHOTOS = { photos: [], refused: [] } as const;
const noPhotos = () => NO_PHOTOS;
const noSubscription = () => () => undefined;

/**
 * The way of a request: it is checked; its photos are uploaded; it is sent, once at a time; then it is confirmed and the form is empty, or it
 * failed and everything stays, or it is kept on the device until there is a network.
 */
export function useRequest(form: Form, photoList: PhotoList | undefined) {
  const [state, setState] = useState<RequestState>({ status: 'idle' });
  const [attempts, setAttempts] = useState(0);
  // State would be known only after the next render: too late for a double click.
  const busy = useRef(false);
  const entries = useEntries(form, takeOver);
  const { element, fields, submissionId } = entries;
  const confirmation = useConfirmation(form);
  const outbox = useOutbox(element);
  const photos = useSyncExternalStore(
    photoList?.subscribe ?? noSubscription,
    photoList?.getState ?? noPhotos,
    photoList?.getState ?? noPhotos,
  );

  useKeptPhotos(photoList, photos.photos.map(({ id }) => id).join(' '), {
    resumed: entries.restored === 'session' ? submissionId() : undefined,
    begin: entries.begin,
  });

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
      await fail(error, values);
    } finally {
      busy.current = false;
    }
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

  function confirm(reference: string, values: Values): void {
    const names = photos.photos.map(({ name }) => name);
    const label = form.fields['photo_urls']?.label ?? '';
    const sent: [string, string][] = sentEntries(form, values).map(([name, value]) => [name, value]);
    if (names.length > 0) sent.push([label, names.join('\n')]);
    confirmation.show({ reference, sentAt: Date.now(), email: String(values['email']).trim(), entries: sent });
    setState({ status: 'sent' });
    void notify('success', form.success);
    empty();
  }

  async function fail(error: unknown, values: Values): Promise<void> {
    if (error instanceof BodyTooLarge) return askToShorten(values);
    console.error(error);
    const { errors, fault } = error instanceof SendError ? error : new SendError('sending failed');
    const notice = noticeFor(form, errors) ?? SEND_FAILED;
    const failed = { status: 'failed', notice, mayKeep: false } as const;
    setState(failed);
    void notify('error', notice);
    markRefused(errors);
    if (fault === 'unreachable' && (await outbox.current?.canKeep())) setState({ ...failed, mayKeep: true });
  }

  /** What only the server found: marked at the fields, beside the notice. */
  function markRefused(errors: readonly FieldError[]): void {
    for (const { field, code } of errors) {
      if (form.fields[field]?.input === 'photos') photoList?.forgetUploads();
      if (field in fields.getValues()) fields.setFieldError(field, errorText(form, field, code));
    }
  }

  function askToShorten(values: Values): void {
    setState({ status: 'idle' });
    fields.setFieldError(longestText(form, values), BODY_TOO_LARGE);
    setAttempts((count) => count + 1);
  }

  /** What the page itself found: nothing is sent. */
  function showErrors(values: Values): void {
    const notice = noticeFor(form, checkValues(form, values));
    void (notice ? notify('error', notice) : clearError());
    setState({ status: 'idle' });
    setAttempts((count) => count + 1);
  }

  /**
   * Leaves the request to the outbox: the form is empty then, so that it isn't sent a second time.
   * @throws DOMException when the device has no room for it
   */
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

  function empty(): void {
    entries.startOver();
    photoList?.clear();
  }

  /** A request that comes back is deleted from the outbox only once its entries are in the form. */
  function takeOver({ body, photos: returned }: ReturnedRequest): void {
    photoList?.takeBack(returned);
    void loadOutbox().then(({ remove }) => remove(body.submission_id));
  }

  return {
    element,
    fields,
    state,
    attempts,
    photos,
    restored: entries.restored,
    confirmation,
    onSubmit: fields.onSubmit(send, (_errors, values) => showErrors(values)),
    keep,
    discard() {
      empty();
      setState({ status: 'idle' });
    },
  };
}

/**
 * The outbox, fetched with the notices when the first field is filled in: a page that is only read does without, and without a network they
 * could not be fetched. Undefined until then; the form works without it.
 */
function useOutbox(element: ReturnType<typeof useEntries>['element']) {
  const outbox = useRef<Outbox>(undefined);
  useEffect(() => {
    const load = () => {
      void loadNotices().catch(() => undefined);
      loadOutbox().then(
        (module) => (outbox.current = module),
        () => undefined,
      );
    };
    element.current?.addEventListener('focusin', load, { once: true });
  }, [element]);
  return outbox;
}
