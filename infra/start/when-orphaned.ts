const POLL_INTERVAL_MS = 500;

/** Calls back once when the parent process has ended. Has no effect on Windows. */
export function whenOrphaned(callback: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS).unref();
}
