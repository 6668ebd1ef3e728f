// ITU-T T.81, annexes F and G. Values are skipped, not computed: only where a block ends matters.
import type { HuffmanTable } from '../../shared/jpeg-tables.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/** Entropy-coded data without stuffing, and how far they are walked. */
export interface Cursor {
  /** With four bytes behind the data. */
  readonly view: DataView;
  /** Next bit. */
  bit: number;
  /** Blocks to come that have nothing more in this band of coefficients. */
  emptyBlocks: number;
}

/** By the next 16 bits: length of the code × 256 + its symbol; 0 if no code begins so. */
export type CodeLookup = Uint16Array;

/** Which coefficients of each block of a colour are not zero so far: two words of 32 bits a block. */
export type Coefficients = Uint32Array;

const LONGEST_CODE = 16;
const BLOCK = 64;
const ZERO_RUN = 15;
const SIXTEEN_ZEROS = 0xf0;

export function codeLookup({ counts, symbols }: HuffmanTable): CodeLookup {
  const lookup = new Uint16Array(2 ** LONGEST_CODE);
  let [at, symbol] = [0, 0];
  for (const [index, count] of counts.entries()) {
    const width = 2 ** (LONGEST_CODE - 1 - index);
    for (const end = symbol + count; symbol < end; symbol++, at += width)
      lookup.fill((index + 1) * 256 + (symbols[symbol] ?? 0), at, at + width);
  }
  return lookup;
}

function nextSymbol(cursor: Cursor, codes: CodeLookup): number {
  const { bit } = cursor;
  const entry = codes[nextBits(cursor, LONGEST_CODE)] ?? 0;
  if (entry === 0) throw new UnreadablePhoto('has a code that does not exist');
  cursor.bit = bit + (entry >> 8);
  return entry & 0xff;
}

/** The next bits, 16 at most, as a number. @throws RangeError far behind the end of the data */
const nextBits = ({ view, bit }: Cursor, count: number) =>
  ((view.getUint32(bit >> 3) << (bit & 7)) >>> 1) >>> (31 - count);

/** Walks the first coefficient of a block. */
export function walkFirst(cursor: Cursor, dc: CodeLookup): void {
  const bits = nextSymbol(cursor, dc);
  cursor.bit += bits;
}

/** Walks the other coefficients of a block of a sequential picture. */
export function walkOthers(cursor: Cursor, ac: CodeLookup): void {
  const { view } = cursor;
  // The most frequent loop of all: in local variables it takes half the time.
  let { bit } = cursor;
  for (let place = 1; place < BLOCK; place++) {
    const entry = ac[(view.getUint32(bit >> 3) << (bit & 7)) >>> 16] ?? 0;
    const symbol = entry & 0xff;
    bit += (entry >> 8) + (symbol & 15);
    if ((symbol & 15) === 0 && symbol !== SIXTEEN_ZEROS) {
      if (entry === 0 || symbol > 0) throw new UnreadablePhoto('has a code that does not exist');
      break;
    }
    place += symbol >> 4;
    expectWithin(place, BLOCK - 1);
  }
  cursor.bit = bit;
}

/** Walks a band of coefficients of a progressive picture for the first time. */
export function walkBand(
  cursor: Cursor,
  ac: CodeLookup,
  first: number,
  last: number,
  known: Coefficients,
  block: number,
) {
  if (cursor.emptyBlocks > 0) {
    cursor.emptyBlocks -= 1;
    return;
  }
  for (let place = first; place <= last; place++) {
    const symbol = nextSymbol(cursor, ac);
    const [run, bits] = [symbol >> 4, symbol & 15];
    if (bits === 0 && run < ZERO_RUN) {
      cursor.emptyBlocks = 2 ** run - 1 + nextBits(cursor, run);
      cursor.bit += run;
      return;
    }
    place += run;
    expectWithin(place, last);
    if (bits > 0) mark(known, block, place);
    cursor.bit += bits;
  }
}

/** Walks a band of coefficients to which a scan adds a bit each. */
export function walkRefinement(
  cursor: Cursor,
  ac: CodeLookup,
  first: number,
  last: number,
  known: Coefficients,
  block: number,
) {
  let place = first;
  while (place <= last && cursor.emptyBlocks === 0) {
    const symbol = nextSymbol(cursor, ac);
    const [run, bits] = [symbol >> 4, symbol & 15];
    if (bits > 1) throw new UnreadablePhoto('adds more than a bit');
    if (bits === 0 && run < ZERO_RUN) {
      cursor.emptyBlocks = 2 ** run + nextBits(cursor, run);
      cursor.bit += run;
      break;
    }
    cursor.bit += bits;
    for (let zeros = run; ; place++) {
      expectWithin(place, last);
      if (isMarked(known, block, place)) cursor.bit += 1;
      else if (zeros === 0) break;
      else zeros -= 1;
    }
    if (bits > 0) mark(known, block, place);
    place += 1;
  }
  if (cursor.emptyBlocks === 0) return;
  for (; place <= last; place++) if (isMarked(known, block, place)) cursor.bit += 1;
  cursor.emptyBlocks -= 1;
}

const isMarked = (known: Coefficients, block: number, place: number) =>
  (((known[block * 2 + (place >> 5)] ?? 0) >>> (place & 31)) & 1) === 1;

function mark(known: Coefficients, block: number, place: number): void {
  const word = block * 2 + (place >> 5);
  known[word] = (known[word] ?? 0) | (1 << (place & 31));
}

function expectWithin(place: number, last: number): void {
  if (place > last) throw new UnreadablePhoto('has a coefficient outside of its block');
}
