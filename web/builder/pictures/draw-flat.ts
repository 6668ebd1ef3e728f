import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Recipe } from '@works/stone/codes/recipe';
import type { DrawTask } from './draw-worker.ts';

/** Red, green, blue, opacity of a square's pixels, row by row. */
interface FlatView {
  readonly data: Buffer;
  readonly side: number;
}

/**
 * Draws a square of a surface from above, a band of rows on each processor: 2400 px take some seconds.
 * @param sideMm a whole number of pixels
 */
export async function drawFlat(recipe: Recipe, sideMm: number, side: number): Promise<FlatView> {
  const pxPerMm = side / sideMm;
  const bands = Math.min(availableParallelism(), Math.max(1, Math.floor(side / LEAST_ROWS)));
  const ends = Array.from({ length: bands + 1 }, (_, band) => Math.round((band * side) / bands));
  const pieces = ends.slice(1).map((end, band) => {
    const rows = end - (ends[band] ?? 0);
    return inWorker({
      recipe,
      size: { widthMm: sideMm, heightMm: rows / pxPerMm, pxPerMm, fromYMm: (side - end) / pxPerMm },
    });
  });
  return { data: Buffer.concat(await Promise.all(pieces)), side };
}

/** Smallest number of rows for a band: each band packs all stones. */
const LEAST_ROWS = 400;

/** Draws on another thread, so that the one that serves pages stays free. */
function inWorker(task: DrawTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
