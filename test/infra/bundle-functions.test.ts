import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleCeilingKb } from '../../bench/functions/goals.ts';
import { bundleFunctions, bundling, LAMBDAS } from '../../infra/bundle-functions.ts';

/** The options of the product's own call of esbuild. */
const given = vi.hoisted(() => [] as BuildOptions[]);
vi.mock(import('esbuild'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    build: ((options: BuildOptions) => (given.push(options), original.build(options))) as typeof original.build,
  };
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
    names.flatMap((name) => [name, join(name, 'index.mjs')]).toSorted(),
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

describe('a dependency in a bundle', () => {
  let metafile: Metafile;
  /** Text of each bundled file as esbuild read it, by its path. */
  let sources: ReadonlyMap<string, string>;
  beforeAll(async () => {
    const result = await build({
      ...options,
      write: false,
      metafile: true,
      sourcemap: 'external',
      sourcesContent: true,
    });
    ({ metafile } = result);
    const maps = (result.outputFiles ?? []).filter(({ path }) => path.endsWith('.map'));
    sources = new Map(
      maps.flatMap(({ path, text }) => {
        const map = JSON.parse(text) as {
          readonly sources: readonly string[];
          readonly sourcesContent: readonly string[];
        };
        return map.sources.map(
          (source, index) => [resolve(dirname(path), decodeURI(source)), map.sourcesContent[index] ?? ''] as const,
        );
      }),
    );
  });

  it('is the very file that was installed', () => {
    const dependencies = [...sources].filter(([path]) => isDependency(path));
    expect(dependencies.length).toBeGreaterThan(300);
    expect(dependencies.filter(([path, text]) => text !== readFileSync(path, 'utf8')).map(([path]) => path)).toEqual(
      [],
    );
  });

  it('imports what it names: no file of this project, and no package in the place of another', () => {
    const imports = Object.entries(metafile.inputs).flatMap(([importer, { imports: list }]) =>
      list.map((found) => ({ importer, ...found })),
    );
    const bundled = imports.filter(({ external }) => !external);
    expect(bundled.filter(({ importer, path }) => isDependency(importer) && !isDependency(path))).toEqual([]);
    const ofPackages = bundled.filter(({ original = '.' }) => !/^[./]/.test(original));
    expect(ofPackages.length).toBeGreaterThan(300);
    expect(
      ofPackages.filter(({ path, original = '' }) => !path.includes(`node_modules/${packageOf(original)}/`)),
    ).toEqual([]);
  });

  it('is not touched by any option of the bundler', () => {
    const { plugins, alias, inject, banner, footer, tsconfig } = options;
    expect({ plugins, alias, inject, banner, footer, tsconfig }).toEqual({});
    // Each is only ever loaded without credentials in the environment.
    expect(
      options.external?.every(
        (name) => name.startsWith('@aws-sdk/credential-provider-') || name === '@smithy/credential-provider-imds',
      ),
    ).toBe(true);
  });
});

const isDependency = (path: string) => /node_modules[/\\]/.test(path);
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe('an installed package', () => {
  const manifest = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, unknown>> | undefined>
  >;

  it('is changed by no patch, override or install script of this project', async () => {
    expect(manifest).not.toHaveProperty('overrides');
    expect(
      Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] }).filter((name) => /patch/.test(name)),
    ).toEqual([]);
    const scripts = Object.keys(manifest['scripts'] ?? {});
    // What npm runs by itself: for an installation, or before and after another script.
    expect(
      scripts.filter(
        (name) =>
          /install|^prepare$/.test(name) || scripts.some((other) => [`pre${other}`, `post${other}`].includes(name)),
      ),
    ).toEqual(['postinstall']);
    // Chooses the Node that scripts run under, and changes no package.
    expect(manifest['scripts']?.['postinstall']).toBe('node infra/local/prefer-node.mjs');
    expect(existsSync(`${ROOT}patches`)).toBe(false);
    expect(JSON.parse(await readFile(`${ROOT}tsconfig.json`, 'utf8'))).not.toHaveProperty('compilerOptions.paths');
  });
});
