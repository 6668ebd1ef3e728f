import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleCeilingKb } from '../../bench/functions/goals.ts';
import { bundleFunctions, bundling, LAMBDAS } from '../../infra/bundle-functions.ts';

/** The options of the product's own call of esbuild. */
const given = vi.hoisted(() => [] as BuildOptions[]);
vi.mock(import('esbuild'), async (importOriginal) => {
  const original = await importOriginal();
  const noteOptions = (options: BuildOptions) => {
    given.push(options);
    return original.build(options);
  };
  return { ...original, build: noteOptions as typeof original.build };
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const names = globSync(LAMBDAS, { cwd: ROOT }).map((file) => basename(file, '.ts'));

let folder: string;
let options: BuildOptions;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-bundles-'));
  await bundleFunctions(folder);
  options = given[0] ?? {};
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('bundles every function in one call, and leaves nothing of an earlier function', async () => {
  expect(given).toHaveLength(1);
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

it('a dependency in a bundle is the file that was installed: no option of the bundler replaces one', () => {
  const { plugins, alias, inject, banner, footer, tsconfig, conditions, loader } = options;
  expect({ plugins, alias, inject, banner, footer, tsconfig, conditions, loader }).toEqual({});
  expect(options.define).toEqual({ 'process.env.NODE_ENV': '"production"' });
  expect(JSON.parse(readFileSync(`${ROOT}tsconfig.json`, 'utf8'))).not.toHaveProperty('compilerOptions.paths');
  // Each is only ever loaded without credentials in the environment.
  const credentials = /^@(?:aws-sdk|smithy)\/credential-provider-/;
  expect(options.external?.filter((name) => !credentials.test(name))).toEqual([]);
});
