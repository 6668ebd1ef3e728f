import { openDB, type DBSchema, type IDBPDatabase, type StoreNames } from 'idb';
import { WAITING_HOURS } from '../../shared/retention.ts';
import type { PhotoToKeep } from './photo-list.ts';
import { readRequest, type Kept, type KeptRequest, type WaitingRequest } from './stored-request.ts';
import { markWaiting } from './waiting-mark.ts';

interface Schema extends DBSchema {
  requests: { key: string; value: KeptRequest };
  /** By request and place in its list, so that a change of the request doesn't write the files again. */
  files: { key: [string, number]; value: Blob };
}

const WAITING_MS = WAITING_HOURS * 60 * 60 * 1000;

/** Until when a request is tried to be sent. */
export const sendBy = ({ keptAt }: Kept): Date => new Date(keptAt + WAITING_MS);

/** Whether a request has waited too long. A clock that was set back by as much counts too: the request is given back rather than sent unexpectedly late. */
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

/** What is on this device. */
interface KeptRequests {
  /** Oldest first. */
  readonly requests: readonly KeptRequest[];
  /** Keys of what is no request: set aside, never sent, deleted by the visitor. */
  readonly unreadable: readonly string[];
}

/** All that is stored, checked. */
export async function listRequests(): Promise<KeptRequests> {
  const [values, keys] = await withDatabase((database) =>
    Promise.all([database.getAll('requests'), database.getAllKeys('requests')]),
  );
  markWaiting(values.length > 0);
  const read = values.map(readRequest);
  return {
    requests: read.filter((request) => request !== undefined).toSorted((a, b) => a.keptAt - b.keptAt),
    unreadable: keys.filter((_, index) => read[index] === undefined),
  };
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
    const request = readRequest(await objectStore('requests').get(id));
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
    return file instanceof Blob ? [{ ...photo, file }] : [];
  });
}

/** Both stores in one transaction that is on the disk when it is done. */
function strictly(database: IDBPDatabase<Schema>) {
  const transaction = database.transaction(ALL, 'readwrite', { durability: 'strict' });
  return { objectStore: transaction.objectStore.bind(transaction), done: transaction.done };
}
