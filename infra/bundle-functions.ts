import { build, type BuildOptions } from 'esbuild';
import { globSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { leanSdk } from './lean-sdk.ts';
import { FUNCTIONS_FOLDER } from './stack/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How a Lambda is bundled: minified ES modules for its Node, whatever the entry. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The SDK as ES modules is a third smaller than as CommonJS.
  mainFields: ['module', 'main'],
  // React's development half stays out.
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** What stands in the bundles for parts of packages that only weigh there; each file says why. */
const REPLACED = {
  '@aws-sdk/credential-provider-node': 'functions/runtime/lambda-credentials.ts',
  '@smithy/core/event-streams': 'functions/runtime/no-event-streams.ts',
  // The half of React's server that makes a text at once; the other half, which makes streams, is as large.
  'react-dom/server.edge': 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
};

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
    ...bundling,
    alias: Object.fromEntries(Object.entries(REPLACED).map(([name, file]) => [name, resolve(root, file)])),
    plugins: [leanSdk],
  });
  const stale = (await readdir(outdir)).filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(outdir, name), { recursive: true })));
}

if (import.meta.main) await bundleFunctions();
