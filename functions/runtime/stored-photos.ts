import {
  GetObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
  type Tag,
} from '@aws-sdk/client-s3';
import type { Submission } from '../../shared/forms/define-form.ts';
import { photoContent } from '../../shared/photo-content.ts';
import { isPhotoType, PHOTO_KEPT, PHOTO_STATE_TAG, PHOTO_TYPES, photoKey } from '../../shared/photos.ts';
import { clientSettings } from './client-settings.ts';
import { env } from './env.ts';
import { waitForVerdict } from './malware-verdict.ts';

const client = new S3Client({ ...clientSettings, responseChecksumValidation: 'WHEN_REQUIRED' });

// A missing object is "AccessDenied" to a role that may not list the bucket.
const NO_PHOTO = new Set(['NoSuchKey', 'NotFound', 'AccessDenied']);

interface CheckedPhotos {
  /** Places in `photo_urls`, from 0, of what is no photo which belongs to the submission. None: all are kept. */
  readonly refused: readonly number[];
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
    const foreign = placesOf(urls, (url) => photoKey(site, url) === undefined);
    if (foreign.length > 0) return { refused: foreign, denied: false, infected: false };
    const found = await Promise.all(keys.map((key) => inTurn(async () => examine(key, submissionId, abortSignal))));
    const denied = found.includes('denied');
    const invalid = placesOf(found, (verdict) => verdict !== 'valid');
    if (invalid.length > 0) return { refused: invalid, denied, infected: false };
    const tags = isScanned
      ? await Promise.all(keys.map((Key) => waitForVerdict(client, { Bucket: bucket, Key }, abortSignal)))
      : keys.map(() => []);
    const infected = placesOf(tags, (clean) => clean === undefined);
    if (infected.length > 0) return { refused: infected, denied, infected: true };
    await Promise.all(keys.map((key, index) => keep(key, tags[index] ?? [], abortSignal)));
    return { refused: [], denied, infected: false };
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
        object.Metadata?.['submission'] === submissionId &&
        isPhotoType(type) &&
        PHOTO_TYPES[type].some((extension) => key.endsWith(extension)) &&
        !hasOtherHeaders(object) &&
        photoContent(file)?.type === type;
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
 * page of the photo, saved under any name (security.md T7). Cache-Control and Expires, which proxies add, are replaced by the site.
 */
const hasOtherHeaders = ({ ContentDisposition, ContentEncoding }: GetObjectCommandOutput) =>
  ContentDisposition !== undefined || ContentEncoding !== undefined;

const placesOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): readonly number[] =>
  items.flatMap((item, place) => (is(item) ? [place] : []));

let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work after the other: ten photos at the same time would take 200 MB. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work, work);
  last = next.catch(() => {});
  return next;
}
