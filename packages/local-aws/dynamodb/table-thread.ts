/**
 * dynalite in a thread: what it can't store it throws where nothing can catch it. The thread ends by that, and the tables are opened anew, which a
 * LevelDB that failed to write needs: it would go on behind half a record, and lose what follows at the next start.
 */
import { parentPort, workerData } from 'node:worker_threads';
import dynalite from 'dynalite';
import type { TableSpec } from '../template/read-template.ts';
import { mendTables } from './mend-tables.ts';

/** What the thread is given. */
export interface TableThread {
  /** Folder of the data. */
  readonly folder: string;
  readonly tables: readonly TableSpec[];
  readonly socketPath: string;
}

/** Asks for a number. */
export type ToThread = number | 'end';
/** First what was found damaged, as lines, when the tables are open; later numbers. */
export type FromThread = number | readonly string[];

const { folder, tables, socketPath } = workerData as TableThread;
const lines = await mendTables(folder, tables);
const server = dynalite({ path: folder, createTableMs: 0 });
// Connections stay open: a call on one that is being closed would fail.
server.keepAliveTimeout = 0;
server.listen(socketPath, () => post(lines));
parentPort?.on('message', (message: ToThread) => {
  if (message === 'end') server.close(() => parentPort?.close());
  else post(message);
});

function post(message: FromThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  parentPort?.postMessage(message);
}
