import { globSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleCeilingKb } from '../../bench/functions/goals.ts';
import { bundleFunctions, bundling, LAMBDAS } from '../../infra/bundle-functions.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const names = globSync(LAMBDAS, { cwd: ROOT }).map((file) => basename(file, '.ts'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-bundles-'));
  await bundleFunctions(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('bundles every function in one call, and leaves nothing of an earlier function', async () => {
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(
    names.flatMap((name) => [name, join(name, 'index.mjs'), join(name, 'THIRD-PARTY-NOTICES')]).toSorted(),
  );
});

describe.each(names)('the bundle of %s', (name) => {
  const file = () => join(folder, name, 'index.mjs');

  it('is small enough to load quickly', async () => {
    expect((await stat(file())).size / 1000).toBeLessThanOrEqual(bundleCeilingKb(name));
  });

  it('needs nothing else but Node, and starts no process', async () => {
    const { metafile } = await build({
      entryPoints: [file()],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      write: false,
      metafile: true,
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const foreign = imports.filter(({ path }) => !isBuiltin(path));
    // Those that only load when the environment has no credentials.
    expect(foreign.filter(({ path, kind }) => kind !== 'dynamic-import' || !bundling.external.includes(path))).toEqual(
      [],
    );
    expect(imports.filter(({ path }) => /child_process|worker_threads|cluster/.test(path))).toEqual([]);
    // A `require` in an ES module fails at run time.
    expect(imports.filter(({ kind }) => kind === 'require-call')).toEqual([]);
  });
});
