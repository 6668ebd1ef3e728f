import { open } from 'node:fs/promises';

/** Writes a new file that is on the disk, not only on its way there, when this resolves. Its name needs {@link syncFolder}. */
export async function writeSynced(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
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
