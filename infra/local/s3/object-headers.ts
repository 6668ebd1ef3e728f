import type { Digests } from './digests.ts';
import type { ObjectCall } from './object-call.ts';
import { S3Error } from './s3-error.ts';

export const METADATA_PREFIX = 'x-amz-meta-';

const ALWAYS_KNOWN = [
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-security-token',
  'x-amz-user-agent',
  'x-amz-sdk-checksum-algorithm',
];
const CHECKSUMS = ['content-md5', 'x-amz-checksum-crc32', 'x-amz-checksum-sha256'];
/** Headers, other than the type, that S3 stores with an object and sends with each answer. */
const STORED = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires'];
/** Headers on which each kind of call acts; any other one of S3's is refused. */
const known = {
  put: new Set([...ALWAYS_KNOWN, ...CHECKSUMS, ...STORED, 'if-none-match', 'x-amz-tagging']),
  putTagging: new Set([...ALWAYS_KNOWN, ...CHECKSUMS]),
  // The SDK announces the checksum of an empty body, too.
  bodiless: new Set([...ALWAYS_KNOWN, ...CHECKSUMS, 'x-amz-checksum-mode']),
};
const PARTS_OF_A_SIGNATURE = new Set([
  'x-amz-algorithm',
  'x-amz-credential',
  'x-amz-expires',
  'x-amz-signedheaders',
  'x-amz-signature',
]);
const CONDITIONAL = /^if-(?:none-)?match$|^if-(?:un)?modified-since$/;
const HEX_SHA256 = /^[0-9a-f]{64}$/;

/** S3's own headers of a call: what S3 acts upon, be it sent as a header or, in a presigned URL, as a parameter. */
export class S3Headers {
  readonly names: readonly string[];
  readonly #values: ReadonlyMap<string, string>;

  /** @throws S3Error naming a header that is not known for this kind of call */
  constructor({ request, query }: ObjectCall, kind: keyof typeof known) {
    const parameters = Array.from(query, ([name, value]) => [name.toLowerCase(), value] as const);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
    const own = [...parameters, ...headers].filter(
      ([name]) =>
        (name.startsWith('x-amz-') && !PARTS_OF_A_SIGNATURE.has(name)) ||
        name === 'content-md5' ||
        (kind === 'put' && STORED.includes(name)) ||
        CONDITIONAL.test(name),
    );
    this.#values = new Map(own);
    this.names = [...this.#values.keys()];
    const unknown = this.names.find(
      (name) => !known[kind].has(name) && !(kind === 'put' && name.startsWith(METADATA_PREFIX)),
    );
    if (unknown) throw new S3Error('NotImplemented', `The header ${unknown} is not implemented here.`);
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  /** Headers of the upload that every answer repeats. */
  stored(): Record<string, string> {
    return Object.fromEntries(
      STORED.flatMap((name) => (this.#values.has(name) ? [[name, this.#values.get(name) ?? '']] : [])),
    );
  }

  /** `x-amz-meta-*`, without that prefix. */
  metadata(): Record<string, string> {
    const own = [...this.#values].filter(([name]) => name.startsWith(METADATA_PREFIX));
    return Object.fromEntries(own.map(([name, value]) => [name.slice(METADATA_PREFIX.length), value]));
  }

  /**
   * Holds the digests of what was received against those that were announced.
   * @param signedPayload the body's digest in the signature
   */
  checkDigests(signedPayload: string, { md5, sha256, crc32 }: Digests): void {
    const received = { 'content-md5': md5, 'x-amz-checksum-sha256': sha256, 'x-amz-checksum-crc32': crc32 };
    for (const [name, digest] of Object.entries(received)) {
      const announced = this.get(name);
      if (announced !== undefined && announced !== digest)
        throw new S3Error('BadDigest', `${name} is not that of what was received.`);
    }
    if (signedPayload === 'UNSIGNED-PAYLOAD') return;
    if (!HEX_SHA256.test(signedPayload))
      throw new S3Error('NotImplemented', `${signedPayload} is not implemented here.`);
    const hex = Buffer.from(sha256, 'base64').toString('hex');
    if (signedPayload !== hex) throw new S3Error('BadDigest', 'x-amz-content-sha256 is not that of what was received.');
  }
}

/**
 * Reads a Range header: one range of bytes.
 * @returns both ends, inclusive; undefined when there is none, or none that S3 understands
 * @throws S3Error when it is outside the object
 */
export function readRange(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  if (start > end) throw new S3Error('InvalidRange');
  return { start, end };
}
