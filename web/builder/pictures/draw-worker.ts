import { parentPort, workerData } from 'node:worker_threads';
import type { Recipe } from '@works/stone/codes/recipe';
import { drawStill, type StillSize } from '@works/stone/stones/still';

/** A piece of a surface that is to be drawn. */
export interface DrawTask {
  readonly recipe: Recipe;
  readonly size: StillSize;
}

const { recipe, size } = workerData as DrawTask;
const { data } = drawStill(recipe, size);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
parentPort?.postMessage(new Uint8Array(data.buffer), [data.buffer]);
