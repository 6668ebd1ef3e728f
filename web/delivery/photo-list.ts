import type { PhotoUpload } from '../../shared/api.ts';
import { PRESIGN_SECONDS } from '../../shared/photos.ts';
import { acceptFile, newPhoto, refusalOf, type Photo, type RefusedFile, type Upload } from './chosen-photo.ts';
import { SendError } from './send.ts';
import { presign, putPhoto, type UploadFile } from './upload-photos.ts';

/** A photo outside the form: in the outbox, or on its way there and back. */
export interface PhotoToKeep extends UploadFile {
  /** Where it was uploaded to, if it was. */
  readonly url?: string;
}

interface Submitter {
  readonly submissionId: string;
  readonly mathAnswer: string;
}

/** Uploads of one photo that broke off one after the other without moving, before it counts as failed. */
const MAX_INTERRUPTIONS = 5;
/** A presigned PUT is used again only while it is surely still good, in milliseconds. */
const REUSE_MS = (PRESIGN_SECONDS - 30) * 1000;

/** All photos of a form at one moment. */
interface PhotoListState {
  readonly photos: readonly Photo[];
  readonly refused: readonly RefusedFile[];
}

export type PhotoList = ReturnType<typeof createPhotoList>;

/**
 * The photos of a complaint: checked and stripped when chosen, uploaded when the form is sent, kept over failures.
 * A store outside React, since uploads outlive a render: `subscribe` and `getState` serve useSyncExternalStore.
 */
export function createPhotoList() {
  let state: PhotoListState = { photos: [], refused: [] };
  let reading = Promise.resolve();
  let submitter: Submitter | undefined;
  const listeners = new Set<() => void>();
  const presignedPuts = new Map<string, { readonly put: PhotoUpload; readonly until: number }>();
  const running = new Map<string, AbortController>();
  const retries = new Set<Promise<void>>();

  function change(next: Partial<PhotoListState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const setUpload = (id: string, upload: Upload) =>
    change({ photos: state.photos.map((photo) => (photo.id === id ? { ...photo, upload } : photo)) });

  async function read(files: readonly File[]): Promise<void> {
    change({ refused: [] });
    for (const file of files) {
      // A zero-byte file counts as not chosen (decisions.md D14).
      if (file.size === 0) continue;
      try {
        const photo = await acceptFile(file, state.photos.length);
        change({ photos: [...state.photos, photo] });
      } catch (error) {
        change({ refused: [...state.refused, { name: file.name, reason: refusalOf(error) }] });
      }
    }
  }

  function remove(id: string): void {
    running.get(id)?.abort();
    presignedPuts.delete(id);
    const gone = state.photos.find((photo) => photo.id === id);
    if (gone) URL.revokeObjectURL(gone.preview);
    change({ photos: state.photos.filter((photo) => photo.id !== id) });
  }

  /** Uploads one photo. On a line that has moved something since the press, an upload that breaks off begins anew when the line is back. */
  async function uploadOne(photo: Photo, by: Submitter, line: { hasMoved: boolean }): Promise<void> {
    const { id, file } = photo;
    const controller = new AbortController();
    running.set(id, controller);
    let interruptions = 0;
    const goneOffline = () => setUpload(id, { status: 'sending', share: 0, isInterrupted: true });
    addEventListener('offline', goneOffline);
    const progress = (share: number) => {
      if (share > 0) [line.hasMoved, interruptions] = [true, 0];
      setUpload(id, { status: 'sending', share });
    };
    try {
      for (;;) {
        try {
          await ensurePresigned([photo], by);
          const put = presignedPuts.get(id)?.put;
          if (!put) return;
          await putPhoto(put, file, progress, controller.signal);
          return setUpload(id, { status: 'done', url: put.photo_url });
        } catch (error) {
          console.error(error);
          const fault = error instanceof SendError ? error.fault : 'unsuccessful';
          interruptions += 1;
          if (
            controller.signal.aborted ||
            fault !== 'unreachable' ||
            !line.hasMoved ||
            interruptions > MAX_INTERRUPTIONS
          )
            return setUpload(id, { status: 'failed', fault });
          setUpload(id, { status: 'sending', share: 0, isInterrupted: true });
          await waitUntilOnline();
        }
      }
    } finally {
      removeEventListener('offline', goneOffline);
      running.delete(id);
    }
  }

  /** Gives each photo a presigned PUT that is surely still good. */
  async function ensurePresigned(photos: readonly Photo[], { submissionId, mathAnswer }: Submitter): Promise<void> {
    const withoutPut = photos.filter(({ id }) => (presignedPuts.get(id)?.until ?? 0) < Date.now());
    if (withoutPut.length === 0) return;
    const made = await presign(submissionId, mathAnswer, withoutPut);
    withoutPut.forEach(({ id }, index) => {
      const put = made[index];
      if (put) presignedPuts.set(id, { put, until: Date.now() + REUSE_MS });
    });
  }

  /** Uploads those of the photos that aren't there yet. */
  async function uploadMissing(photos: readonly Photo[], by: Submitter): Promise<void> {
    const unsent = photos.filter(({ upload }) => upload.status === 'waiting' || upload.status === 'failed');
    await ensurePresigned(unsent, by);
    const line = { hasMoved: false };
    // One after the other: on a slow line three at a time would all rest, and a broken line would lose three beginnings.
    for (const photo of unsent) if (state.photos.some(({ id }) => id === photo.id)) await uploadOne(photo, by, line);
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add: (files: Iterable<File>) => {
      const chosen = [...files];
      reading = reading.then(() => read(chosen));
    },
    remove,
    /**
     * Uploads every photo that isn't there yet.
     * @returns the addresses of all photos, for the record
     * @throws SendError if one of them failed; the others stay uploaded
     */
    uploadAll: async (by: Submitter): Promise<readonly string[]> => {
      await reading;
      await Promise.all(retries);
      submitter = by;
      await uploadMissing(state.photos, by);
      const faults = state.photos.flatMap(({ upload }) => (upload.status === 'failed' ? [upload.fault] : []));
      const urls = uploadedUrls(state.photos);
      if (urls.length === state.photos.length) return urls;
      throw new SendError('a photo could not be uploaded', {
        fault: faults.includes('unreachable') ? 'unreachable' : 'unsuccessful',
      });
    },
    /** All photos in their state, for the outbox: uploaded ones need not be uploaded again. */
    contents: async (): Promise<readonly PhotoToKeep[]> => {
      await reading;
      await Promise.all(retries);
      return state.photos.map(({ name, type, file, upload }) => ({
        name,
        type,
        file,
        ...(upload.status === 'done' && { url: upload.url }),
      }));
    },
    /** Adds photos that were kept elsewhere. */
    takeBack: (photos: readonly PhotoToKeep[]): void => {
      change({ photos: [...state.photos, ...photos.map(({ url, ...photo }) => newPhoto(photo, url))] });
    },
    /** Uploads one photo that failed, once a first try has been made. */
    retry: async (id: string): Promise<void> => {
      if (!submitter) return;
      const photos = state.photos.filter((photo) => photo.id === id);
      const retry = uploadMissing(photos, submitter).catch((error: unknown) => console.error(error));
      retries.add(retry);
      await retry;
      retries.delete(retry);
    },
    /** The store no longer has them as they were: the next try uploads all again. */
    forgetUploads: () => {
      presignedPuts.clear();
      change({ photos: state.photos.map((photo) => ({ ...photo, upload: { status: 'waiting' } })) });
    },
    clear: () => {
      for (const { id } of state.photos) remove(id);
      change({ refused: [] });
    },
  };
}

const uploadedUrls = (photos: readonly Photo[]) =>
  photos.flatMap(({ upload }) => (upload.status === 'done' ? [upload.url] : []));

/** After the line is back. */
const RETRY_MS = 3000;
const LONGEST_OFFLINE_MS = 2 * 60_000;

/** Waits until the browser is online again, two minutes at most, and a moment longer: a line that is just back often drops once more. */
async function waitUntilOnline(): Promise<void> {
  if (!navigator.onLine) {
    await new Promise<void>((resolve) => {
      addEventListener('online', () => resolve(), { once: true });
      setTimeout(resolve, LONGEST_OFFLINE_MS);
    });
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
}
