/** Time for drawing that a process has at most, in milliseconds: enough for the pictures of a mail. */
const MOST_MS = 2000;
/** Part of the elapsed time that is added again: a full budget after 100 seconds. */
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
 */
export function drawingBudget(): DrawingBudget {
  let left = MOST_MS;
  let filled = performance.now();

  return {
    isOpen() {
      const now = performance.now();
      left = Math.min(MOST_MS, left + (now - filled) * REFILL);
      filled = now;
      return left > 0;
    },
    spend(started) {
      left -= performance.now() - started;
    },
  };
}
