import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file that is on the disk, not only on its way there, when this resolves. Its name needs {@link syncFolder}. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(path);
    throw error;
  } finally {
    await file.close();
  }
}

/** Writes a file so that it appears under its name as a whole or not at all, also after `kill -9`. */
export async function publishSynced(path: string, content: string | Buffer): Promise<void> {
  await writeSynced(`${path}.draft`, content);
  await rename(`${path}.draft`, path);
  await syncFolder(dirname(path));
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
