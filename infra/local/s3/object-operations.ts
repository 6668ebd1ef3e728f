import { pipeline } from 'node:stream/promises';
import { readBody } from '../http/read-body.ts';
import { digest } from './digests.ts';
import { scanForMalware } from './malware-scan.ts';
import type { ObjectCall } from './object-call.ts';
import { checkDigests, METADATA_PREFIX, s3Headers, storedHeaders } from './object-headers.ts';
import { demand, demandObject } from './object-permission.ts';
import { tagsOfHeader, tagsOfXml, tagsToXml } from './object-tags.ts';
import { S3Error } from './s3-error.ts';

const NOTHING = digest(Buffer.alloc(0));
const MAX_TAGGING_BYTES = 16 * 1024;

/** PutObject: exact length, checksums as announced, tags and metadata kept, `If-None-Match: *` obeyed. */
export async function putObject(call: ObjectCall): Promise<void> {
  const { request, response, bucket, key, signature } = call;
  const headers = s3Headers(call, 'put');
  const tagging = headers.get('x-amz-tagging');
  const tags = tagsOfHeader(tagging);
  demand(call, 's3:PutObject', tags);
  if (tagging !== undefined) demand(call, 's3:PutObjectTagging', tags);

  const length = request.headers['content-length'];
  if (length === undefined) throw new S3Error('MissingContentLength');
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match takes * only.');
  const type = request.headers['content-type'] ?? 'binary/octet-stream';
  if (headers.get('content-encoding')?.includes('aws-chunked'))
    throw new S3Error('NotImplemented', 'Signed chunks are not implemented here.');
  const record = await bucket.files.put(
    {
      ...storedHeaders(headers),
      key,
      type,
      tags,
      onlyIfAbsent: ifNoneMatch === '*',
      check(received) {
        if (received.size !== Number(length)) throw new S3Error('IncompleteBody');
        checkDigests(headers, signature.payload, received);
      },
    },
    request,
  );
  if (!record) throw new S3Error('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  if (bucket.scanned.some((start) => key.startsWith(start))) await scanForMalware(bucket.files, record);
  response.writeHead(200, { etag: record.etag, 'content-length': 0 }).end();
}

/** GetObject and HeadObject. */
export async function getObject(call: ObjectCall): Promise<void> {
  const { request, response, bucket } = call;
  checkBodiless(call);
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
  const headers = s3Headers(call, 'putTagging');
  const body = await readBody(call.request, MAX_TAGGING_BYTES);
  if (!body) throw new S3Error('MalformedXML');
  checkDigests(headers, call.signature.payload, digest(body));
  const tags = tagsOfXml(body.toString('utf8'));
  await demandObject(call, 's3:PutObjectTagging', tags);
  if (!(await call.bucket.files.setTags(call.key, tags))) throw new S3Error('NoSuchKey');
  call.response.writeHead(200, { 'content-length': 0 }).end();
}

/** GetObjectTagging. */
export async function getTagging(call: ObjectCall): Promise<void> {
  checkBodiless(call);
  const { tags } = await demandObject(call, 's3:GetObjectTagging');
  const xml = tagsToXml(tags);
  call.response
    .writeHead(200, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(xml) })
    .end(xml);
}

/** DeleteObject: what isn't there is deleted just as well. */
export async function deleteObject(call: ObjectCall): Promise<void> {
  checkBodiless(call);
  demand(call, 's3:DeleteObject');
  await call.bucket.files.remove(call.key);
  call.response.writeHead(204).end();
}

/** Conditions and the like are refused, not ignored. */
function checkBodiless(call: ObjectCall): void {
  checkDigests(s3Headers(call, 'bodiless'), call.signature.payload, NOTHING);
}
