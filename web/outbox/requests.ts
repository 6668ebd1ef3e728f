import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { WAITING_HOURS } from '../../shared/retention.ts';
import type { PhotoToKeep } from '../sending/photo-list.ts';
import { markWaiting } from './waiting-mark.ts';
import type { FieldError } from '../../shared/api.ts';
import type { RequestBody } from '../sending/body.ts';

interface Kept {
  /** The submission's id (decisions.md D15). */
  readonly id: string;
  /** Id of the form. */
  readonly form: string;
  /** In epoch milliseconds. */
  readonly keptAt: number;
}

/** A request without a confirmation from the server. Its files are in a separate store. */
export interface WaitingRequest extends Kept {
  readonly status: 'waiting' | 'refused';
  /** The call's body without `photo_urls`. */
  readonly body: RequestBody;
  readonly photos: readonly Omit<PhotoToKeep, 'file'>[];
  /** What the server refused. */
  readonly errors: readonly FieldError[];
}

/** A request that the server has confirmed; nothing personal is left of it. */
export interface SentRequest extends Kept {
  readonly status: 'sent';
  readonly reference: string;
}

export type KeptRequest = WaitingRequest | SentRequest;

interface Schema extends DBSchema {
  requests: { key: string; value: KeptRequest };
  /** By request and place in its list, so that a change of the request doesn't write the files again. */
  files: { key: [string, number]; value: Blob };
}

const WAITING_MS = WAITING_HOURS * 60 * 60 * 1000;

/** Until when a request is tried to be sent. */
export const sendBy = ({ keptAt }: Kept): Date => new Date(keptAt + WAITING_MS);

/** Whether a request has waited too long. A clock that was set back by as much says the same: better given back than sent out of the blue. */
export const isExpired = ({ keptAt }: Kept): boolean => Math.abs(Date.now() - keptAt) >= WAITING_MS;

const ALL: StoreNames<Schema>[] = ['requests', 'files'];
const filesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

// Opened for each use: a connection that stays open would be in the way of a later version of the site in another tab.
async function withDatabase<Result>(use: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Schema>('outbox', 1, {
    upgrade(made) {
      made.createObjectStore('requests', { keyPath: 'id' });
      made.createObjectStore('files');
    },
  });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

/** All requests, oldest first. */
export async function listRequests(): Promise<readonly KeptRequest[]> {
  const requests = await withDatabase((database) => database.getAll('requests'));
  markWaiting(requests.length > 0);
  return requests.toSorted((a, b) => a.keptAt - b.keptAt);
}

/**
 * Keeps a request with its photos, whole or not at all.
 * @throws DOMException e.g. when the storage is full
 */
export async function addRequest(request: Omit<WaitingRequest, 'photos'>, photos: readonly PhotoToKeep[]): Promise<void> {
  // Before the request is stored: without the mark it would never be sent.
  markWaiting(true);
  await withDatabase(async (database) => {
    const { objectStore, done } = strictly(database);
    const kept: WaitingRequest = { ...request, photos: photos.map(({ file: _file, ...photo }) => photo) };
    const emptied = objectStore('files').delete(filesOf(request.id));
    const puts = photos.map(({ file }, index) => objectStore('files').put(file, [request.id, index]));
    await Promise.all([emptied, ...puts, objectStore('requests').put(kept), done]);
  });
}

/**
 * Changes a request, unless it has been withdrawn.
 * @returns whether it was still there
 */
export async function changeRequest(id: string, change: (request: WaitingRequest) => KeptRequest): Promise<boolean> {
  return withDatabase(async (database) => {
    const { objectStore, done } = strictly(database);
    const request = await objectStore('requests').get(id);
    if (request && request.status !== 'sent') {
      const changed = change(request);
      await objectStore('requests').put(changed);
      if (changed.status === 'sent') await objectStore('files').delete(filesOf(id));
    }
    await done;
    return request !== undefined;
  });
}

/** Deletes a request with its photos. */
export async function removeRequest(id: string): Promise<void> {
  await withDatabase(async (database) => {
    const { objectStore, done } = strictly(database);
    await Promise.all([objectStore('requests').delete(id), objectStore('files').delete(filesOf(id)), done]);
  });
}

/** The photos of a request, in its order. */
export async function photosOf({ id, photos }: WaitingRequest): Promise<readonly PhotoToKeep[]> {
  const files = await withDatabase((database) => database.getAll('files', filesOf(id)));
  return photos.flatMap((photo, index) => {
    const file = files[index];
    return file ? [{ ...photo, file }] : [];
  });
}

/** Both stores in one transaction that is on the disk when it is done. */
function strictly(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' });
  return { objectStore: transaction.objectStore.bind(transaction), done: transaction.done };
}
