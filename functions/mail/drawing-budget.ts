/** Part of the elapsed time that is added again: two seconds are full again after 100. */
const REFILL = 0.02;

export interface DrawingBudget {
  /** Whether a picture may be started. The last one may exceed the budget; the next ones wait for that, too. */
  readonly isOpen: () => boolean;
  /** Takes the time since `started` (`performance.now()`) from the budget. */
  readonly spend: (started: number) => void;
}

/**
 * The time that a process may spend on pictures, of all mails together. Without it, a flood of rows with costly recipes would hold back
 * every other mail (threats.md T33). One picture takes half a second of processor time, twice as much in a new process, and a Lambda of
 * 512 MB has 0.29 of a processor.
 * @param mostMs time of a full budget, in milliseconds
 */
export function drawingBudget(mostMs: number): DrawingBudget {
  let left = mostMs;
  let filled = performance.now();

  return {
    isOpen() {
      const now = performance.now();
      left = Math.min(mostMs, left + (now - filled) * REFILL);
      filled = now;
      return left > 0;
    },
    spend(started) {
      left -= performance.now() - started;
    },
  };
}

/** Draws a picture. @returns undefined if the budget is spent, or if drawing fails: `onFault` gets the error */
export function drawWithin<Picture>({ isOpen, spend }: DrawingBudget, draw: () => Picture, onFault: (fault: unknown) => void): Picture | undefined {
  if (!isOpen()) return undefined;
  const started = performance.now();
  try {
    return draw();
  } catch (fault) {
    onFault(fault);
    return undefined;
  } finally {
    spend(started);
  }
}
