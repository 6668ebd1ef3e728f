import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Base64 digests of what was received. */
export interface Digests {
  readonly md5: string;
  readonly sha256: string;
  readonly crc32: string;
}

/** The digests of a body that is there as a whole. */
export function digest(body: Buffer): Digests {
  const sum = new DigestSum();
  sum.add(body);
  return sum.digests();
}

/** The digests of a body, updated chunk by chunk. */
export class DigestSum {
  size = 0;
  readonly #md5 = createHash('md5');
  readonly #sha256 = createHash('sha256');
  #crc32 = 0;

  add(chunk: Buffer): void {
    this.size += chunk.length;
    this.#md5.update(chunk);
    this.#sha256.update(chunk);
    this.#crc32 = crc32(chunk, this.#crc32);
  }

  digests(): Digests {
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(this.#crc32);
    return { md5: this.#md5.digest('base64'), sha256: this.#sha256.digest('base64'), crc32: crc.toString('base64') };
  }
}
