import {
  GetObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
  type Tag,
} from '@aws-sdk/client-s3';
import type { Submission } from '../../shared/forms/define-form.ts';
import {
  isPhotoType,
  MAX_PHOTO_BYTES,
  PHOTO_KEPT,
  PHOTO_STATE_TAG,
  PHOTO_TYPES,
  photoKey,
} from '../../shared/photos.ts';
import { clientSettings } from './client-settings.ts';
import { env } from './env.ts';
import { waitForVerdict } from './malware-verdict.ts';
import { isPhoto } from './photo-content.ts';

const client = new S3Client({ ...clientSettings, responseChecksumValidation: 'WHEN_REQUIRED' });

// A missing object is "AccessDenied" to a role that may not list the bucket.
const NO_PHOTO = new Set(['NoSuchKey', 'NotFound', 'AccessDenied']);

interface CheckedPhotos {
  /** False if any URL is not that of a photo which belongs to the submission. */
  readonly valid: boolean;
  /** S3 denied access to an object. It is probably missing, but a missing permission gives the same error, so it is logged. */
  readonly denied: boolean;
  /** Malware was found: the operator must be informed. */
  readonly infected: boolean;
}

/**
 * Returns a function that checks the photos of a complaint and tags them as kept: from then on they can be read, and the lifecycle rule
 * no longer deletes them (decisions.md D3). If uploads are scanned for malware, it waits for the verdict on each. It runs before the row is put, so that a row never names a deleted photo, and is idempotent.
 */
export function photoKeeper(): (submission: Submission, abortSignal: AbortSignal) => Promise<CheckedPhotos> {
  const bucket = env('UPLOADS_BUCKET');
  const site = env('SITE_URL');
  const isScanned = env('MALWARE_SCAN') === 'on';

  return async ({ record, submissionId }, abortSignal) => {
    const { photo_urls = [] } = record;
    const urls = typeof photo_urls === 'string' ? [photo_urls] : photo_urls;
    const keys = urls.flatMap((url) => photoKey(site, url) ?? []);
    if (keys.length < urls.length) return { valid: false, denied: false, infected: false };
    const found = await Promise.all(keys.map((key) => inTurn(async () => examine(key, submissionId, abortSignal))));
    const denied = found.includes('denied');
    if (!found.every((verdict) => verdict === 'valid')) return { valid: false, denied, infected: false };
    const tags = isScanned
      ? await Promise.all(keys.map((Key) => waitForVerdict(client, { Bucket: bucket, Key }, abortSignal)))
      : keys.map(() => []);
    if (tags.includes(undefined)) return { valid: false, denied, infected: true };
    await Promise.all(keys.map((key, index) => keep(key, tags[index] ?? [], abortSignal)));
    return { valid: true, denied, infected: false };
  };

  async function examine(
    key: string,
    submissionId: string,
    abortSignal: AbortSignal,
  ): Promise<'valid' | 'invalid' | 'denied'> {
    try {
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), { abortSignal });
      // Read in any case: an unread body keeps its connection, of which the client has fifty.
      const file = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      const type = object.ContentType ?? '';
      const isValid =
        file.length <= MAX_PHOTO_BYTES &&
        object.Metadata?.['submission'] === submissionId &&
        isPhotoType(type) &&
        PHOTO_TYPES[type].some((extension) => key.endsWith(extension)) &&
        !hasOtherHeaders(object) &&
        isPhoto(file, type);
      return isValid ? 'valid' : 'invalid';
    } catch (error) {
      if (!(error instanceof S3ServiceException && NO_PHOTO.has(error.name))) throw error;
      return error.name === 'AccessDenied' ? 'denied' : 'invalid';
    }
  }

  /** All tags are replaced, so the verdict is set again. */
  async function keep(key: string, tags: readonly Tag[], abortSignal: AbortSignal): Promise<void> {
    const others = tags.filter(({ Key }) => Key !== PHOTO_STATE_TAG);
    const Tagging = { TagSet: [{ Key: PHOTO_STATE_TAG, Value: PHOTO_KEPT }, ...others] };
    await client.send(new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging }), { abortSignal });
  }
}

/**
 * Whether the upload had headers that the signature can't exclude, and that S3 stores and repeats with every answer: they could make a
 * page of the photo, saved under any name (threats.md T7). Cache-Control and Expires, which proxies add, are replaced by the site.
 */
const hasOtherHeaders = ({ ContentDisposition, ContentEncoding }: GetObjectCommandOutput) =>
  ContentDisposition !== undefined || ContentEncoding !== undefined;

let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work after the other: ten photos at the same time would take 200 MB. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}
