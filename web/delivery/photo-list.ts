import type { CleanPhoto, PhotoFault, Shrunk } from './clean-photo.ts';
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
  /** It was uploaded, and the server does not accept it: the next press uploads it again. */
  | { readonly status: 'refused' }
  | { readonly status: 'done'; readonly url: string };

/** A photo chosen by the visitor, and how far its upload is. */
export interface Photo {
  /** Stripped of metadata, its type known from its bytes. */
  readonly file: File;
  /** Object URL of the file. */
  readonly preview: string;
  readonly upload: Upload;
  readonly shrunk?: Shrunk | undefined;
}

/** Also without a network, before the script that reads photos is there. */
type ReadFault = PhotoFault | 'offline';

/** A chosen file that can't be taken, and why. */
interface RefusedFile {
  readonly name: string;
  readonly fault: ReadFault;
}

/** A photo outside the form. */
export interface PhotoToKeep {
  readonly file: File;
  /** Where it was uploaded to, if it was. */
  readonly url?: string;
  /** The server did not accept it. */
  readonly isRefused?: boolean;
}

/** All photos of a form at one moment. */
interface PhotoListState {
  readonly photos: readonly Photo[];
  /** Of the last choice. */
  readonly refused: readonly RefusedFile[];
  /** How many chosen files are still to be read. */
  readonly unread: number;
}

export type PhotoList = ReturnType<typeof createPhotoList>;

const NOT_UPLOADED = { status: 'waiting' } as const;
const REFUSED = { status: 'refused' } as const;
const newPhoto = ({ file, url, isRefused }: PhotoToKeep): Photo => ({
  file,
  preview: URL.createObjectURL(file),
  upload: url ? { status: 'done', url } : isRefused ? REFUSED : NOT_UPLOADED,
});

/** A page that is only read does without. */
const loadCleaning = () => import('./clean-photo.ts');

async function readChosen(file: File, count: number): Promise<CleanPhoto | ReadFault> {
  try {
    const { cleanPhoto } = await loadCleaning();
    return await cleanPhoto(file, count);
  } catch (error) {
    console.error(error);
    return 'offline';
  }
}

/**
 * The photos of a complaint: checked and stripped when chosen, uploaded when the form is sent, kept over failures.
 * A store outside React, since uploads outlive a render: `subscribe` and `getState` serve useSyncExternalStore.
 * @param read makes a chosen file a photo
 */
export function createPhotoList(read = readChosen) {
  let state: PhotoListState = { photos: [], refused: [], unread: 0 };
  let cleared = 0;
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

  /** One after the other: the picture of each is in memory while it is read. */
  async function readAll(files: readonly File[], since: number): Promise<void> {
    if (cleared === since) change({ refused: [] });
    for (const file of files) {
      if (cleared !== since) return;
      const result = await read(file, state.photos.length);
      if (cleared !== since) return;
      const unread = state.unread - 1;
      if (typeof result === 'string')
        change({ unread, refused: [...state.refused, { name: file.name, fault: result }] });
      else change({ unread, photos: [...state.photos, { ...newPhoto(result), shrunk: result.shrunk }] });
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
    const onProgress = (share: number, isInterrupted: boolean) =>
      setUpload(file, { status: 'sending', share, isInterrupted, since });
    onProgress(0, false);
    try {
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
    const unsent = photos.filter(({ upload: { status } }) => status !== 'sending' && status !== 'done');
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
    /** Loads what reads photos, as long as there is a network. */
    prepare: () => {
      loadCleaning().catch((error: unknown) => console.error(error));
    },
    add: (files: Iterable<File>) => {
      const chosen = [...files];
      const since = cleared;
      change({ unread: state.unread + chosen.length });
      reading = reading.then(() => readAll(chosen, since));
    },
    /** Adds the photos of a draft. */
    restore: (kept: Promise<readonly PhotoToKeep[]>) => {
      reading = reading
        .then(async () => change({ photos: [...state.photos, ...(await kept).map(newPhoto)] }))
        .catch((error: unknown) => console.error(error));
    },
    remove,
    /** Removes what was sent; others may have been chosen since. */
    removeFiles: (files: readonly File[]) => {
      for (const photo of state.photos.filter(({ file }) => files.includes(file))) remove(photo);
    },
    /**
     * Uploads every photo that isn't there yet.
     * @returns the addresses of all photos, for the record
     * @throws SendError if one of them failed; the others stay uploaded
     */
    uploadAll: async (by: Submitter): Promise<readonly string[]> => {
      submitter = by;
      // Also those that are chosen meanwhile.
      do {
        await reading;
        await retrying;
        await uploadMissing(state.photos, by);
      } while (state.unread > 0 || state.photos.some(({ upload }) => upload.status === 'waiting'));
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
    /**
     * The server does not accept the photos at these addresses, or has them no more: the next try uploads them again, and no others.
     */
    refuse: (urls: readonly string[]) => {
      const isMeant = ({ upload }: Photo) => upload.status === 'done' && urls.includes(upload.url);
      for (const { file } of state.photos.filter(isMeant)) forgetPlace(file);
      change({ photos: state.photos.map((photo) => (isMeant(photo) ? { ...photo, upload: REFUSED } : photo)) });
    },
    clear: () => {
      cleared += 1;
      for (const photo of state.photos) remove(photo);
      change({ refused: [], unread: 0 });
    },
  };
}
