import * as v from 'valibot';
import { PHOTOS_PATH, type PhotosRequest, type PhotoUpload } from '../../shared/api.ts';
import { PRESIGN_SECONDS } from '../../shared/photos.ts';
import { postJson, SendError } from './send.ts';

/** Whose photos are uploaded. */
export interface Submitter {
  readonly submissionId: string;
  readonly mathAnswer: string;
}

const answerSchema = v.object({
  photos: v.array(v.object({ url: v.string(), headers: v.record(v.string(), v.string()), photo_url: v.string() })),
});

/** A presigned PUT is used again only while it is surely still good, in milliseconds. */
const REUSE_MS = (PRESIGN_SECONDS - 30) * 1000;
const places = new WeakMap<File, { readonly upload: PhotoUpload; readonly until: number }>();

/**
 * Asks for one presigned PUT a photo, unless it has one that is still good.
 * @throws SendError
 */
export async function reservePlaces(photos: readonly File[], { submissionId, mathAnswer }: Submitter): Promise<void> {
  const without = photos.filter((photo) => (places.get(photo)?.until ?? 0) < Date.now());
  if (without.length === 0) return;
  const request: PhotosRequest = {
    submission_id: submissionId,
    math_answer: mathAnswer,
    files: without.map(({ name, type, size }) => ({ name, type, size })),
  };
  const answer = v.safeParse(answerSchema, await postJson(PHOTOS_PATH, request, 200));
  if (!answer.success || answer.output.photos.length !== without.length)
    throw new SendError(`${PHOTOS_PATH} answered something else than one place a photo`);
  for (const [index, upload] of answer.output.photos.entries()) {
    const photo = without[index];
    if (photo) places.set(photo, { upload, until: Date.now() + REUSE_MS });
  }
}

/** The store no longer has a photo as it was: the next upload goes to another place. */
export const forgetPlace = (photo: File): boolean => places.delete(photo);

/** Uploads of one photo that broke off one after the other without moving, before it counts as failed. */
const MAX_INTERRUPTIONS = 5;

interface Watch {
  /** Shared by the uploads of one press. On a line that has moved something since, an upload that breaks off begins anew when the line is back. */
  readonly line: { hasMoved: boolean };
  /** Stops the upload, e.g. because the visitor removed the photo. */
  readonly signal: AbortSignal;
  /** @param share sent, 0 to 1 */
  readonly onProgress: (share: number, isInterrupted: boolean) => void;
}

/**
 * Uploads one photo.
 * @returns its address, for the record
 * @throws SendError
 */
export async function uploadPhoto(photo: File, by: Submitter, { line, signal, onProgress }: Watch): Promise<string> {
  let interruptions = 0;
  const interrupt = () => onProgress(0, true);
  addEventListener('offline', interrupt);
  try {
    for (;;) {
      try {
        await reservePlaces([photo], by);
        const { upload } = places.get(photo) ?? {};
        if (!upload) throw new SendError('there is no place for a photo');
        await put(upload, photo, signal, (share) => {
          if (share > 0) [line.hasMoved, interruptions] = [true, 0];
          onProgress(share, false);
        });
        return upload.photo_url;
      } catch (error) {
        const isBroken = error instanceof SendError && error.fault === 'unreachable' && !signal.aborted;
        interruptions += 1;
        if (!isBroken || !line.hasMoved || interruptions > MAX_INTERRUPTIONS) throw error;
        console.error(error);
        interrupt();
        await waitUntilOnline();
      }
    }
  } finally {
    removeEventListener('offline', interrupt);
  }
}

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

/** 412 means that an earlier try arrived although its answer was lost. */
const ARRIVED = [200, 412];
/** An upload counts as standing still when nothing has moved for this time, in milliseconds: on a slow line a photo can rest for 10 s. */
const STANDSTILL_MS = 60_000;
/** The same after the last byte has left the browser: a proxy may still hold megabytes for a slow line. */
const LAST_ANSWER_MS = 10 * 60_000;
/** The same after the browser was offline: a connection rarely survives a change of network. */
const BACK_ONLINE_MS = 10_000;

/**
 * PUTs one photo straight into the store.
 * @throws SendError when it is refused, or when nothing moves any more
 */
function put(
  { url, headers }: PhotoUpload,
  photo: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  // XMLHttpRequest, since fetch reports no upload progress.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const expectProgress = (milliseconds: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), milliseconds);
    };
    const backOnline = () => expectProgress(BACK_ONLINE_MS);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      expectProgress(loaded < total ? STANDSTILL_MS : LAST_ANSWER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    // Answered, failed or stopped: without an answer the status is 0.
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      removeEventListener('online', backOnline);
      if (ARRIVED.includes(request.status)) resolve();
      else {
        const fault = request.status === 0 ? 'unreachable' : 'unsuccessful';
        reject(new SendError(`photo upload ended with status ${request.status}`, { fault }));
      }
    });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    addEventListener('online', backOnline);
    expectProgress(STANDSTILL_MS);
    request.send(photo);
  });
}
