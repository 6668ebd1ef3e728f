/** A Huffman table as a DHT segment defines it: how many codes there are of each length from 1 to 16, and what they mean. */
export interface HuffmanTable {
  readonly counts: Uint8Array;
  readonly symbols: Uint8Array;
}

/** The tables that are defined so far: a later definition replaces an earlier one of the same number. */
export interface JpegTables {
  readonly quantization: Set<number>;
  /** By class (0 for DC, 16 for AC) plus number. */
  readonly huffman: Map<number, HuffmanTable>;
}

const COEFFICIENTS = 64;
const LONGEST_CODE = 16;
const AC = 1;
const MAX_TABLE = 3;
const MAX_DC_SYMBOL = 15;

/** Reads the content of a DQT segment. @returns whether it is well-formed */
export function readQuantization(content: Uint8Array, { quantization }: JpegTables): boolean {
  let at = 0;
  while (at < content.length) {
    const [precision, number] = nibbles(content[at]);
    if (precision > 1 || number > MAX_TABLE) return false;
    quantization.add(number);
    at += 1 + COEFFICIENTS * (precision + 1);
  }
  return at === content.length;
}

/** Reads the content of a DHT segment. @returns whether it is well-formed, and its codes fit into their lengths */
export function readHuffman(content: Uint8Array, { huffman }: JpegTables): boolean {
  let at = 0;
  while (at < content.length) {
    const [kind, number] = nibbles(content[at]);
    const counts = content.slice(at + 1, at + 1 + LONGEST_CODE);
    const count = counts.reduce((sum, some) => sum + some, 0);
    const symbols = content.slice(at + 1 + LONGEST_CODE, at + 1 + LONGEST_CODE + count);
    const used = counts.reduce((sum, some, index) => sum + some * 2 ** (LONGEST_CODE - 1 - index), 0);
    if (kind > AC || number > MAX_TABLE || count > 256 || used > 2 ** LONGEST_CODE) return false;
    if (kind !== AC && symbols.some((symbol) => symbol > MAX_DC_SYMBOL)) return false;
    huffman.set(kind * 16 + number, { counts, symbols });
    at += 1 + LONGEST_CODE + count;
  }
  return at === content.length;
}

/** The upper and the lower four bits of a byte. */
export const nibbles = (byte = 0): readonly [number, number] => [byte >> 4, byte & 15];
