import { availableParallelism } from 'node:os';

/**
 * Lets as many works run at a time as there are cores. Of those that wait, the newest begins first: what a page that is open asks for comes
 * before what is left of the page before.
 */
export function latestFirst(most = availableParallelism()): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => void waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.pop();
      // The place goes to the next one.
      if (next) next();
      else running -= 1;
    }
  };
}
