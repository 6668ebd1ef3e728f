import type { IncomingMessage } from 'node:http';
import { fileHeaders } from '../../stack/file-headers.ts';
import type { Answer } from '../http/answer.ts';
import { isAllowed } from '../iam/policies.ts';
import { tagContext } from '../s3/object-permission.ts';
import type { ObjectFiles } from '../s3/object-files.ts';
import type { SiteFiles } from './site-files.ts';
import type { BucketSpec } from '../template/specs.ts';
import { storageError } from './storage-error.ts';

/** A bucket behind the distribution: the site's files, or objects that came by calls. */
export interface BucketContents {
  readonly spec: BucketSpec;
  readonly contents: { readonly site: SiteFiles } | { readonly objects: ObjectFiles };
}

/** Answers for a key of a bucket as S3 answers CloudFront. @param distributionArn absent if CloudFront doesn't sign */
export async function answerFromBucket(
  { spec, contents }: BucketContents,
  key: string,
  request: IncomingMessage,
  distributionArn: string | undefined,
): Promise<Answer> {
  const found = 'site' in contents ? await findFile(contents.site, key) : await findObject(contents.objects, key);
  if (!mayDo('s3:GetObject', `${spec.arn}/${key}`, tagContext('existing', found?.tags ?? {}))) return storageError(403, 'AccessDenied');
  if (!found) return mayDo('s3:ListBucket', spec.arn, {}) ? storageError(404, 'NoSuchKey') : storageError(403, 'AccessDenied');
  const { etag } = found.headers;
  const isKnown = (request.headers['if-none-match'] ?? '').split(/, */).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  if (isKnown) return { status: 304, headers: found.headers };
  return { status: 200, headers: found.headers, body: await found.open() };

  function mayDo(action: string, resource: string, tags: Record<string, string>): boolean {
    const context = { 'aws:securetransport': 'true', 'aws:sourcearn': distributionArn, ...tags };
    const principal = { service: distributionArn === undefined ? 'nobody' : 'cloudfront.amazonaws.com' };
    return isAllowed({ principal, action, resource, context }, { identity: [], resource: spec.policy });
  }
}

interface Found {
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
  readonly open: () => Promise<NonNullable<Answer['body']>>;
}

async function findFile(files: SiteFiles, key: string): Promise<Found | undefined> {
  const file = await files(key);
  if (!file) return undefined;
  const headers = { ...fileHeaders(key), etag: file.etag, 'last-modified': file.modified.toUTCString() };
  return { headers, tags: {}, open: async () => file.body };
}

async function findObject(objects: ObjectFiles, key: string): Promise<Found | undefined> {
  const record = await objects.find(key);
  if (!record) return undefined;
  const headers = {
    'content-type': record.type,
    'content-length': String(record.size),
    etag: record.etag,
    'last-modified': new Date(record.modified).toUTCString(),
  };
  return { headers, tags: record.tags, open: async () => (record.size === 0 ? Buffer.alloc(0) : objects.openBytes(record, 0, record.size - 1)) };
}
