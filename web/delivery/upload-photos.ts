import * as v from 'valibot';
import { PHOTOS_PATH, type PhotosRequest, type PhotoUpload } from '../../shared/api.ts';
import type { PhotoType } from '../../shared/photos.ts';
import { postJson, SendError, type SendFault } from './send.ts';

/** A photo ready to go: stripped of metadata, its type known from its bytes. */
export interface UploadFile {
  readonly name: string;
  readonly type: PhotoType;
  readonly file: Blob;
}

const answerSchema = v.object({
  photos: v.array(v.object({ url: v.string(), headers: v.record(v.string(), v.string()), photo_url: v.string() })),
});

/**
 * Asks for one presigned PUT a file.
 * @throws SendError
 */
export async function presign(
  submissionId: string,
  mathAnswer: string,
  files: readonly UploadFile[],
): Promise<readonly PhotoUpload[]> {
  const request: PhotosRequest = {
    submission_id: submissionId,
    math_answer: mathAnswer,
    files: files.map(({ name, type, file }) => ({ name, type, size: file.size })),
  };
  const answer = v.safeParse(answerSchema, await postJson(PHOTOS_PATH, request, 200));
  if (answer.success && answer.output.photos.length === files.length) return answer.output.photos;
  throw new SendError(`${PHOTOS_PATH} answered something else than one place a photo`);
}

const ALREADY_THERE = 412;
/** An upload counts as standing still when nothing has moved for this time, in milliseconds: on a slow line a photo can rest for 10 s. */
const STANDSTILL_MS = 60_000;
/** The same after the last byte has left the browser: a proxy may still hold megabytes for a slow line. */
const LAST_ANSWER_MS = 10 * 60_000;
/** The same after the browser was offline: a connection rarely survives a change of network. */
const BACK_ONLINE_MS = 10_000;

/**
 * PUTs one photo straight into the store. 412 means that an earlier try arrived although its answer was lost.
 * @param onProgress called with the share sent, 0 to 1
 * @param signal stops the upload, e.g. because the visitor removed the photo
 * @throws SendError when it is refused, or when nothing moves any more
 */
export function putPhoto(
  { url, headers }: PhotoUpload,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  // XMLHttpRequest, since fetch reports no upload progress.
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const backOnline = () => expectProgress(BACK_ONLINE_MS);
    const end = () => {
      clearTimeout(stalled);
      removeEventListener('online', backOnline);
    };
    const fail = (reason: string, fault: SendFault) => {
      end();
      reject(new SendError(`photo upload ${reason}`, { fault }));
    };
    const expectProgress = (milliseconds: number) => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), milliseconds);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      expectProgress(loaded < total ? STANDSTILL_MS : LAST_ANSWER_MS);
      onProgress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      end();
      if (request.status === 200 || request.status === ALREADY_THERE) resolve();
      else fail(`was answered with ${request.status}`, 'unsuccessful');
    });
    request.addEventListener('error', () => fail('failed', 'unreachable'));
    request.addEventListener('abort', () => fail('stood still or was removed', 'unreachable'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    addEventListener('online', backOnline);
    expectProgress(STANDSTILL_MS);
    request.send(file);
  });
}
