import type { Accepted } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import type { FormEntries } from '../../shared/forms/entries.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import type { PhotoToKeep } from './photo-list.ts';
import { refusedPhotos } from './refused-photos.ts';
import {
  addRequest,
  changeRequest,
  isExpired,
  listRequests,
  noteSent,
  photosOf,
  releaseRequest,
  removeRequest,
  type Unreadable,
} from './requests.ts';
import { SendError, sendForm, type SendFault } from './send.ts';
import { drafts, ownDraft, RETURNED_EVENT } from './session.ts';
import { formOf, type KeptRequest, type WaitingRequest } from './stored-request.ts';
import { listenToTabs, tellTabs } from './tabs.ts';
import { reservePlaces, uploadPhoto } from './upload-photos.ts';
import { KEPT_EVENT } from './waiting-mark.ts';

// Photos of drafts are in the same database, and so in the same script.
export { draftPhotos, keepDraftPhotos } from './requests.ts';

/** What the panel shows. */
interface OutboxState {
  readonly requests: readonly KeptRequest[];
  /** What is stored but no request. */
  readonly unreadable: readonly Unreadable[];
  readonly sending: boolean;
  /** Why the last try brought no success. */
  readonly fault?: SendFault | undefined;
}

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60_000;

let state: OutboxState = { requests: [], unreadable: [], sending: false };
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
const listeners = new Set<() => void>();
/** Requests whose success a form on this page says itself. */
const followed = new Set<string>();

type ShowNotice = (kind: 'success' | 'error', notice: Notice, isSaid?: boolean) => unknown;
let showNotice: ShowNotice = () => undefined;

export const getState = (): OutboxState => state;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes for a form that says itself when its request is sent. */
export function follow(id: string, listener: () => void): () => void {
  followed.add(id);
  const stop = subscribe(listener);
  return () => {
    followed.delete(id);
    stop();
  };
}

/** Whether a request is to be sent, and not given back because it is too old or refused. */
export const isWaiting = (request: KeptRequest): boolean => request.status === 'waiting' && !isExpired(request);

/** Whether this browser can keep requests and let only one tab send; private windows of some can't. */
export async function canKeep(): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  try {
    await listRequests();
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends kept requests: now, when the network is back, when the page becomes visible again, and periodically.
 * @param notify shows the result of each request as a notice
 */
export function start(notify: ShowNotice): void {
  showNotice = notify;
  // Also on a page without their form: photos are kept.
  for (const form of allForms) {
    const draft = drafts.load(form);
    if (draft) inBackground(ownDraft(form, draft));
  }
  listenToTabs(() => inBackground(refresh()));
  addEventListener('online', () => inBackground(sendNow()));
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && inBackground(trySending()),
  );
  inBackground(trySending());
}

/** A page goes on without its outbox, for instance beside a tab with a later version of the site, which has the database then. */
function inBackground(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error(error));
}

/**
 * Keeps a request on this device until it can be sent.
 * @param body of the form's call, without photos
 * @throws DOMException when the device has no room for it; nothing is kept then
 */
export async function keep(form: Form, body: WaitingRequest['body'], photos: readonly PhotoToKeep[]): Promise<void> {
  const id = body.submission_id;
  try {
    await addRequest({ id, form: form.id, keptAt: Date.now(), status: 'waiting', body, errors: [] }, photos);
  } finally {
    await changed();
  }
  dispatchEvent(new Event(KEPT_EVENT));
  scheduleNext();
}

/** Tries to send everything that waits, one tab at a time. */
export function sendNow(): Promise<void> {
  pause = FIRST_PAUSE_MS;
  return send();
}

/** Deletes a request and its photos from this device. */
export async function remove(id: string): Promise<void> {
  await removeRequest(id);
  await changed();
}

/** Deletes what is no request. */
export async function removeUnreadable(): Promise<void> {
  for (const { key } of state.unreadable) await removeRequest(key);
  await changed();
}

/**
 * Makes a request the draft of its form again, which begins anew with it if it is open.
 * @returns false if the form has other entries, which must not be overwritten
 */
export async function takeBack(request: WaitingRequest, form: Form): Promise<boolean> {
  const { id, keptAt, body, errors } = request;
  const draft = drafts.load(form);
  if (draft && draft.submissionId !== id) return false;
  const { submission_id: _id, elapsed_ms, ...values } = body;
  const startedAt = keptAt - Number(elapsed_ms ?? 0);
  const photos = await photosOf(request);
  const refused = refusedPhotos(form, errors, photos);
  const urls = photos.map((photo) => (refused.includes(photo) ? '' : (photo.url ?? '')));
  drafts.save(form, {
    submissionId: id,
    startedAt,
    changedAt: Date.now(),
    values: values as FormEntries,
    returned: { errors, urls },
  });
  await releaseRequest(id, photos);
  await changed();
  dispatchEvent(new Event(RETURNED_EVENT + form.id));
  return true;
}

function send(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = undefined;
    scheduleNext();
  });
  return running;
}

async function sendAll(): Promise<void> {
  // A second tab finds nothing left to send; otherwise the record's key would make one row of both (decisions.md D15).
  await navigator.locks.request('outbox', async () => {
    await refresh();
    const waiting = state.requests.filter(isWaiting) as WaitingRequest[];
    if (waiting.length === 0) return;
    show({ sending: true, fault: undefined });
    try {
      for (const request of waiting) {
        const fault = await sendOne(request);
        if (fault) show({ fault });
        if (fault === 'unreachable') break;
      }
    } finally {
      show({ sending: false });
    }
  });
}

async function sendOne(request: WaitingRequest): Promise<SendFault | undefined> {
  const form = formOf(request);
  const { id, keptAt } = request;
  try {
    const accepted = await deliver(form, request);
    if (!accepted) return undefined;
    const { reference } = accepted;
    // Not only deleted: this tab may be closed before the visitor has read the reference.
    await noteSent({ id, form: form.id, keptAt, status: 'sent', reference });
    // The reference is in the outbox, at the bottom.
    showNotice('success', form.success, followed.has(id));
    return undefined;
  } catch (error) {
    console.error(error);
    const { fault, errors } = error instanceof SendError ? error : new SendError('sending failed');
    if (fault === 'refused') {
      await changeRequest(id, (kept) => ({ ...kept, status: 'refused', errors }));
      showNotice('error', SEND_FAILED);
    }
    return fault;
  } finally {
    await changed();
  }
}

/**
 * Sends a kept request: first the photos that aren't uploaded yet, then the form. Addresses of photos are noted before the form is sent,
 * because they are part of what makes the record's key: sent again, it is the same record.
 * @returns undefined if the visitor has withdrawn the request before its form was sent
 * @throws SendError
 */
async function deliver(form: Form, request: WaitingRequest): Promise<Accepted | undefined> {
  const { id } = request;
  const by = { submissionId: id, mathAnswer: form.math.answer };
  const watch = { line: { hasMoved: false }, signal: new AbortController().signal, onProgress: () => undefined };
  const photos = await photosOf(request);
  await reservePlaces(
    photos.flatMap(({ file, url }) => (url ? [] : [file])),
    by,
  );
  const urls: string[] = [];
  for (const [place, photo] of photos.entries()) {
    const url = photo.url ?? (await uploadPhoto(photo.file, by, watch));
    if (!photo.url && !(await noteUpload(id, place, url))) return undefined;
    urls.push(url);
  }
  const isStillWanted = await changeRequest(id, (kept) => kept);
  if (!isStillWanted) return undefined;
  return sendForm(form, { ...request.body, ...(urls.length > 0 && { photo_urls: urls }) });
}

const noteUpload = (id: string, place: number, url: string) =>
  changeRequest(id, (request) => ({
    ...request,
    photos: request.photos.map((photo, index) => (index === place ? { ...photo, url } : photo)),
  }));

/** Sends now if online; otherwise schedules the next attempt. */
async function trySending(): Promise<void> {
  if (navigator.onLine) return send();
  await refresh();
  scheduleNext();
}

/** Schedules the next attempt while requests are waiting, with exponential backoff. */
function scheduleNext(): void {
  clearTimeout(timer);
  if (!state.requests.some(isWaiting)) return;
  timer = setTimeout(() => inBackground(trySending()), pause);
  pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
}

/** Notifies all tabs, this one included. */
async function changed(): Promise<void> {
  tellTabs();
  await refresh();
}

async function refresh(): Promise<void> {
  show(await listRequests());
}

function show(next: Partial<OutboxState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}
