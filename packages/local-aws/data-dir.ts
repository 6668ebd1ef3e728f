import { access, chmod, constants, mkdir } from 'node:fs/promises';
import { codeOf, StartError } from './machine/start-error.ts';
import { startErrorOf } from './machine/start-failure.ts';

/**
 * Makes the data folder, if need be. Only its owner can read it, also if it existed before with another mode.
 * @param setting what the user calls it
 * @throws StartError
 */
export async function openDataDir(dataDir: string, setting: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (process.platform !== 'win32') await chmod(dataDir, 0o700);
    await access(dataDir, constants.W_OK);
  } catch (error) {
    const known = startErrorOf(error, dataDir);
    if (known instanceof StartError) throw known;
    throw new StartError(
      `The data folder ${dataDir} can't be written (${codeOf(error)}): name another one in ${setting}.`,
    );
  }
}

/** Makes a folder of the data folder, if need be. @returns its path @throws Error of the file system if it can't be used */
export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  return path;
}
