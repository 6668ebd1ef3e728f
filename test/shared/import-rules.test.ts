import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

/** What the files of a folder import: files as paths from the project's root, packages by name. */
function importsOf(folder: string): [file: string, target: string][] {
  return globSync(`${folder}/**/*.{ts,tsx}`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']): [string, string] => [
      file,
      target.startsWith('.') ? join(dirname(file), target) : target,
    ]),
  );
}

describe('imports', () => {
  it.each([
    ['shared', /^(?:shared\/|valibot$)/],
    ['functions', /^(?:functions\/|shared\/|[@a-z](?!.*\.tsx?$))/],
    ['web', /^(?!functions\/|infra\/)/],
  ])('of %s stay where the architecture allows', (folder, allowed) => {
    const imports = importsOf(folder);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter(([, target]) => !allowed.test(target))).toEqual([]);
  });

  it('of functions read the environment through env.ts only', () => {
    const readers = globSync('functions/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes('process.env'));
    expect(readers).toEqual(['functions/runtime/env.ts']);
  });
});
