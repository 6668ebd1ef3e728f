import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** On the same volume as the caches, so that a rename is atomic, but in none of them: a cache contains finished files only. */
const UNFINISHED = fileURLToPath(new URL('../../.cache/unfinished/', import.meta.url));

/** Writes a file of a cache, whole or not at all, even when the build is killed. */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const unfinished = join(UNFINISHED, randomUUID());
  await mkdir(UNFINISHED, { recursive: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}
