import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentFile } from '../../components/documents/document-path.ts';
import { allDocuments } from './all-documents.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Outlives builds; every edition has a folder that is named by what it was made of. */
const CACHE = join(root, '.cache/documents');

/** All that decides how the documents come out, from the root of the project. */
const SOURCES = [
  'web/content',
  'web/pages',
  'web/builder/documents',
  'packages/stone',
  'web/fonts',
  'renderings/masters',
  'renderings/swatches',
  'shared',
  'package-lock.json',
];

let made: Promise<string> | undefined;

/** The folder with all documents, made only when their sources have changed. Two calls make them once. */
export function documentFolder(): Promise<string> {
  made ??= make();
  return made;
}

/** Bytes of every document, by the name of its file. */
export async function documentSizes(): Promise<Readonly<Record<string, number>>> {
  const folder = await documentFolder();
  const names = allDocuments.map(({ entry }) => documentFile(entry));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).size])),
  );
}

async function make(): Promise<string> {
  const edition = await hashOfSources();
  const folder = join(CACHE, edition);
  if (await stat(folder).catch(() => undefined)) return folder;
  const files = await Promise.all(
    allDocuments.map(async ({ entry, make: bytes }) => ({ name: documentFile(entry), bytes: await bytes() })),
  );
  // Written to another folder, then renamed: the folder is complete even when the build is killed.
  const unfinished = join(CACHE, randomUUID());
  await mkdir(unfinished, { recursive: true });
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(unfinished, name), bytes)));
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another build of the same sources was quicker.
    if (!(await stat(folder).catch(() => undefined))) throw error;
    await rm(unfinished, { recursive: true });
  });
  return folder;
}

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesUnder(source))
      hash
        .update(`${file.split(sep).join('/')}\0`)
        .update(await readFile(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 20);
}

/** The file, or the files below the folder, in a stable order. */
async function filesUnder(path: string): Promise<readonly string[]> {
  if ((await stat(join(root, path))).isFile()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted();
}
