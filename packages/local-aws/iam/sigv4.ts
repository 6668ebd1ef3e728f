import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';

/** A key that may sign. `sessionToken` is set for a function's role, as Lambda does. */
export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

/** Why a signature is refused. Each store has its own wording. */
export type SignatureFault = 'missing' | 'unknown-key' | 'unsigned-header' | 'expired' | 'mismatch';

interface Verification {
  readonly service: 's3' | 'dynamodb' | 'ses';
  readonly region: string;
  readonly keyOf: (accessKeyId: string) => AccessKey | undefined;
  /** Makes the error that is thrown. */
  readonly refuse: (fault: SignatureFault) => Error;
  /** Of the request, where it is known before the signature is checked: all but S3. */
  readonly body?: Buffer;
}

export interface Signature {
  readonly accessKeyId: string;
  readonly presigned: boolean;
  /** What was signed as the body's SHA-256, or `UNSIGNED-PAYLOAD`. */
  readonly payload: string;
  readonly ageMs: number;
}

const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
const PAYLOAD = 'x-amz-content-sha256';
/** Clocks may differ by this much. */
const MAX_SKEW_MS = 15 * 60 * 1000;
const AUTHORIZATION = /^AWS4-HMAC-SHA256 Credential=([^, ]+), SignedHeaders=([^, ]+), Signature=[0-9a-f]{64}$/;

/**
 * Checks a signature, version 4, in the headers or in the query (a presigned URL): the SDK signs what came once more, which must give the same.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @throws what `refuse` makes
 */
export async function verifySignature(request: IncomingMessage, verification: Verification): Promise<Signature> {
  const { service, region, keyOf, refuse, body } = verification;
  const { method = '', url = '/', headers } = request;
  const [path = '/', ...search] = url.split('?');
  const query = new URLSearchParams(search.join('?'));
  const presigned = query.has('X-Amz-Signature');
  if (!presigned && headers.authorization === undefined) throw refuse('missing');
  const [, credential = '', signedHeaders = ''] = presigned
    ? ['', query.get('X-Amz-Credential') ?? '', query.get('X-Amz-SignedHeaders') ?? '']
    : (AUTHORIZATION.exec(headers.authorization ?? '') ?? []);
  const read = (name: string) => (presigned ? query.get(name) : text(headers[name.toLowerCase()])) ?? undefined;

  const key = keyOf(credential.split('/')[0] ?? '');
  if (!key) throw refuse(credential === '' ? 'mismatch' : 'unknown-key');
  if (read('X-Amz-Security-Token') !== key.sessionToken) throw refuse('mismatch');

  const names = signedHeaders.split(';');
  // S3 refuses its own headers when the signature doesn't cover them.
  const unsigned = Object.keys(headers).some(
    (name) => service === 's3' && name.startsWith('x-amz-') && !names.includes(name),
  );
  if (!names.includes('host') || unsigned) throw refuse('unsigned-header');

  const signingDate = dateOf(read('X-Amz-Date') ?? '');
  const expiresIn = Number(read('X-Amz-Expires'));
  const ageMs = Date.now() - signingDate.getTime();
  if (!(ageMs <= (presigned ? expiresIn * 1000 : MAX_SKEW_MS) && ageMs >= -MAX_SKEW_MS)) throw refuse('expired');

  const sent = names.flatMap((name) => (Object.hasOwn(headers, name) ? [[name, text(headers[name]) ?? '']] : []));
  const signed = new HttpRequest({
    method,
    path,
    query: Object.fromEntries(query),
    headers: {
      ...(Object.fromEntries(sent) as Record<string, string>),
      ...(body && names.includes(PAYLOAD) && { [PAYLOAD]: createHash('sha256').update(body).digest('hex') }),
    },
  });
  const signer = new SignatureV4({
    service,
    region,
    credentials: key,
    sha256: Sha256,
    // Each client sends the path of S3 as it was signed.
    uriEscapePath: service !== 's3',
    applyChecksum: false,
  });
  // A body that isn't known is not signed but by its digest.
  signed.body = body ?? {};
  const payload = signed.headers[PAYLOAD] ?? UNSIGNED_PAYLOAD;
  const signableHeaders = new Set(names);
  const options = { signingDate, signableHeaders, unhoistableHeaders: signableHeaders };
  const again = await (
    presigned ? signer.presign(signed, { ...options, expiresIn }) : signer.sign(signed, options)
  ).catch(() => undefined);
  const isSame = presigned
    ? [...query].every(([name, value]) => isEqual(String(again?.query?.[name] ?? ''), value))
    : isEqual(again?.headers['authorization'] ?? '', headers.authorization ?? '');
  if (!isSame) throw refuse('mismatch');
  return { accessKeyId: key.accessKeyId, presigned, payload, ageMs };
}

/** `20260101T000000Z` */
const dateOf = (date: string) =>
  new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);
const isEqual = (a: string, b: string) => timingSafeEqual(sha256(a), sha256(b));
const sha256 = (value: string) => createHash('sha256').update(value).digest();
