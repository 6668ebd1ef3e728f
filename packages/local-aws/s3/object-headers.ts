import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

export const METADATA_PREFIX = 'x-amz-meta-';

/** Headers, other than the type, that S3 stores with an object and sends with each answer. */
const STORED = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
/** What changes how S3 answers, apart from the parts of a signature. */
const OF_S3 = /^(?:x-amz-(?!(?:algorithm|credential|expires|signedheaders|signature)$)|if-|range$|content-md5$)/;
const ALWAYS = 'x-amz-(?:date|content-sha256|security-token|user-agent|sdk-checksum-algorithm|checksum-(?:crc32|mode))';
/** Those on which a call acts; any other one of S3's is refused. */
const KNOWN = new RegExp(`^(?:${ALWAYS}|if-none-match|x-amz-tagging|${METADATA_PREFIX}.*)$`);

export type S3Headers = ReadonlyMap<string, string>;

/**
 * S3's own headers of a call, be they sent as a header or, in a presigned URL, as a parameter.
 * @throws S3Error naming a header that is not known
 */
export function s3Headers({ headers }: IncomingMessage, query: URLSearchParams): S3Headers {
  const all = [...query, ...Object.entries(headers)].map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  const unknown = all.find(([name]) => OF_S3.test(name) && !KNOWN.test(name));
  if (unknown) throw new S3Error('NotImplemented', `The header ${unknown[0]} is not implemented here.`);
  return new Map(all.filter(([name]) => OF_S3.test(name) || STORED.includes(name)));
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
 * @param signed SHA-256, or `UNSIGNED-PAYLOAD`
 * @throws S3Error
 */
export function checkDigests(headers: S3Headers, signed: string, body: Buffer): void {
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== createHash('sha256').update(body).digest('hex'))
    throw new S3Error('BadDigest', 'x-amz-content-sha256 is not that of what was received.');
  const checksum = Buffer.from(crc32(body).toString(16).padStart(8, '0'), 'hex').toString('base64');
  if ((headers.get('x-amz-checksum-crc32') ?? checksum) !== checksum)
    throw new S3Error('BadDigest', 'x-amz-checksum-crc32 is not that of what was received.');
}
