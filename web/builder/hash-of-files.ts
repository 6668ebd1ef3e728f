import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Digest of the names and the contents of files, in hexadecimal digits.
 * @param patterns from the root of the project
 * @param except those that don't count
 * @param further what else decides
 */
export function hashOfFiles(
  patterns: readonly string[],
  { except, further = '' }: { readonly except?: readonly string[]; readonly further?: string } = {},
): string {
  const hash = createHash('sha256').update(further);
  const found = globSync(patterns, { cwd: root, exclude: except, withFileTypes: true });
  const files = found.flatMap((entry) => (entry.isFile() ? [resolve(root, entry.parentPath, entry.name)] : []));
  for (const file of new Set(files.toSorted())) {
    const name = file.slice(root.length).replaceAll(sep, '/');
    hash.update(`\0${name}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
