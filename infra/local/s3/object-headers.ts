import type { Digests } from './digests.ts';
import type { ObjectCall } from './object-call.ts';
import { S3Error } from './s3-error.ts';

export const METADATA_PREFIX = 'x-amz-meta-';

/** Headers, other than the type, that S3 stores with an object and sends with each answer. */
const STORED = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
/** What changes how S3 answers, apart from the parts of a signature. */
const OF_S3 = /^(?:x-amz-(?!(?:algorithm|credential|expires|signedheaders|signature)$)|if-|range$|content-md5$)/;
const ALWAYS = 'x-amz-(?:date|content-sha256|security-token|user-agent|sdk-checksum-algorithm|checksum-crc32)';
/** Those on which each kind of call acts; any other one of S3's is refused. */
const known = {
  put: new RegExp(`^(?:${ALWAYS}|${STORED.join('|')}|if-none-match|x-amz-tagging|${METADATA_PREFIX}.*)$`),
  putTagging: new RegExp(`^${ALWAYS}$`),
  // The SDK announces the checksum of an empty body, too.
  bodiless: new RegExp(`^(?:${ALWAYS}|x-amz-checksum-mode)$`),
};

export type S3Headers = ReadonlyMap<string, string>;

/**
 * S3's own headers of a call, be they sent as a header or, in a presigned URL, as a parameter.
 * @throws S3Error naming a header that is not known for this kind of call
 */
export function s3Headers({ request, query }: ObjectCall, kind: keyof typeof known): S3Headers {
  const own = [...query, ...Object.entries(request.headers)]
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => OF_S3.test(name) || (kind === 'put' && STORED.includes(name)));
  const unknown = own.find(([name]) => !known[kind].test(name));
  if (unknown) throw new S3Error('NotImplemented', `The header ${unknown[0]} is not implemented here.`);
  return new Map(own);
}

/** Headers of the upload that every answer repeats, and `x-amz-meta-*` without that prefix. */
export function storedHeaders(headers: S3Headers) {
  const [stored, metadata] = [STORED, [METADATA_PREFIX]].map((starts) =>
    [...headers].filter(([name]) => starts.some((start) => name.startsWith(start))),
  );
  return {
    headers: Object.fromEntries(stored ?? []),
    metadata: Object.fromEntries((metadata ?? []).map(([name, value]) => [name.slice(METADATA_PREFIX.length), value])),
  };
}

/**
 * Holds the digests of what was received against those that were announced.
 * @param signedPayload the body's digest in the signature
 * @throws S3Error
 */
export function checkDigests(headers: S3Headers, signedPayload: string, { sha256, crc32 }: Digests): void {
  if (signedPayload !== 'UNSIGNED-PAYLOAD' && signedPayload !== sha256)
    throw new S3Error('BadDigest', 'x-amz-content-sha256 is not that of what was received.');
  if ((headers.get('x-amz-checksum-crc32') ?? crc32) !== crc32)
    throw new S3Error('BadDigest', 'x-amz-checksum-crc32 is not that of what was received.');
}
