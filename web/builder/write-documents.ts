import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFolder } from './documents/document-cache.ts';

/** Puts all documents into the folder. */
export async function writeDocuments(folder: string): Promise<void> {
  const made = await documentFolder();
  await mkdir(folder, { recursive: true });
  await Promise.all(
    (await readdir(made)).map((file) => copyFile(join(made, file), join(folder, file), constants.COPYFILE_FICLONE)),
  );
}
