import type { ChildProcess } from 'node:child_process';

/** Waits until a child process has sent this message. */
export function untilMessage(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', function listen(received) {
      if (received !== message) return;
      child.off('message', listen);
      resolve();
    });
  });
}
