import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type StoreNames } from 'idb';
import { isPhotoType } from '../../shared/photos.ts';
import { DAY_MS, UNSENT_DAYS, WAITING_HOURS } from '../../shared/retention.ts';
import type { PhotoToKeep } from './photo-list.ts';
import type { FormDraft } from './session.ts';
import { readRequest, writtenTexts, type KeptRequest, type WaitingRequest } from './stored-request.ts';
import { markWaiting } from './waiting-mark.ts';

interface Schema extends DBSchema {
  requests: { key: string; value: KeptRequest };
  /** By submission and place in its list, from the choice of a photo until it is sent. Apart, so that a change of the request doesn't write them again. */
  files: { key: [string, number]; value: Blob };
}

type Store<Name extends StoreNames<Schema>> = IDBPObjectStore<Schema, StoreNames<Schema>[], Name, 'readwrite'>;

/** How long the database may take to open: a tab that is about to change or delete it can block it for as long as it likes. */
const OPENING_MS = 3000;
const WAITING_MS = WAITING_HOURS * 60 * 60 * 1000;

/** Until when a request is tried to be sent. */
export const sendBy = ({ keptAt }: KeptRequest): Date => new Date(keptAt + WAITING_MS);

/** Whether a request has waited too long. A clock that was set back by as much counts too: it is given back rather than sent unexpectedly late. */
export const isExpired = ({ keptAt }: KeptRequest): boolean => Math.abs(Date.now() - keptAt) >= WAITING_MS;

const hasEnded = (time: number) => Date.now() - time >= UNSENT_DAYS * DAY_MS;

/**
 * One transaction, on the disk when it is done. The database is opened for each: a connection that stays open would be in the way of a later
 * version of the site in another tab.
 * @throws DOMException e.g. when a later version of the site has used the database, or when it is blocked
 */
async function withStores<Result>(
  use: (requests: Store<'requests'>, files: Store<'files'>) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const names: StoreNames<Schema>[] = ['requests', 'files'];
    const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
    const used = use(transaction.objectStore('requests'), transaction.objectStore('files'));
    const [result] = await Promise.all([used, transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>('outbox', 1, {
    upgrade(made) {
      made.createObjectStore('requests', { keyPath: 'id' });
      made.createObjectStore('files');
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException('The database is blocked', 'TimeoutError'));
      // Opened after all, it would be in the way.
      opening.then((database) => database.close(), ignored);
    }, OPENING_MS);
  });
  try {
    return await Promise.race([opening, late]);
  } finally {
    clearTimeout(timer);
  }
}

const ignored = () => undefined;

const filesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const replaceFiles = (files: Store<'files'>, id: string, photos: readonly Blob[]) =>
  Promise.all([files.delete(filesOf(id)), ...photos.map((photo, place) => files.put(photo, [id, place]))]);

/** What is on this device. */
interface KeptRequests {
  /** Oldest first. */
  readonly requests: readonly KeptRequest[];
  /** What is no request of this version: set aside, never sent, deleted by the visitor. */
  readonly unreadable: readonly Unreadable[];
}

/** A request of a form that is gone, or damaged. */
export interface Unreadable {
  readonly key: string;
  /** What was written. */
  readonly texts: readonly string[];
}

/** All requests that are stored, checked. What has ended is removed. */
export async function listRequests(): Promise<KeptRequests> {
  const [values, keys, photos] = await withStores(async (requests, files) => {
    await removeEnded(requests, files);
    return Promise.all([requests.getAll(), requests.getAllKeys(), files.count()]);
  });
  // Photos of a draft have an end, too.
  markWaiting(values.length + photos > 0);
  const read = values.map(readRequest);
  return {
    requests: read.filter((request) => request !== undefined).sort((a, b) => a.keptAt - b.keptAt),
    unreadable: keys.flatMap((key, index) => (read[index] ? [] : [{ key, texts: writtenTexts(values[index]) }])),
  };
}

async function removeEnded(requests: Store<'requests'>, files: Store<'files'>): Promise<void> {
  for (let kept = await requests.openCursor(); kept; kept = await kept.continue())
    if (hasEnded(kept.value.keptAt)) await kept.delete();
  const ids = await requests.getAllKeys();
  for (let photo = await files.openCursor(); photo; photo = await photo.continue()) {
    const { key, value } = photo;
    if (!ids.includes(key[0]) && hasEnded(value instanceof File ? value.lastModified : 0)) await photo.delete();
  }
}

/**
 * Keeps a request with its photos, whole or not at all.
 * @throws DOMException e.g. when the storage is full
 */
export async function addRequest(
  request: Omit<WaitingRequest, 'photos'>,
  photos: readonly PhotoToKeep[],
): Promise<void> {
  // Before the request is stored: without the mark it would never be sent.
  markWaiting(true);
  const { id } = request;
  const kept = { ...request, photos: photos.map(({ file: { name, type }, ...rest }) => ({ name, type, ...rest })) };
  const contents = photos.map(({ file }) => file);
  await withStores((requests, files) => Promise.all([requests.put(kept), replaceFiles(files, id, contents)]));
}

/**
 * Changes a request, unless it has been withdrawn.
 * @returns whether it was still there
 */
export function changeRequest(id: string, change: (request: WaitingRequest) => KeptRequest): Promise<boolean> {
  return withStores(async (requests) => {
    const request = readRequest(await requests.get(id));
    if (request && request.status !== 'sent') {
      await requests.put(change(request));
    }
    return request !== undefined;
  });
}

/** Puts the reference in the place of a request that was sent, also where the storage was emptied meanwhile. */
export const noteSent = (sent: KeptRequest): Promise<unknown> =>
  withStores((requests, files) => Promise.all([requests.put(sent), files.delete(filesOf(sent.id))]));

/** Deletes everything. */
export const removeRequests = (): Promise<unknown> =>
  withStores((requests, files) => Promise.all([requests.clear(), files.clear()]));

/** Deletes a request with its photos. */
export const removeRequest = (id: string): Promise<unknown> =>
  withStores((requests, files) => Promise.all([requests.delete(id), files.delete(filesOf(id))]));

/** Deletes a request and leaves its photos to the draft of the same submission. */
export const releaseRequest = (id: string, photos: readonly PhotoToKeep[]): Promise<unknown> =>
  withStores((requests, files) => Promise.all([requests.delete(id), replaceFiles(files, id, photos.map(asNew))]));

/** The photos of a request, in its order. */
export async function photosOf({ id, photos }: WaitingRequest): Promise<readonly PhotoToKeep[]> {
  const contents = await withStores((_, files) => files.getAll(filesOf(id)));
  return photos.flatMap(({ name, type, ...rest }, place) => {
    const content = contents[place];
    return content ? [{ ...rest, file: new File([content], name, { type }) }] : [];
  });
}

/** Keeps the photos of an unsent form on this device, so that a reload loses none. Those of a request in the outbox stay as they are. */
export const keepDraftPhotos = async (id: string, photos: readonly PhotoToKeep[]): Promise<void> => {
  // Pages look after what has ended.
  if (photos.length > 0) markWaiting(true);
  await withStores(async (requests, files) => {
    if ((await requests.getKey(id)) === undefined) await replaceFiles(files, id, photos.map(asNew));
  });
};

/** A copy with the present time as `lastModified`: the age of a draft's photos counts from its last change. */
const asNew = ({ file }: PhotoToKeep) => new File([file], file.name, { type: file.type });

/** The photos of an unsent form. */
export async function draftPhotos({ submissionId, returned }: FormDraft): Promise<readonly PhotoToKeep[]> {
  const contents = await withStores((_, files) => files.getAll(filesOf(submissionId)));
  // The form was sent when all others were uploaded.
  const areRefused = returned?.errors.some(({ code }) => code === 'photos') ?? false;
  return contents.flatMap((file, place) => {
    const url = returned?.urls[place];
    return file instanceof File && isPhotoType(file.type)
      ? [{ file, ...(url ? { url } : { isRefused: areRefused }) }]
      : [];
  });
}
