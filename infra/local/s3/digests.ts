import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type Digests = ReturnType<typeof digest>;

/** The length and digests of a body that is there as a whole. */
export function digest(body: Buffer) {
  const sum = digestSum();
  sum.add(body);
  return sum.digests();
}

/** The length and digests of a body, updated chunk by chunk. */
export function digestSum() {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  let [size, crc] = [0, 0];
  return {
    add(chunk: Buffer): void {
      size += chunk.length;
      md5.update(chunk);
      sha256.update(chunk);
      crc = crc32(chunk, crc);
    },
    digests() {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(crc);
      return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex'), crc32: four.toString('base64') };
    },
  };
}
