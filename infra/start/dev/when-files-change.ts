import { sep } from 'node:path';
import type { Plugin } from 'vite';

// An editor writes a file in several steps, `git checkout` many files.
const QUIET_MS = 100;

interface FileChanges {
  /** Watches through Vite's server, and through each one that replaces it: Vite restarts when a file that its configuration imports changes. */
  readonly plugin: Plugin;
  /** Ends the watching, once the last run has ended. */
  readonly stop: () => Promise<void>;
}

/**
 * Does work after files below some folders changed: one run after the other, and once more if files changed during a run.
 * Vite's watcher, unlike Node's recursive `watch`, sees a file again that was replaced by another.
 * @param work handles its own errors
 * @param concerns whether a file below the folders counts
 */
export function whenFilesChange(
  folders: readonly string[],
  work: () => Promise<void>,
  concerns: (path: string) => boolean = () => true,
): FileChanges {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isStopped = false;
  const onChange = (_event: string, path: string) => {
    if (isStopped || !folders.some((folder) => path.startsWith(folder + sep)) || !concerns(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => (running = running.then(work)), QUIET_MS);
  };
  return {
    plugin: {
      name: 'when-files-change',
      configureServer({ watcher }) {
        watcher.add([...folders]);
        watcher.on('all', onChange);
      },
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
