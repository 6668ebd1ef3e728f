import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stores } from './stores.ts';

/** The store on this machine purges deleted rows from its files in the background. */
const SEARCH_TIMEOUT_MS = 15_000;
const PAUSE_MS = 250;

/**
 * Searches the files of a store on this machine, except photos, for texts until they are gone.
 * @returns the files that still contain one when the time is up; none for a store on AWS
 */
export async function findTraces({ dataDir }: Stores, texts: readonly string[]): Promise<readonly string[]> {
  if (dataDir === undefined) return [];
  const deadline = Date.now() + SEARCH_TIMEOUT_MS;
  for (;;) {
    const traces = await filesWith(dataDir, [...new Set(texts)].map((text) => Buffer.from(text)));
    if (traces.length === 0 || Date.now() > deadline) return traces;
    await sleep(PAUSE_MS);
  }
}

async function filesWith(folder: string, texts: readonly Buffer[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.body')).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const file of files) if (await holds(file, texts)) found.push(file);
  return found;
}

async function holds(file: string, texts: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...texts.map(({ length }) => length)) - 1;
  let end: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      const part = Buffer.concat([end, chunk]);
      if (texts.some((text) => part.includes(text))) return true;
      end = part.subarray(Math.max(0, part.length - overlap));
    }
    return false;
  } catch (error) {
    // The store replaces its files as it works.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
