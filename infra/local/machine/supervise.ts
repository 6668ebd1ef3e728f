import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A child process that is started again whenever it ends. */
interface Supervised {
  /**
   * The process, as soon as it is ready. Rejects when that start fails; the next one is then under way.
   */
  readonly ready: () => Promise<ChildProcess>;
  readonly pid: () => number | undefined;
  /** Ends the process; another one starts. */
  readonly restart: () => void;
  /** Ends the process; it is not started again. */
  readonly stop: () => Promise<void>;
}

interface Work {
  readonly start: () => ChildProcess;
  /** Resolves once the process can be used. */
  readonly untilReady: (child: ChildProcess) => Promise<void>;
}

// Longest backoff of a process that keeps failing.
const LONGEST_PAUSE_MS = 2000;
const FIRST_PAUSE_MS = 50;
const STABLE_AFTER_MS = 10_000;

/** Keeps a child process running. Children must end by themselves when this process does: Linux does not end them. */
export function supervise({ start, untilReady }: Work): Supervised {
  let pauseMs = 0;
  let isStopped = false;
  let isRestartRequested = false;
  let child: ChildProcess | undefined;
  let ready = launch();

  return {
    ready: () => ready,
    pid: () => child?.pid,
    restart() {
      isRestartRequested = true;
      child?.kill('SIGKILL');
    },
    async stop() {
      isStopped = true;
      const last = child;
      if (!last || last.exitCode !== null || last.signalCode !== null) return;
      const ended = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGKILL');
      await ended;
    },
  };

  function launch(): Promise<ChildProcess> {
    const attempt = startAfterPause();
    // A failure rejects the waiting calls; without any, it is ignored.
    attempt.catch(() => {});
    return attempt;
  }

  async function startAfterPause(): Promise<ChildProcess> {
    await sleep(pauseMs, undefined, { ref: false });
    if (isStopped) throw new Error('stopped');
    const startedAt = Date.now();
    const started = start();
    child = started;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => {});
    started.once('error', reject);
    started.once('exit', (code, signal) => {
      reject(new Error(`ended with ${signal ?? code}`));
      const isSound = isRestartRequested || Date.now() - startedAt > STABLE_AFTER_MS;
      isRestartRequested = false;
      pauseMs = isSound ? 0 : Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, pauseMs * 2));
      if (!isStopped) ready = launch();
    });
    await Promise.race([untilReady(started), ended]);
    return started;
  }
}
