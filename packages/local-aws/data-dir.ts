import { access, chmod, constants, mkdir } from 'node:fs/promises';
import type { Closing } from './http/listen.ts';
import { claimFolder } from './machine/claim-folder.ts';
import { codeOf, StartError } from './machine/start-error.ts';
import { startErrorOf } from './machine/start-failure.ts';

/**
 * Makes the data folder, if need be, and claims it: two hosts with the same data would overwrite each other's rows.
 * @param setting what the user calls it
 * @param opened gets what releases it again
 * @throws StartError
 */
export async function claimDataDir(dataDir: string, setting: string, opened: Closing[]): Promise<void> {
  const claim = await tryToClaim(dataDir, setting);
  if (typeof claim === 'number') {
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${claim}: stop it, or name another folder in ${setting}.`,
    );
  }
  opened.push(claim.release);
}

async function tryToClaim(dataDir: string, setting: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // Only its owner can read it, also where the folder was there before with another mode.
    if (process.platform !== 'win32') await chmod(dataDir, 0o700);
    return await claimFolder(dataDir);
  } catch (error) {
    const known = startErrorOf(error, dataDir);
    if (known instanceof StartError) throw known;
    const cause = (error as Error).cause;
    const text = cause instanceof Error ? cause.message : codeOf(error);
    throw new StartError(`The data folder ${dataDir} can't be written (${text}): name another one in ${setting}.`);
  }
}

/** Makes a folder of the data folder, if need be. @returns its path @throws Error of the file system if it can't be used */
export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  return path;
}
