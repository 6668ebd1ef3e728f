import type { Recipe } from '@works/stone/codes/recipe';
import type { TileMaps } from '@works/stone/stones/tile';
import type { TileCanvases } from '@works/stone/textures/slab-glb';
import { startStoneWorker, type StoneWorker } from '../worker/ask-worker.ts';

/** Rows per task: a fraction of a second of work, a few megabytes of memory. */
const ROWS = 64;
/** Each worker packs all stones and holds them; more than this gain little. */
const MOST_WORKERS = 4;

/**
 * Draws the tile of a recipe, strips of rows in several workers.
 * @param side in pixels
 * @param onProgress called with the part that is drawn, 0 to 1
 * @throws what `signal` was aborted with; Error where a worker fails or a canvas of that size can't be had
 */
export async function drawTextures(
  recipe: Recipe,
  side: number,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<TileCanvases> {
  const canvases = { colour: canvasOf(side), normal: canvasOf(side), roughness: canvasOf(side) };
  const workers: StoneWorker[] = [];
  let next = 0;
  let drawn = 0;
  async function drawStrips(worker: StoneWorker): Promise<void> {
    for (let from = next; from < side; from = next) {
      next += ROWS;
      const rows = Math.min(ROWS, side - from);
      put(canvases, await askForRows(worker, recipe, side, from, rows), side, from);
      drawn += rows;
      onProgress(drawn / side);
    }
  }
  try {
    signal.throwIfAborted();
    const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 1);
    await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      for (let index = 0; index < count; index += 1)
        workers.push(startStoneWorker(() => reject(new Error('A worker failed.'))));
      Promise.all(workers.map(drawStrips)).then(resolve, reject);
    });
    return {
      colour: canvases.colour.canvas,
      normal: canvases.normal.canvas,
      roughness: canvases.roughness.canvas,
    };
  } finally {
    for (const worker of workers) worker.stop();
  }
}

function canvasOf(side: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas of this size.');
  return context;
}

const askForRows = (worker: StoneWorker, recipe: Recipe, side: number, from: number, rows: number) =>
  new Promise<TileMaps>((resolve) => {
    worker.ask({ kind: 'tile', recipe, side, from, rows }, (answer) => {
      if ('normal' in answer) resolve(answer);
    });
  });

function put(
  canvases: Readonly<Record<keyof TileMaps, CanvasRenderingContext2D>>,
  maps: TileMaps,
  side: number,
  from: number,
): void {
  for (const kind of ['colour', 'normal', 'roughness'] as const)
    canvases[kind].putImageData(new ImageData(maps[kind], side), 0, from);
}
