import type { ObjectCall } from './object-call.ts';
import type { ObjectRecord } from './object-files.ts';
import { S3Error } from './s3-error.ts';

type Tags = ObjectRecord['tags'];

/**
 * Demands that the caller's role or the bucket's policy allows an action on an object.
 * @param newTags tags that the call sets
 * @param record the object, if it is there
 * @throws S3Error `AccessDenied`
 */
export function demand(call: ObjectCall, action: string, newTags: Tags = {}, record?: ObjectRecord): void {
  const context = { ...contextOf(call, newTags), ...tagContext('existing', record?.tags ?? {}) };
  if (!isPermitted(call, action, `${call.bucket.arn}/${call.key}`, context))
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
  const mayList = isPermitted(call, 's3:ListBucket', call.bucket.arn, contextOf(call, {}));
  throw mayList ? new S3Error('NoSuchKey') : new S3Error('AccessDenied', 'Access Denied');
}

/** Tags as condition keys: `existing` ones of the object, or those that a `request` sets. */
export const tagContext = (whose: 'existing' | 'request', tags: Tags): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [`s3:${whose}objecttag/${name.toLowerCase()}`, value]),
  );

function isPermitted(
  { access, signature, bucket }: ObjectCall,
  action: string,
  resource: string,
  context: Record<string, string | undefined>,
) {
  return access.allows(signature.accessKeyId, { action, resource, context }, bucket.policy);
}

/** The call as policies see it. This machine represents an endpoint that is reached over TLS. */
const contextOf = ({ signature, request }: ObjectCall, newTags: Tags) => ({
  'aws:securetransport': 'true',
  's3:signatureversion': 'AWS4-HMAC-SHA256',
  's3:authtype': signature.presigned ? 'REST-QUERY-STRING' : 'REST-HEADER',
  's3:signatureage': String(Math.max(0, signature.ageMs)),
  's3:if-none-match': request.headers['if-none-match'],
  ...tagContext('request', newTags),
});
