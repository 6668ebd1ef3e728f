import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** CloudFront compresses nothing smaller or larger, in bytes. */
const SMALLEST = 1000;
const LARGEST = 10_000_000;
// About what a network of delivery servers spends on the fly.
const BROTLI_QUALITY = 5;
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml|image\/vnd\.dxf)/;

const encoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Compressed bodies, as long as the body itself is kept. */
const compressed = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();

/**
 * Compresses a body as CloudFront would for this viewer.
 * @returns undefined where it would not
 */
export async function compress(
  body: Buffer,
  type: string,
  acceptEncoding: string,
): Promise<{ readonly encoding: string; readonly body: Buffer } | undefined> {
  if (body.length < SMALLEST || body.length > LARGEST || !COMPRESSIBLE.test(type)) return undefined;
  const found = Object.entries(encoders).find(([name]) => isAccepted(name, acceptEncoding));
  if (!found) return undefined;
  const [encoding, encode] = found;
  const known = compressed.get(body) ?? new Map<string, Promise<Buffer>>();
  compressed.set(body, known);
  const result = known.get(encoding) ?? encode(body);
  known.set(encoding, result);
  return { encoding, body: await result };
}

/** RFC 9110, 12.5.3: a coding of weight 0 is refused; `*` is each one that is not named. */
function isAccepted(encoding: string, acceptEncoding: string): boolean {
  const codings = parseAccept(acceptEncoding.toLowerCase());
  const { q = 0 } = codings.find(({ type }) => type === encoding) ?? codings.find(({ type }) => type === '*') ?? {};
  return q > 0;
}
