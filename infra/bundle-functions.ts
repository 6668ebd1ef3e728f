import { build } from 'esbuild';
import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FUNCTIONS_FOLDER } from './settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles every Lambda, which is every file at the top level of `functions/`, to `<name>/index.mjs`, in one go.
 * @param folder where to, from the root of the project
 * @throws esbuild's BuildFailure, with the place of each error
 */
export async function bundleFunctions(folder: string = FUNCTIONS_FOLDER): Promise<void> {
  const names = globSync('functions/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));
  const outdir = resolve(root, folder);
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(names.map((name) => [`${name}/index`, `functions/${name}.ts`])),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    // ES modules of the SDK are a third smaller than its CommonJS (findings A5).
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': resolve(root, 'functions/runtime/lambda-credentials.ts') },
    legalComments: 'none',
    logLevel: 'silent',
  });
  const stale = (await readdir(outdir)).filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(outdir, name), { recursive: true })));
}

if (import.meta.main) await bundleFunctions();
