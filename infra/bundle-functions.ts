import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { BUILD } from './stack/settings/built-site.ts';

/** The file of each function. */
export const LAMBDAS = 'functions/*.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Credential providers that the SDK imports when the environment has no credentials. Lambda always sets them there, so none of these
 * is ever loaded: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
const NEVER_LOADED = [
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/** esbuild's options for every Lambda: minified ES modules for its version of Node. */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  // The SDK's ES modules make a bundle a third smaller than its CommonJS.
  mainFields: ['module', 'main'],
  external: NEVER_LOADED,
  // Selects React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles every Lambda, which is every file at the top level of `functions/`, to `<name>/index.mjs`. One call of esbuild for all: CDK's
 * `NodejsFunction` would start esbuild for each function, at each synthesis. A bundle is replaced by a rename: a function that starts
 * during the build loads the old one or the new one.
 * @param folder output folder, from the root of the project
 * @param options.readable not minified, with the sources inside: for stack traces and debuggers
 * @throws esbuild's BuildFailure, with the place of each error
 */
export async function bundleFunctions(
  folder: string = BUILD.functions,
  { readable = false }: { readonly readable?: boolean } = {},
): Promise<void> {
  const files = globSync(LAMBDAS, { cwd: root });
  const names = files.map((file) => basename(file, '.ts'));
  const outdir = resolve(root, folder);
  await Promise.all(names.map((name) => mkdir(join(outdir, name), { recursive: true })));
  const draft = await mkdtemp(`${outdir}-`);
  try {
    await buildInto(draft, files, readable ? { minify: false, sourcemap: 'inline' } : {});
    await Promise.all(names.map((name) => rename(join(draft, name, 'index.mjs'), join(outdir, name, 'index.mjs'))));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const stale = (await readdir(outdir)).filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(outdir, name), { recursive: true })));
}

async function buildInto(outdir: string, files: readonly string[], options: BuildOptions): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files.map((file) => [`${basename(file, '.ts')}/index`, file])),
    outdir,
    outExtension: { '.js': '.mjs' },
    ...bundling,
    ...options,
  });
}

if (import.meta.main) await bundleFunctions(process.argv[2]);
