import { demand, demandObject, type ObjectCall } from './object-call.ts';
import { METADATA_PREFIX, storedHeaders } from './object-headers.ts';
import { tagsOfHeader, tagsOfXml, tagsToXml } from './object-tags.ts';
import { S3Error } from './s3-error.ts';

/** PutObject: tags and metadata kept, `If-None-Match: *` obeyed. */
export async function putObject(call: ObjectCall): Promise<void> {
  const { request, response, bucket, key, headers, body } = call;
  const tagging = headers.get('x-amz-tagging');
  const tags = tagsOfHeader(tagging);
  demand(call, 's3:PutObject', tags);
  if (tagging !== undefined) demand(call, 's3:PutObjectTagging', tags);

  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*')
    throw new S3Error('NotImplemented', 'If-None-Match takes * only.');
  if (headers.get('content-encoding')?.includes('aws-chunked'))
    throw new S3Error('NotImplemented', 'Signed chunks are not implemented here.');
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
  const record = await demandObject(call, 's3:GetObject');
  const bytes = request.method === 'HEAD' ? undefined : await bucket.files.readBytes(record);
  response.writeHead(200, {
    ...record.headers,
    'content-type': record.type,
    'content-length': record.size,
    etag: record.etag,
    'last-modified': new Date(record.modified).toUTCString(),
    ...Object.fromEntries(Object.entries(record.metadata).map(([name, value]) => [METADATA_PREFIX + name, value])),
  });
  response.end(bytes);
}

/** PutObjectTagging: replaces all tags. */
export async function putTagging(call: ObjectCall): Promise<void> {
  const tags = tagsOfXml(call.body.toString('utf8'));
  await demandObject(call, 's3:PutObjectTagging', tags);
  if (!(await call.bucket.files.setTags(call.key, tags))) throw new S3Error('NoSuchKey');
  call.response.writeHead(200, { 'content-length': 0 }).end();
}

/** GetObjectTagging. */
export async function getTagging(call: ObjectCall): Promise<void> {
  const { tags } = await demandObject(call, 's3:GetObjectTagging');
  call.response.writeHead(200, { 'content-type': 'application/xml' }).end(tagsToXml(tags));
}

/** DeleteObject: what isn't there is deleted just as well. */
export async function deleteObject(call: ObjectCall): Promise<void> {
  demand(call, 's3:DeleteObject');
  await call.bucket.files.remove(call.key);
  call.response.writeHead(204).end();
}
