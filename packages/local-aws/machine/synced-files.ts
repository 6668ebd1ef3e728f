import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** End of the name of a file that is being written. */
const DRAFT = '.draft';

/** Writes a file that is on the disk, not only on its way there, when this resolves. Its name needs {@link syncFolder}. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Writes a file so that it appears under its name as a whole or not at all, also after `kill -9`. Its name needs {@link syncFolder}. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const draft = path + DRAFT;
  await writeSynced(draft, content);
  try {
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** … and brings its name to the disk. */
export async function publishSynced(path: string, content: string | Buffer): Promise<void> {
  await writeWhole(path, content);
  await syncFolder(dirname(path));
}

/** @returns undefined if there is none @throws Error that names the file, which Node's own doesn't for a folder in its place */
export async function readIfAny(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw Object.assign(error as Error, { path });
  }
}

/** Brings the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
