/**
 * Writes what is computed of the sources into `web/generated/`, where the compiler, the bundler and the editor read it:
 * `npx node web/builder/generate.ts`. Nothing is computed while the sources are the same, and no file is touched whose content is the same.
 */
import './production.ts';
import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashOfFiles } from './hash-of-files.ts';
import type { GeneratedFiles } from './module-text.ts';

const FOLDER = fileURLToPath(new URL('../generated/', import.meta.url));
/** Digest of what the folder was made of. */
const MARK = '.sources';

const SOURCES = [
  'web/**/*.{ts,json}',
  'web/fonts/**',
  'shared/**',
  'packages/stone/!(test|node_modules)/**',
  'renderings/{masters,swatches}/**',
  'package-lock.json',
];

/** Brings `web/generated/` up to date. Several processes may do so at the same time. */
export async function generate(): Promise<void> {
  // The status of a certificate depends on the year.
  const further = String(new Date().getFullYear());
  const sources = hashOfFiles(SOURCES, { except: ['web/generated/**'], further });
  if (isWritten(MARK, sources)) return;
  // What pages show is written first, before the rest is even imported: in development the browser waits for it.
  const ofPages = await (await import('./page-modules.ts')).pageModules();
  writeGenerated(ofPages);
  const ofSite = await (await import('./site-files.ts')).siteFiles();
  writeGenerated(ofSite);
  const names = new Set([MARK, ...Object.keys(ofPages), ...Object.keys(ofSite)]);
  for (const entry of globSync('**', { cwd: FOLDER, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !names.has(path.slice(FOLDER.length).replaceAll('\\', '/'))) rmSync(path, { force: true });
  }
  writeGenerated({ [MARK]: sources });
}

/** Writes files whose contents have changed, each whole or not at all. */
export function writeGenerated(files: GeneratedFiles): void {
  for (const [name, content] of Object.entries(files)) {
    if (isWritten(name, content)) continue;
    mkdirSync(dirname(FOLDER + name), { recursive: true });
    const unfinished = `${FOLDER}${name}.${randomUUID()}`;
    writeFileSync(unfinished, content);
    renameSync(unfinished, FOLDER + name);
  }
}

const isWritten = (name: string, content: string | Uint8Array) =>
  existsSync(FOLDER + name) && readFileSync(FOLDER + name).equals(Buffer.from(content as Uint8Array));

if (import.meta.main) await generate();
