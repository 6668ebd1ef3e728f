// No library says where the entropy-coded data of a JPEG end.
import type { JpegComponent, JpegFrame } from '../../shared/jpeg-headers.ts';
import type { JpegPicture, JpegScan } from '../../shared/jpeg-picture.ts';
import {
  codeLookup,
  walkBand,
  walkFirst,
  walkOthers,
  walkRefinement,
  type CodeLookup,
  type Coefficients,
  type Cursor,
} from './jpeg-blocks.ts';
import { UnreadablePhoto } from './unreadable-photo.ts';

/**
 * Walks the data of all scans block by block, so that nothing that isn't of the picture counts as part of it, such as a film behind a picture without
 * an end marker.
 * @throws UnreadablePhoto where they break off, are damaged, or have anything between or behind them
 */
export async function expectDataOnly(bytes: Uint8Array, { frame, scans }: JpegPicture): Promise<void> {
  const known = new Map<JpegComponent, Coefficients>();
  try {
    for (const scan of scans) await walkScan(bytes, frame, scan, known);
  } catch (cause) {
    throw cause instanceof RangeError ? new UnreadablePhoto('breaks off', { cause }) : cause;
  }
}

async function walkScan(bytes: Uint8Array, frame: JpegFrame, scan: JpegScan, known: Map<JpegComponent, Coefficients>) {
  const units = countUnits(frame, scan);
  const walkers = scan.parts.flatMap((part) => {
    const walk = walkerOf(frame, scan, part, units, known);
    const { across, down } = part.component;
    return Array.from({ length: scan.parts.length > 1 ? across * down : 1 }, () => walk);
  });
  const { restartInterval, segment } = scan;
  let at = segment.data;
  for (let unit = 0, restarts = 0; ; restarts++) {
    const { view, length, next } = unstuffed(bytes, at, segment.end);
    const cursor: Cursor = { view, bit: 0, emptyBlocks: 0 };
    const last = restartInterval > 0 ? Math.min(units, unit + restartInterval) : units;
    while (unit < last) {
      const end = Math.min(last, unit + UNITS_BETWEEN_PAUSES);
      for (; unit < end; unit++) for (const walk of walkers) walk(cursor, unit);
      if (end % UNITS_BETWEEN_PAUSES === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    if (Math.ceil(cursor.bit / 8) !== length || cursor.emptyBlocks > 0)
      throw new UnreadablePhoto('has more or fewer data');
    if (unit === units && next === segment.end) return;
    if (unit === units || bytes[next + 1] !== FIRST_RESTART + (restarts % 8))
      throw new UnreadablePhoto('lacks a restart');
    at = next + 2;
  }
}

/** The page answers in between: walking them takes some hundredths of a second on a phone. */
const UNITS_BETWEEN_PAUSES = 5000;
const FIRST_RESTART = 0xd0;
const BLOCK_SIDE = 8;
/** The cursor reads four bytes at a time. */
const PADDING = 4;

/** Minimum coded units of a scan: blocks of its only colour, or groups of blocks of all. */
function countUnits({ width, height, components }: JpegFrame, { parts }: JpegScan): number {
  const across = Math.max(...components.map((component) => component.across));
  const down = Math.max(...components.map((component) => component.down));
  const only = parts.length === 1 ? parts[0]?.component : undefined;
  if (!only) return Math.ceil(width / across / BLOCK_SIDE) * Math.ceil(height / down / BLOCK_SIDE);
  const sides = [Math.ceil((width * only.across) / across), Math.ceil((height * only.down) / down)];
  return sides.reduce((product, side) => product * Math.ceil(side / BLOCK_SIDE), 1);
}

type Walk = (cursor: Cursor, unit: number) => void;

/** How a block of a colour is walked in a scan of so many units. */
function walkerOf(
  { isProgressive }: JpegFrame,
  { first, last, isRefining }: JpegScan,
  { component, dc, ac }: JpegScan['parts'][number],
  units: number,
  known: Map<JpegComponent, Coefficients>,
): Walk {
  const [firsts, others] = [dc, ac].map((table) => (table ? codeLookup(table) : new Uint16Array())) as [
    CodeLookup,
    CodeLookup,
  ];
  if (!isProgressive)
    return (cursor) => {
      walkFirst(cursor, firsts);
      walkOthers(cursor, others);
    };
  if (first === 0) return isRefining ? (cursor) => void (cursor.bit += 1) : (cursor) => walkFirst(cursor, firsts);
  const coefficients = known.get(component) ?? new Uint32Array(2 * units);
  known.set(component, coefficients);
  const walk = isRefining ? walkRefinement : walkBand;
  return (cursor, unit) => walk(cursor, others, first, last, coefficients, unit);
}

/** The data up to the next marker, with each 0xFF 0x00 as 0xFF. */
function unstuffed(bytes: Uint8Array, start: number, end: number) {
  const pieces: Uint8Array[] = [];
  let next = end;
  for (let from = start; from < end;) {
    const found = bytes.indexOf(0xff, from);
    const isStuffed = found !== -1 && found < end && bytes[found + 1] === 0;
    if (!isStuffed) {
      next = found === -1 ? end : Math.min(found, end);
      pieces.push(bytes.subarray(from, next));
      break;
    }
    pieces.push(bytes.subarray(from, found + 1));
    from = found + 2;
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const data = new Uint8Array(length + PADDING);
  let at = 0;
  for (const piece of pieces) {
    data.set(piece, at);
    at += piece.length;
  }
  return { view: new DataView(data.buffer), length, next };
}
