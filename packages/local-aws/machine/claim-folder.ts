import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';

/** Claims a folder until it is released or this process ends, even by `kill -9`. */
export interface Claim {
  readonly release: () => Promise<void>;
}

/**
 * Claims a folder for this process by the lock of an empty LevelDB in it, which is the operating system's. Packages for lock files free the lock
 * of a killed process only when its age exceeds a limit.
 * @returns the claim, or the process id of the holder
 */
export async function claimFolder(folder: string): Promise<Claim | number> {
  const path = join(folder, 'claim');
  const holder = join(path, 'holder');
  await mkdir(path, { recursive: true, mode: 0o700 });
  await access(path, constants.W_OK);
  const level = await openLevel(path);
  if (!level) return Number(await readFile(holder, 'utf8').catch(() => ''));
  await writeFile(holder, String(process.pid), { mode: 0o600 });
  return { release: () => level.close() };
}

/** @returns undefined if another process has it */
async function openLevel(path: string, isNew = false): Promise<ClassicLevel | undefined> {
  const level = new ClassicLevel(path);
  try {
    await level.open();
    return level;
  } catch (error) {
    const { code } = (error as { cause?: { code?: string } }).cause ?? {};
    if (code === 'LEVEL_LOCKED') return undefined;
    if (code !== 'LEVEL_CORRUPTION' || isNew) throw error;
    // It was damaged, and is empty anyway.
    await ClassicLevel.destroy(path);
    return openLevel(path, true);
  }
}
