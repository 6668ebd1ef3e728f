import { pipeline } from 'node:stream/promises';
import { MAX_PHOTO_BYTES } from '../../../shared/photos.ts';
import { readBody } from '../http/read-body.ts';
import { demand, demandObject, type ObjectCall } from './object-call.ts';
import { checkDigests, METADATA_PREFIX, s3Headers, storedHeaders } from './object-headers.ts';
import { tagsOfHeader, tagsOfXml, tagsToXml } from './object-tags.ts';
import { S3Error } from './s3-error.ts';

const NOTHING = Buffer.alloc(0);
const MAX_TAGGING_BYTES = 16 * 1024;

/** PutObject: checksums as announced, tags and metadata kept, `If-None-Match: *` obeyed. */
export async function putObject(call: ObjectCall): Promise<void> {
  const { request, response, bucket, key } = call;
  const headers = s3Headers(call, true);
  const tagging = headers.get('x-amz-tagging');
  const tags = tagsOfHeader(tagging);
  demand(call, 's3:PutObject', tags);
  if (tagging !== undefined) demand(call, 's3:PutObjectTagging', tags);

  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match takes * only.');
  if (headers.get('content-encoding')?.includes('aws-chunked'))
    throw new S3Error('NotImplemented', 'Signed chunks are not implemented here.');
  const body = await readBody(request, MAX_PHOTO_BYTES);
  if (!body) throw new S3Error('EntityTooLarge');
  checkDigests(headers, call, body);
  const record = await bucket.files.put(
    {
      ...storedHeaders(headers),
      key,
      type: request.headers['content-type'] ?? 'binary/octet-stream',
      tags,
      onlyIfAbsent: ifNoneMatch === '*',
    },
    body,
  );
  if (!record) throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  response.writeHead(200, { etag: record.etag, 'content-length': 0 }).end();
}

/** GetObject and HeadObject. */
export async function getObject(call: ObjectCall): Promise<void> {
  const { request, response, bucket } = call;
  checkDigests(s3Headers(call), call, NOTHING);
  const record = await demandObject(call, 's3:GetObject');
  response.writeHead(200, {
    ...record.headers,
    'content-type': record.type,
    'content-length': record.size,
    etag: record.etag,
    'last-modified': new Date(record.modified).toUTCString(),
    ...Object.fromEntries(Object.entries(record.metadata).map(([name, value]) => [METADATA_PREFIX + name, value])),
  });
  if (request.method === 'HEAD') response.end();
  else await pipeline(await bucket.files.openBytes(record), response);
}

/** PutObjectTagging: replaces all tags. */
export async function putTagging(call: ObjectCall): Promise<void> {
  const headers = s3Headers(call);
  const body = await readBody(call.request, MAX_TAGGING_BYTES);
  if (!body) throw new S3Error('MalformedXML');
  checkDigests(headers, call, body);
  const tags = tagsOfXml(body.toString('utf8'));
  await demandObject(call, 's3:PutObjectTagging', tags);
  if (!(await call.bucket.files.setTags(call.key, tags))) throw new S3Error('NoSuchKey');
  call.response.writeHead(200, { 'content-length': 0 }).end();
}

/** GetObjectTagging. */
export async function getTagging(call: ObjectCall): Promise<void> {
  checkDigests(s3Headers(call), call, NOTHING);
  const { tags } = await demandObject(call, 's3:GetObjectTagging');
  call.response.writeHead(200, { 'content-type': 'application/xml' }).end(tagsToXml(tags));
}

/** DeleteObject: what isn't there is deleted just as well. */
export async function deleteObject(call: ObjectCall): Promise<void> {
  checkDigests(s3Headers(call), call, NOTHING);
  demand(call, 's3:DeleteObject');
  await call.bucket.files.remove(call.key);
  call.response.writeHead(204).end();
}
