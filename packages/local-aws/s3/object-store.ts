import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readBody } from '../http/read-body.ts';
import type { Access } from '../iam/access.ts';
import { verifySignature, type SignatureFault } from '../iam/sigv4.ts';
import type { ObjectCall, StoredBucket } from './object-call.ts';
import { allowOrigin, answerPreflight } from './object-cors.ts';
import { checkDigests, s3Headers } from './object-headers.ts';
import { deleteObject, getObject, getTagging, putObject, putTagging } from './object-operations.ts';
import { S3Error, sendS3Error } from './s3-error.ts';

/** Each upload is read as a whole before it is stored. S3 takes 5 GB. */
const MAX_OBJECT_BYTES = 100 * 1024 * 1024;

/**
 * An S3-compatible store, path-style: objects are put, read, tagged and deleted by the holders of keys, as far as their policies allow.
 * Headers that S3 stores are stored; headers and parameters of S3 that no operation here obeys are refused. Nothing is public.
 * @param maxBytes of an object
 */
export function createObjectStore(
  buckets: readonly StoredBucket[],
  access: Access,
  maxBytes: number = MAX_OBJECT_BYTES,
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The body of a refused call must be read too, or the client would not see the answer.
      request.resume();
      if (response.headersSent) response.destroy();
      else sendS3Error(response, error);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name, key, query } = readTarget(request.url ?? '/');
    const bucket = buckets.find((candidate) => candidate.name === name);
    if (request.method === 'OPTIONS') return answerPreflight(request, response, bucket?.cors ?? []);
    if (bucket) allowOrigin(request, response, bucket.cors);
    const signature = await verifySignature(request, {
      service: 's3',
      region: access.environment.region,
      keyOf: access.findKey,
      refuse,
    });
    if (!bucket) throw new S3Error('NoSuchBucket');
    if (key === '') throw new S3Error('NotImplemented', 'Calls on buckets are not implemented here.');
    const operation = operationFor(request.method ?? '', query);
    const headers = s3Headers(request, query);
    const body = await readBody(request, maxBytes);
    if (!body) throw new S3Error('EntityTooLarge');
    checkDigests(headers, signature.payload, body);
    await operation({ request, response, bucket, key, headers, body, signature, access });
  }
}

const REFUSALS = { 'unknown-key': 'InvalidAccessKeyId', mismatch: 'SignatureDoesNotMatch' } as const;
const refuse = (fault: SignatureFault) =>
  new S3Error(Object.hasOwn(REFUSALS, fault) ? REFUSALS[fault as keyof typeof REFUSALS] : 'AccessDenied', fault);

const KNOWN_PARAMETERS = /^(?:x-amz-.*|x-id|tagging)$/i;

function operationFor(method: string, query: URLSearchParams): (call: ObjectCall) => Promise<void> {
  const unknown = [...query.keys()].find((name) => !KNOWN_PARAMETERS.test(name));
  if (unknown) throw new S3Error('NotImplemented', `The parameter ${unknown} is not implemented here.`);
  const isTagging = query.has('tagging');
  if (method === 'PUT') return isTagging ? putTagging : putObject;
  if (method === 'GET') return isTagging ? getTagging : getObject;
  if (method === 'HEAD' && !isTagging) return getObject;
  if (method === 'DELETE' && !isTagging) return deleteObject;
  throw new S3Error('MethodNotAllowed');
}

function readTarget(target: string): { name: string; key: string; query: URLSearchParams } {
  const [path = '', ...search] = target.split('?');
  try {
    const [, name = '', ...key] = path.split('/').map(decodeURIComponent);
    return { name, key: key.join('/'), query: new URLSearchParams(search.join('?')) };
  } catch {
    throw new S3Error('InvalidURI');
  }
}
