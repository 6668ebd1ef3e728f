import { access, constants, mkdir } from 'node:fs/promises';

/** Makes a folder of the data folder, if need be. @returns its path @throws Error of the file system if it can't be used */
export async function openFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await access(path, constants.R_OK | constants.W_OK | constants.X_OK);
  return path;
}
