import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartError } from './start-error.ts';

/** No room on the disk, none within a quota, none within the limit of a file's size. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** The same as SQLite reports it: SQLITE_FULL, and SQLITE_IOERR_WRITE for a quota or a limit. */
const FULL_RESULTS = new Set([13, 778]);
/** What the tables write when they are opened, at most. */
const ROOM_BYTES = 4 * 1024 * 1024;

/** Whether something failed because there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (FULL.has(codeOf(cause)) || FULL_RESULTS.has((cause as { readonly errcode?: number }).errcode ?? 0)) return true;
  return false;
}

/** Why the local host can't start on a full disk. @param folder what it could not write into */
export const diskFull = (folder: string): StartError =>
  new StartError(`The disk is full: nothing can be written into ${folder}. Make room there, then start again.`);

/** Whether a folder's disk has room to go on with. It is tried out: numbers of free bytes know no quota. */
export async function hasRoom(folder: string): Promise<boolean> {
  const probe = join(folder, 'room');
  try {
    await writeFile(probe, Buffer.alloc(ROOM_BYTES));
    return true;
  } catch (error) {
    return !isDiskFull(error);
  } finally {
    await rm(probe, { force: true });
  }
}
