import { chmod, mkdir } from 'node:fs/promises';
import type { Closing } from './http/listen.ts';
import { claimFolder } from './machine/claim-folder.ts';
import { codeOf, StartError } from './machine/start-error.ts';

/**
 * Makes the data folder, if need be, and claims it: two hosts with the same data would overwrite each other's rows.
 * @param opened gets what releases it again
 * @throws StartError
 */
export async function claimDataDir(dataDir: string, opened: Closing[]): Promise<void> {
  const claim = await tryToClaim(dataDir);
  if (typeof claim === 'number') {
    throw new StartError(
      `The data folder ${dataDir} is in use by process ${claim}: stop it, or name another folder in DATA_DIR.`,
    );
  }
  opened.push(claim.release);
}

async function tryToClaim(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    // Nobody else gets below it, whatever its mode was before (threats.md T36).
    if (process.platform !== 'win32') await chmod(dataDir, 0o700);
    return await claimFolder(dataDir);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} can't be written (${codeOf(error)}): name another one in DATA_DIR.`,
    );
  }
}
