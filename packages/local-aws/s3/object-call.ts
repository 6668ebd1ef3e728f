import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Access } from '../iam/access.ts';
import type { Signature } from '../iam/sigv4.ts';
import type { BucketSpec } from '../template/read-template.ts';
import type { ObjectFiles, ObjectRecord } from './object-files.ts';
import type { S3Headers } from './object-headers.ts';
import { S3Error } from './s3-error.ts';

/** A bucket of the template, and the folder with its objects. */
export interface StoredBucket extends Omit<BucketSpec, 'siteFolder' | 'domain'> {
  readonly files: ObjectFiles;
}

/** One call, whose signature and digests were found to be right. */
export interface ObjectCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bucket: StoredBucket;
  readonly key: string;
  readonly headers: S3Headers;
  readonly body: Buffer;
  readonly signature: Signature;
  readonly access: Access;
}

type Tags = ObjectRecord['tags'];

/**
 * Demands that the caller's role or the bucket's policy allows an action on an object.
 * @param newTags tags that the call sets
 * @param record the object, if it is there
 * @throws S3Error `AccessDenied`
 */
export function demand(call: ObjectCall, action: string, newTags: Tags = {}, record?: ObjectRecord): void {
  if (!isPermitted(call, action, `${call.bucket.arn}/${call.key}`, newTags, record?.tags))
    throw new S3Error('AccessDenied', 'Access Denied');
}

/**
 * The object's record, if it is there and the action allowed.
 * @throws S3Error; without the permission to list the bucket, a missing key is `AccessDenied`, as in S3
 */
export async function demandObject(call: ObjectCall, action: string, newTags: Tags = {}): Promise<ObjectRecord> {
  const record = await call.bucket.files.find(call.key);
  demand(call, action, newTags, record);
  if (record) return record;
  const mayList = isPermitted(call, 's3:ListBucket', call.bucket.arn);
  throw mayList ? new S3Error('NoSuchKey') : new S3Error('AccessDenied', 'Access Denied');
}

/** Tags as condition keys: `existing` ones of the object, or those that a `request` sets. */
export const tagContext = (whose: 'existing' | 'request', tags: Tags): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [`s3:${whose}objecttag/${name.toLowerCase()}`, value]),
  );

function isPermitted(call: ObjectCall, action: string, resource: string, newTags: Tags = {}, tags: Tags = {}): boolean {
  const { access, signature, bucket, request } = call;
  const context = {
    // This machine represents an endpoint that is reached over TLS.
    'aws:securetransport': 'true',
    's3:authtype': signature.presigned ? 'REST-QUERY-STRING' : 'REST-HEADER',
    's3:signatureage': String(Math.max(0, signature.ageMs)),
    's3:if-none-match': request.headers['if-none-match'],
    ...tagContext('request', newTags),
    ...tagContext('existing', tags),
  };
  return access.allows(signature.accessKeyId, { action, resource, context }, bucket.policy);
}
