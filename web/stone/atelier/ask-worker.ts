import { WORKER_POLICY } from '../../../shared/security-headers.ts';
import type { StoneAnswer, StoneTask } from './stone-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes the address of the bundled worker of it
import workerUrl from './stone-worker.ts?worker&url';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Only this one address becomes a worker (threats.md T11). */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl }).createScriptURL(workerUrl) ??
    workerUrl
  );
}

let url: string | undefined;

/** A worker that packs stones, one task after the other; of the waiting tasks only the newest is done. */
export interface StoneWorker {
  ask(task: StoneTask, done: (answer: StoneAnswer) => void): void;
  stop(): void;
}

export function startStoneWorker(onFault: () => void): StoneWorker {
  url ??= trustedWorkerUrl();
  const worker = new Worker(url, { type: 'module' });
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
