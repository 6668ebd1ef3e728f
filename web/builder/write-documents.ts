import { constants, copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFiles } from './documents/document-cache.ts';

/** Puts all documents into the folder. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = [...(await documentFiles())];
  await Promise.all(files.map(([name, path]) => copyFile(path, join(folder, name), constants.COPYFILE_FICLONE)));
}
