import { join, sep } from 'node:path';
import { diskFull, isDiskFull } from './disk-room.ts';
import { StartError } from './start-error.ts';

/** A failure of the start as one line, if a full disk or a file below the data folder is its cause; else the failure itself. */
export function startErrorOf(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error;
  const { path = dataDir, errno } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return diskFull(path);
  if (error instanceof StartError) return error;
  const isBelow = errno !== undefined && path.startsWith(join(dataDir, sep));
  return isBelow ? new StartError(`${path} can't be used: ${error.message}`) : error;
}
