import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A key that may sign. `sessionToken` is set for a function's role, as Lambda does. */
export interface AccessKey {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly service: 's3' | 'dynamodb' | 'ses';
  /** SHA-256 of the body, in hex, where it is known before the signature is checked. */
  readonly bodySha256?: string;
}

/** Why a signature is refused. Each store has its own wording. */
type SignatureFault = 'missing' | 'malformed' | 'unknown-key' | 'unsigned-header' | 'expired' | 'mismatch';

export class SignatureError extends Error {
  readonly fault: SignatureFault;
  constructor(fault: SignatureFault) {
    super(`Signature refused: ${fault}`);
    this.fault = fault;
  }
}

export interface Signature {
  readonly accessKeyId: string;
  readonly presigned: boolean;
  /** What was signed as the body's SHA-256, or `UNSIGNED-PAYLOAD`. */
  readonly payload: string;
  readonly ageMs: number;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
/** Clocks may differ by this much. */
const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_PRESIGN_SECONDS = 7 * 24 * 60 * 60;
const AUTHORIZATION = /^AWS4-HMAC-SHA256 +Credential=([^, ]+), *SignedHeaders=([^, ]+), *Signature=([0-9a-f]{64})$/;
const DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/**
 * Checks a signature, version 4, in the headers or in the query (a presigned URL).
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @param keyOf finds a key by its id
 * @throws SignatureError
 */
export function verifySignature(
  request: SignedRequest,
  keyOf: (accessKeyId: string) => AccessKey | undefined,
): Signature {
  const [path = '', search = ''] = splitOnce(request.target, '?');
  const query = new URLSearchParams(search);
  const claim = query.has('X-Amz-Signature') ? readQuery(query, request.headers) : readHeaders(request);

  const [accessKeyId = '', date, , service, end] = claim.credential.split('/');
  const key = keyOf(accessKeyId);
  if (!key) throw new SignatureError('unknown-key');
  const isInScope = date === claim.date.slice(0, 8) && service === request.service && end === 'aws4_request';
  if (!isInScope || claim.token !== key.sessionToken) throw new SignatureError('mismatch');

  const names = claim.signedHeaders.split(';');
  const unsigned = Object.keys(request.headers).some(
    (name) => mustBeSigned(name, request.service) && !names.includes(name),
  );
  if (!names.includes('host') || unsigned) throw new SignatureError('unsigned-header');

  const ageMs = Date.now() - timeOf(claim.date);
  const lifeMs = claim.expires === undefined ? MAX_SKEW_MS : claim.expires * 1000;
  if (!(ageMs <= lifeMs && ageMs >= -MAX_SKEW_MS)) throw new SignatureError('expired');

  const canonical = [
    request.method,
    canonicalPath(path),
    canonicalQuery(query),
    ...names.map(
      (name) => `${name}:${headerText(Object.hasOwn(request.headers, name) ? request.headers[name] : undefined)}`,
    ),
    '',
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
  const scope = claim.credential.slice(accessKeyId.length + 1);
  const toSign = [ALGORITHM, claim.date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const signingKey = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${key.secretAccessKey}`);
  if (!timingSafeEqual(hmac(signingKey, toSign), Buffer.from(claim.signature, 'hex')))
    throw new SignatureError('mismatch');
  return { accessKeyId, presigned: claim.expires !== undefined, payload: claim.payload, ageMs };
}

interface Claim {
  readonly credential: string;
  readonly date: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly payload: string;
  readonly token: string | undefined;
  /** Seconds; of a presigned URL only. */
  readonly expires?: number;
}

function readQuery(query: URLSearchParams, headers: IncomingHttpHeaders): Claim {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const expires = Number(read('Expires'));
  const isSound =
    read('Algorithm') === ALGORITHM &&
    /^[0-9a-f]{64}$/.test(read('Signature')) &&
    Number.isInteger(expires) &&
    expires > 0 &&
    expires <= MAX_PRESIGN_SECONDS;
  if (!isSound) throw new SignatureError('malformed');
  return {
    credential: read('Credential'),
    date: read('Date'),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    payload: text(headers['x-amz-content-sha256']) ?? query.get('X-Amz-Content-Sha256') ?? UNSIGNED_PAYLOAD,
    token: query.get('X-Amz-Security-Token') ?? undefined,
    expires,
  };
}

function readHeaders({ headers, service, bodySha256 }: SignedRequest): Claim {
  if (headers.authorization === undefined) throw new SignatureError('missing');
  const [, credential, signedHeaders, signature] = AUTHORIZATION.exec(headers.authorization) ?? [];
  const payload = service === 's3' ? text(headers['x-amz-content-sha256']) : bodySha256;
  if (!credential || !signedHeaders || !signature || payload === undefined) throw new SignatureError('malformed');
  return {
    credential,
    date: text(headers['x-amz-date']) ?? '',
    signedHeaders,
    signature,
    payload,
    token: text(headers['x-amz-security-token']),
  };
}

/** S3 refuses its own headers when the signature doesn't cover them. */
const mustBeSigned = (name: string, service: SignedRequest['service']) => service === 's3' && name.startsWith('x-amz-');

function timeOf(date: string): number {
  const [, year, month, day, hour, minute, second] = DATE.exec(date) ?? [];
  return year === undefined ? Number.NaN : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function canonicalPath(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => encode(decodeURIComponent(segment)))
      .join('/');
  } catch {
    throw new SignatureError('malformed');
  }
}

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
    .map((pair) => pair.join('='))
    .join('&');

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** RFC 3986: everything but unreserved characters is escaped. */
const encode = (part: string) =>
  encodeURIComponent(part).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const headerText = (value: string | string[] | undefined) => (text(value) ?? '').trim().replaceAll(/ +/g, ' ');
const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

function splitOnce(whole: string, separator: string): [string, string] {
  const at = whole.indexOf(separator);
  return at < 0 ? [whole, ''] : [whole.slice(0, at), whole.slice(at + 1)];
}
