import { sep } from 'node:path';
import type { FSWatcher } from 'vite';

// An editor writes a file in several steps, `git checkout` many files.
const QUIET_MS = 100;

/**
 * Does work after files below some folders changed: one run after the other, and once more if files changed during a run.
 * @param watcher Vite's; unlike Node's recursive `watch` it sees a file again that was replaced by another
 * @param work handles its own errors
 * @returns what stops it, when the last run has ended
 */
export function whenFilesChange(watcher: FSWatcher, folders: readonly string[], work: () => Promise<void>): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const onChange = (_event: string, path: string) => {
    if (!folders.some((folder) => path.startsWith(folder + sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), QUIET_MS);
  };
  watcher.add([...folders]);
  watcher.on('all', onChange);
  return async () => {
    watcher.off('all', onChange);
    clearTimeout(timer);
    await running;
  };
}
