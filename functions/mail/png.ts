import { crc32, deflateSync } from 'node:zlib';
import type { Still } from '../../shared/atelier/still.ts';
import { colours, mixed } from '../../shared/colours.ts';
import type { Coverage } from './coverage.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Colour types: red, green and blue, or indices of a palette. */
const RGB = 2;
const INDEXED = 3;
/** PNG filter «Up»: a row as the difference to the row above. Pictures of stone compress well with it. */
const UP = 2;
const UNFILTERED = 0;
/** Channels are quantised to six bits, the lowest two bits set to the middle of the step: invisible in the grain of a stone, and they would take a third of the file. */
const KEPT_BITS = 0b1111_1100;
const MIDDLE_OF_STEP = 0b10;

/**
 * A still picture as a PNG without its opacity (https://www.w3.org/TR/png-3/). Own code: encoders on npm bring 20 to 150 KB of
 * formats and pixel work for what Node's zlib does in a few lines.
 */
export function pngOf({ width, height, data }: Still): Uint8Array {
  const rows = Buffer.alloc(height * (1 + width * 3));
  let at = 0;
  for (let y = 0; y < height; y++) {
    rows[at++] = UP;
    for (let x = 0; x < width; x++) {
      for (let part = 0; part < 3; part++) {
        const here = (y * width + x) * 4 + part;
        rows[at++] = quantised(data[here]) - (y > 0 ? quantised(data[here - width * 4]) : 0);
      }
    }
  }
  return Buffer.concat([SIGNATURE, header(width, height, 8, RGB), chunk('IDAT', deflateSync(rows)), END]);
}

/** Steps from paper to ink, as many as four bits count. */
const TONES = 16;

/** Ink on paper as a PNG of two pixels a byte. */
export function inkPng({ width, height, data }: Coverage): Uint8Array {
  const palette = Array.from({ length: TONES }, (_, tone) => mixed(colours.paper, colours.text, tone / (TONES - 1)).slice(1)).join('');
  const rowBytes = 1 + Math.ceil(width / 2);
  const rows = Buffer.alloc(height * rowBytes, UNFILTERED);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const tone = Math.round((data[y * width + x] ?? 0) * (TONES - 1));
      rows[y * rowBytes + 1 + (x >> 1)]! |= x % 2 === 0 ? tone << 4 : tone;
    }
  }
  return Buffer.concat([SIGNATURE, header(width, height, 4, INDEXED), chunk('PLTE', Buffer.from(palette, 'hex')), chunk('IDAT', deflateSync(rows)), END]);
}

/** @param depth bits of a channel or an index */
function header(width: number, height: number, depth: number, colourType: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  content.set([depth, colourType], 8);
  return chunk('IHDR', content);
}

const quantised = (value = 0) => (value & KEPT_BITS) | MIDDLE_OF_STEP;

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(content.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}

const END = chunk('IEND', Buffer.alloc(0));
