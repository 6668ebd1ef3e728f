import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { ObjectCall } from './object-call.ts';
import { S3Error } from './s3-error.ts';

export const METADATA_PREFIX = 'x-amz-meta-';

/** Headers, other than the type, that S3 stores with an object and sends with each answer. */
const STORED = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
/** What changes how S3 answers, apart from the parts of a signature. */
const OF_S3 = /^(?:x-amz-(?!(?:algorithm|credential|expires|signedheaders|signature)$)|if-|range$|content-md5$)/;
const ALWAYS = 'x-amz-(?:date|content-sha256|security-token|user-agent|sdk-checksum-algorithm|checksum-(?:crc32|mode))';
/** Those on which a call acts; any other one of S3's is refused. */
const KNOWN = new RegExp(`^${ALWAYS}$`);
const KNOWN_OF_PUT = new RegExp(`^(?:${ALWAYS}|${STORED.join('|')}|if-none-match|x-amz-tagging|${METADATA_PREFIX}.*)$`);

export type S3Headers = ReadonlyMap<string, string>;

/**
 * S3's own headers of a call, be they sent as a header or, in a presigned URL, as a parameter.
 * @throws S3Error naming a header that is not known for this kind of call
 */
export function s3Headers({ request, query }: ObjectCall, isPut = false): S3Headers {
  const own = [...query, ...Object.entries(request.headers)]
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => OF_S3.test(name) || (isPut && STORED.includes(name)));
  const unknown = own.find(([name]) => !(isPut ? KNOWN_OF_PUT : KNOWN).test(name));
  if (unknown) throw new S3Error('NotImplemented', `The header ${unknown[0]} is not implemented here.`);
  return new Map(own);
}

/** Headers of the upload that every answer repeats, and `x-amz-meta-*` without that prefix. */
export function storedHeaders(headers: S3Headers) {
  const all = [...headers];
  const metadata = all.filter(([name]) => name.startsWith(METADATA_PREFIX));
  return {
    headers: Object.fromEntries(all.filter(([name]) => STORED.includes(name))),
    metadata: Object.fromEntries(metadata.map(([name, value]) => [name.slice(METADATA_PREFIX.length), value])),
  };
}

/**
 * Holds what was received against the digests that were announced and signed.
 * @throws S3Error
 */
export function checkDigests(headers: S3Headers, { signature }: ObjectCall, body: Buffer): void {
  if (signature.payload !== 'UNSIGNED-PAYLOAD' && signature.payload !== createHash('sha256').update(body).digest('hex'))
    throw new S3Error('BadDigest', 'x-amz-content-sha256 is not that of what was received.');
  const checksum = Buffer.from(crc32(body).toString(16).padStart(8, '0'), 'hex').toString('base64');
  if ((headers.get('x-amz-checksum-crc32') ?? checksum) !== checksum)
    throw new S3Error('BadDigest', 'x-amz-checksum-crc32 is not that of what was received.');
}
