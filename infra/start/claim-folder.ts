import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const BUSY = 5;

/**
 * Claims a folder for this process by the lock of an empty database in it. The operating system releases it with the process, also after
 * `kill -9`; packages for lock files release it only when it exceeds an age.
 * @returns what releases it, or the process id of the holder
 */
export async function claimFolder(folder: string): Promise<(() => void) | number> {
  const holder = join(folder, 'claimed-by');
  const lock = new DatabaseSync(join(folder, 'claim.sqlite'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { readonly errcode?: number }).errcode !== BUSY) throw error;
    return Number(await readFile(holder, 'utf8').catch(() => ''));
  }
  await writeFile(holder, String(process.pid));
  return () => lock.close();
}
