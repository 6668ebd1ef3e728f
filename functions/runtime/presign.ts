import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { PHOTO_PENDING, PHOTO_STATE_TAG, PRESIGN_SECONDS, UPLOAD_HEADERS, type PhotoType } from '../../shared/photos.ts';
import { env, optionalEnv } from './env.ts';

/** A photo that a browser may upload, exactly as said here. */
interface Upload {
  readonly key: string;
  readonly type: PhotoType;
  /** Bytes. */
  readonly size: number;
  readonly submissionId: string;
}

/** A presigned PUT: its address, and the headers that have to go with it. */
interface PresignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<(typeof UPLOAD_HEADERS)[number], string>>;
}

/**
 * Makes the function that presigns uploads. Length, type, no overwriting, submission and state are all signed, so S3 refuses any other
 * PUT (security.md T3, T4, T6). With AWS's signer alone: the S3 client and its presigner make the same URL (a test holds them
 * together) at thirty times the weight.
 */
export function uploadPresigner(bucket: string): (upload: Upload) => Promise<PresignedPut> {
  const region = env('AWS_REGION');
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: {
      accessKeyId: env('AWS_ACCESS_KEY_ID'),
      secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
      sessionToken: optionalEnv('AWS_SESSION_TOKEN'),
    },
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const other = optionalEnv('AWS_ENDPOINT_URL_S3');
  const origin = new URL(other ? `${other}/${bucket}/` : `https://${bucket}.s3.${region}.amazonaws.com/`);

  return async ({ key, type, size, submissionId }) => {
    const headers = {
      'content-type': type,
      'if-none-match': '*',
      'x-amz-meta-submission': submissionId,
      'x-amz-tagging': `${PHOTO_STATE_TAG}=${PHOTO_PENDING}`,
    };
    const request = {
      method: 'PUT',
      protocol: origin.protocol,
      hostname: origin.hostname,
      path: origin.pathname + key.split('/').map(encode).join('/'),
      query: { 'x-id': 'PutObject' },
      headers: {
        ...headers,
        host: origin.host,
        'content-length': String(size),
        'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
      },
    };
    const { path, query } = await signer.presign(request, {
      expiresIn: PRESIGN_SECONDS,
      // Otherwise they would move into the query, where S3 takes them but the browser need not send them.
      unhoistableHeaders: new Set(UPLOAD_HEADERS),
    });
    const search = Object.entries(query ?? {}).map(([name, value]) => `${encode(name)}=${encode(String(value))}`);
    return { url: `${origin.origin}${path}?${search.join('&')}`, headers };
  };
}

/** RFC 3986: only unreserved characters stay, as the signature demands. */
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Node's SHA-256 and HMAC in the form that the signer constructs. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(toBytes(data));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function toBytes(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);
}
