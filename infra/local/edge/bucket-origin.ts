import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http/answer.ts';
import { isAllowed } from '../iam/policies.ts';
import type { ObjectFiles } from '../s3/object-files.ts';
import { readRange } from '../s3/object-headers.ts';
import { tagContext } from '../s3/object-permission.ts';
import type { BucketSpec } from '../template/specs.ts';
import { preconditionStatus, rangeApplies, type Validators } from './preconditions.ts';
import type { PublishedFiles } from './published-files.ts';
import { storageError } from './storage-error.ts';

/** A bucket behind the distribution: the site's files, or uploaded objects. */
export interface BucketContents {
  readonly spec: BucketSpec;
  readonly contents: { readonly site: PublishedFiles } | { readonly objects: ObjectFiles };
}

/** Answers a GET or HEAD request for a key as S3 answers CloudFront. @param distributionArn absent if CloudFront doesn't sign */
export async function answerFromBucket(
  { spec, contents }: BucketContents,
  key: string,
  request: IncomingMessage,
  distributionArn: string | undefined,
): Promise<Answer> {
  const found = 'site' in contents ? await findFile(contents.site, key) : await findObject(contents.objects, key);
  if (!mayDo('s3:GetObject', `${spec.arn}/${key}`, tagContext('existing', found?.tags ?? {})))
    return storageError(403, 'AccessDenied');
  if (!found)
    return mayDo('s3:ListBucket', spec.arn, {}) ? storageError(404, 'NoSuchKey') : storageError(403, 'AccessDenied');
  const status = preconditionStatus(request.headers, found);
  if (status === 412) return storageError(412, 'PreconditionFailed');
  const headers = {
    ...found.headers,
    etag: found.etag,
    'last-modified': found.modified.toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (status === 304) return { status, headers };
  const range = rangeOf(request, found);
  if (range === 'invalid') return storageError(416, 'InvalidRange', { 'content-range': `bytes */${found.size}` });
  if (!range)
    return {
      status: 200,
      headers: { ...headers, 'content-length': String(found.size) },
      body: await found.open(0, found.size - 1),
    };
  const { start, end } = range;
  const partial = {
    ...headers,
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${found.size}`,
  };
  return { status: 206, headers: partial, body: await found.open(start, end) };

  function mayDo(action: string, resource: string, tags: Record<string, string>): boolean {
    const context = { 'aws:securetransport': 'true', 'aws:sourcearn': distributionArn, ...tags };
    const principal = { service: distributionArn === undefined ? 'nobody' : 'cloudfront.amazonaws.com' };
    return isAllowed({ principal, action, resource, context }, { identity: [], resource: spec.policy });
  }
}

interface Found extends Validators {
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  /** Bytes. */
  readonly size: number;
  /** The bytes from `start` to `end`, both inclusive. */
  readonly open: (start: number, end: number) => Promise<NonNullable<Answer['body']>>;
}

/** The one byte range that the request asks for; S3 sends the whole object if there are several. */
function rangeOf(
  { headers }: IncomingMessage,
  found: Found,
): { readonly start: number; readonly end: number } | 'invalid' | undefined {
  if (!rangeApplies(headers, found)) return undefined;
  try {
    return readRange(headers.range, found.size);
  } catch {
    return 'invalid';
  }
}

async function findFile(files: PublishedFiles, key: string): Promise<Found | undefined> {
  const file = await files(key);
  if (!file) return undefined;
  const { body, headers, etag, modified } = file;
  // The whole body stays one buffer, so that its compressed form is kept with it.
  const open = async (start: number, end: number) =>
    end - start + 1 === body.length ? body : body.subarray(start, end + 1);
  return { headers, tags: {}, etag, modified, size: body.length, open };
}

async function findObject(objects: ObjectFiles, key: string): Promise<Found | undefined> {
  const record = await objects.find(key);
  if (!record) return undefined;
  const { type, headers, tags, etag, modified, size } = record;
  const open = async (start: number, end: number) =>
    size === 0 ? Buffer.alloc(0) : objects.openBytes(record, start, end);
  return { headers: { ...headers, 'content-type': type }, tags, etag, modified: new Date(modified), size, open };
}
