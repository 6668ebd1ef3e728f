import { cleanPhoto } from './clean-photo.ts';
import { SendError, type SendFault } from './send.ts';
import { forgetPlace, reservePlaces, uploadPhoto, type Submitter } from './upload-photos.ts';

/** How far the upload of a photo is. */
type Upload =
  | { readonly status: 'waiting' }
  | {
      readonly status: 'sending';
      readonly share: number;
      /** The connection broke during the upload, which resumes by itself. */
      readonly isInterrupted: boolean;
      /** When the uploads of this press began, in epoch milliseconds. */
      readonly since: number;
    }
  | { readonly status: 'failed'; readonly fault: SendFault }
  | { readonly status: 'done'; readonly url: string };

/** A photo chosen by the visitor, and how far its upload is. */
export interface Photo {
  /** Stripped of metadata, its type known from its bytes. */
  readonly file: File;
  /** Object URL of the file. */
  readonly preview: string;
  readonly upload: Upload;
}

/** A chosen file that can't be taken, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** A photo outside the form. */
export interface PhotoToKeep {
  readonly file: File;
  /** Where it was uploaded to, if it was. */
  readonly url?: string;
}

/** All photos of a form at one moment. */
interface PhotoListState {
  readonly photos: readonly Photo[];
  readonly refused: readonly RefusedFile[];
}

export type PhotoList = ReturnType<typeof createPhotoList>;

const NOT_UPLOADED = { status: 'waiting' } as const;
const newPhoto = ({ file, url }: PhotoToKeep): Photo => ({
  file,
  preview: URL.createObjectURL(file),
  upload: url ? { status: 'done', url } : NOT_UPLOADED,
});

/**
 * The photos of a complaint: checked and stripped when chosen, uploaded when the form is sent, kept over failures.
 * A store outside React, since uploads outlive a render: `subscribe` and `getState` serve useSyncExternalStore.
 */
export function createPhotoList() {
  let state: PhotoListState = { photos: [], refused: [] };
  let reading = Promise.resolve();
  let retrying: Promise<unknown> = Promise.resolve();
  let submitter: Submitter | undefined;
  const listeners = new Set<() => void>();
  const running = new Map<File, AbortController>();

  function change(next: Partial<PhotoListState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }
  const setUpload = (file: File, upload: Upload) =>
    change({ photos: state.photos.map((photo) => (photo.file === file ? { ...photo, upload } : photo)) });

  async function read(files: readonly File[]): Promise<void> {
    change({ refused: [] });
    for (const file of files) {
      // A zero-byte file counts as not chosen (decisions.md D14).
      if (file.size === 0) continue;
      const photo = await cleanPhoto(file, state.photos.length);
      if (typeof photo === 'string') change({ refused: [...state.refused, { name: file.name, reason: photo }] });
      else change({ photos: [...state.photos, newPhoto({ file: photo })] });
    }
  }

  function remove({ file, preview }: Photo): void {
    running.get(file)?.abort();
    URL.revokeObjectURL(preview);
    change({ photos: state.photos.filter((photo) => photo.file !== file) });
  }

  async function uploadOne(file: File, by: Submitter, line: { hasMoved: boolean }, since: number): Promise<void> {
    const controller = new AbortController();
    running.set(file, controller);
    try {
      const onProgress = (share: number, isInterrupted: boolean) =>
        setUpload(file, { status: 'sending', share, isInterrupted, since });
      const url = await uploadPhoto(file, by, { line, signal: controller.signal, onProgress });
      setUpload(file, { status: 'done', url });
    } catch (error) {
      console.error(error);
      setUpload(file, { status: 'failed', fault: error instanceof SendError ? error.fault : 'unsuccessful' });
    } finally {
      running.delete(file);
    }
  }

  /** Uploads those of the photos that aren't there yet. */
  async function uploadMissing(photos: readonly Photo[], by: Submitter): Promise<void> {
    const unsent = photos.filter(({ upload }) => upload.status === 'waiting' || upload.status === 'failed');
    await reservePlaces(
      unsent.map(({ file }) => file),
      by,
    );
    const line = { hasMoved: false };
    const since = Date.now();
    // One after the other: on a slow line three at a time would all rest, and a broken line would lose three beginnings.
    for (const { file } of unsent)
      if (state.photos.some((photo) => photo.file === file)) await uploadOne(file, by, line, since);
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
    /** Adds the photos of a draft. */
    restore: (kept: Promise<readonly PhotoToKeep[]>) => {
      reading = reading
        .then(async () => change({ photos: [...state.photos, ...(await kept).map(newPhoto)] }))
        .catch((error: unknown) => console.error(error));
    },
    remove,
    /**
     * Uploads every photo that isn't there yet.
     * @returns the addresses of all photos, for the record
     * @throws SendError if one of them failed; the others stay uploaded
     */
    uploadAll: async (by: Submitter): Promise<readonly string[]> => {
      await reading;
      await retrying;
      submitter = by;
      await uploadMissing(state.photos, by);
      const urls = state.photos.flatMap(({ upload }) => (upload.status === 'done' ? [upload.url] : []));
      if (urls.length === state.photos.length) return urls;
      const isUnreachable = state.photos.some(
        ({ upload }) => upload.status === 'failed' && upload.fault === 'unreachable',
      );
      throw new SendError('a photo could not be uploaded', { fault: isUnreachable ? 'unreachable' : 'unsuccessful' });
    },
    /** All photos in their state, for the outbox: uploaded ones need not be uploaded again. */
    contents: async (): Promise<readonly PhotoToKeep[]> => {
      await reading;
      await retrying;
      return state.photos.map(({ file, upload }) => (upload.status === 'done' ? { file, url: upload.url } : { file }));
    },
    /** Uploads one photo that failed, once a first try has been made. */
    retry: (photo: Photo): void => {
      if (!submitter) return;
      const retry = uploadMissing([photo], submitter).catch((error: unknown) => console.error(error));
      retrying = Promise.all([retrying, retry]);
    },
    /** The store no longer has them as they were: the next try uploads all again. */
    forgetUploads: () => {
      for (const { file } of state.photos) forgetPlace(file);
      change({ photos: state.photos.map((photo) => ({ ...photo, upload: NOT_UPLOADED })) });
    },
    clear: () => {
      for (const photo of state.photos) remove(photo);
      change({ refused: [] });
    },
  };
}
