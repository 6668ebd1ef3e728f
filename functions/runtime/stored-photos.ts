import { GetObjectCommand, PutObjectTaggingCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Submission } from '../../shared/forms/define-form.ts';
import { MAX_PHOTO_BYTES, PHOTO_KEPT, PHOTO_STATE_TAG, PHOTO_TYPES, isPhotoType, photoKey } from '../../shared/photos.ts';
import { clientSettings } from './client-settings.ts';
import { env } from './env.ts';
import { isPhoto } from './photo-content.ts';

const client = new S3Client({ ...clientSettings, responseChecksumValidation: 'WHEN_REQUIRED' });

// Enough for the headers of a photo whose metadata the browser has removed.
const FIRST_BYTES = 256 * 1024;
// A missing object is "AccessDenied" to a role that may not list the bucket; an empty one has no first byte.
const NO_PHOTO = new Set(['NoSuchKey', 'NotFound', 'AccessDenied', 'InvalidRange']);

interface CheckedPhotos {
  /** False if any URL is not that of a photo which belongs to the submission. */
  readonly valid: boolean;
  /** S3 denied access to an object. It is probably missing, but a missing permission looks the same, so the operator has to see it. */
  readonly denied: boolean;
}

/**
 * Makes the function that checks the photos of a complaint and tags them as kept: from then on they can be read, and the lifecycle rule
 * no longer deletes them (decisions.md D3). It runs before the row is put, so that a row never names a deleted photo, and is idempotent.
 */
export function photoKeeper(): (submission: Submission, abortSignal: AbortSignal) => Promise<CheckedPhotos> {
  const bucket = env('UPLOADS_BUCKET');
  const site = env('SITE_URL');

  return async ({ record, submissionId }, abortSignal) => {
    const { photo_urls = [] } = record;
    const urls = typeof photo_urls === 'string' ? [photo_urls] : photo_urls;
    const keys = urls.flatMap((url) => photoKey(site, url) ?? []);
    if (keys.length < urls.length) return { valid: false, denied: false };
    const checks = await Promise.all(keys.map((key) => checkPhoto(key, submissionId, abortSignal)));
    const valid = checks.every((check) => check === 'valid');
    if (valid) await Promise.all(keys.map((key) => keep(key, abortSignal)));
    return { valid, denied: checks.includes('denied') };
  };

  async function checkPhoto(key: string, submissionId: string, abortSignal: AbortSignal): Promise<'valid' | 'invalid' | 'denied'> {
    try {
      const start = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=0-${FIRST_BYTES - 1}` });
      const object = await client.send(start, { abortSignal });
      const size = Number(object.ContentRange?.split('/')[1]);
      const type = object.ContentType ?? '';
      const sound =
        size >= 1 &&
        size <= MAX_PHOTO_BYTES &&
        object.Metadata?.['submission'] === submissionId &&
        isPhotoType(type) &&
        PHOTO_TYPES[type].some((extension) => key.endsWith(extension)) &&
        object.Body !== undefined &&
        isPhoto(Buffer.from(await object.Body.transformToByteArray()), size, type);
      return sound ? 'valid' : 'invalid';
    } catch (error) {
      if (!(error instanceof S3ServiceException && NO_PHOTO.has(error.name))) throw error;
      return error.name === 'AccessDenied' ? 'denied' : 'invalid';
    }
  }

  async function keep(key: string, abortSignal: AbortSignal): Promise<void> {
    const Tagging = { TagSet: [{ Key: PHOTO_STATE_TAG, Value: PHOTO_KEPT }] };
    await client.send(new PutObjectTaggingCommand({ Bucket: bucket, Key: key, Tagging }), { abortSignal });
  }
}
