import type { StoneAnswer, StoneTask } from './stone-worker.ts';
import { workerUrl } from './worker-url.ts';

/** A worker that packs stones, one task after the other; of the waiting tasks only the newest is done. */
export interface StoneWorker {
  ask(task: StoneTask, done: (answer: StoneAnswer) => void): void;
  stop(): void;
}

export function startStoneWorker(onFault: () => void): StoneWorker {
  const worker = new Worker(workerUrl, { type: 'module' });
  let running: ((answer: StoneAnswer) => void) | undefined;
  let waiting: [StoneTask, (answer: StoneAnswer) => void] | undefined;
  worker.addEventListener('error', onFault);
  worker.addEventListener('message', ({ data }: MessageEvent<StoneAnswer>) => {
    const done = running;
    running = undefined;
    const next = waiting;
    waiting = undefined;
    if (next) start(...next);
    // An outdated result is dropped, unless a slider is still moving: then it is shown as a preview.
    done?.(data);
  });

  function start(task: StoneTask, done: (answer: StoneAnswer) => void): void {
    running = done;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(task);
  }

  return {
    ask(task, done) {
      if (running) waiting = [task, done];
      else start(task, done);
    },
    stop: () => worker.terminate(),
  };
}
