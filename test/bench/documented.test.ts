/** @module-tag thorough */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { paths } from '../../shared/paths.ts';

/** Each bench once and small, with a page where it takes one. No figure is asserted. */
const smallArguments: Readonly<Record<string, readonly string[]>> = {
  'bench:web': ['--', paths.contact],
  'bench:functions': [],
  'bench:scale': [],
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LONGEST_MS = 20 * 60 * 1000;

it('knows every bench', () => {
  const benches = Object.keys(packageFile.scripts).filter((name) => name.startsWith('bench:'));
  expect(Object.keys(smallArguments).toSorted()).toEqual(benches.toSorted());
});

it.each(Object.entries(smallArguments))(
  'npm run %s runs to its last table',
  { timeout: LONGEST_MS },
  async (name, args) => {
    const { stdout } = await promisify(execFile)('npm', ['run', name, ...args], {
      cwd: ROOT,
      env: { ...process.env, RUNS: '1', MAX_ROWS: '100' },
      shell: process.platform === 'win32',
    });
    expect(stdout).toContain('(index)');
    // The line about the machine ends each.
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^Node v/u);
  },
);
