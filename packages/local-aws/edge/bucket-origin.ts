import type { IncomingMessage } from 'node:http';
import type { Answer } from '../http/answer.ts';
import { isAllowed } from '../iam/policies.ts';
import { tagContext } from '../s3/object-call.ts';
import type { ObjectFiles } from '../s3/object-files.ts';
import type { BucketSpec } from '../template/read-template.ts';

interface Found {
  readonly headers: Answer['headers'];
  readonly tags: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly modified: Date;
  /** Bytes. */
  readonly size: number;
  readonly open: () => Promise<NonNullable<Answer['body']>>;
}

/** A bucket behind the distribution. */
export interface BucketContents {
  readonly spec: BucketSpec;
  readonly find: (key: string) => Promise<Found | undefined>;
}

/** What was uploaded. */
export function objectContents(objects: ObjectFiles): BucketContents['find'] {
  return async (key) => {
    const record = await objects.find(key);
    if (!record) return undefined;
    const headers = { ...record.headers, 'content-type': record.type };
    return { ...record, headers, modified: new Date(record.modified), open: () => objects.readBytes(record) };
  };
}

/** Answers a GET or HEAD request for a key as S3 answers CloudFront. @param distributionArn absent if CloudFront doesn't sign */
export async function answerFromBucket(
  { spec, find }: BucketContents,
  key: string | undefined,
  request: IncomingMessage,
  distributionArn: string | undefined,
): Promise<Answer> {
  const found = key === undefined ? undefined : await find(key);
  if (key === undefined || !mayDo('s3:GetObject', `${spec.arn}/${key}`, tagContext('existing', found?.tags ?? {})))
    return storageError(403, 'AccessDenied');
  if (!found)
    return mayDo('s3:ListBucket', spec.arn, {}) ? storageError(404, 'NoSuchKey') : storageError(403, 'AccessDenied');
  const { etag, modified, size } = found;
  const headers = { ...found.headers, etag, 'last-modified': modified.toUTCString() };
  if (isKnown(request, etag, modified)) return { status: 304, headers };
  return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: await found.open() };

  function mayDo(action: string, resource: string, tags: Record<string, string>): boolean {
    const context = { 'aws:securetransport': 'true', 'aws:sourcearn': distributionArn, ...tags };
    const principal = { service: distributionArn === undefined ? 'nobody' : 'cloudfront.amazonaws.com' };
    return isAllowed({ principal, action, resource, context }, { identity: [], resource: spec.policy });
  }
}

/** Whether the viewer has this version already (RFC 9110, 13.1): its date counts only without a tag. */
function isKnown({ headers }: IncomingMessage, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//u, '')));
  const since = headers['if-modified-since'] ?? '';
  // Any of the three forms of HTTP; the oldest names no zone.
  if (!/^[A-Z][a-z]{2,8},? /u.test(since)) return false;
  // Dates of HTTP have whole seconds.
  return Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since.endsWith(' GMT') ? since : `${since} GMT`);
}

/** An error of S3 as CloudFront passes it on. */
const storageError = (status: 403 | 404, code: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`),
});
