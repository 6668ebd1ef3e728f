import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { noticesOf, packagesOf } from '../web/builder/licences.ts';
import { BUILD } from './stack/settings/built-site.ts';

/** The file of each function. */
export const LAMBDAS = 'functions/*.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Credential providers that the SDK imports when the environment has no credentials. Lambda always sets them there, so none of these
 * is ever loaded: https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html
 */
const NEVER_LOADED = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

const NOTICES = 'THIRD-PARTY-NOTICES';

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
  // An umlaut has two bytes, its escape four.
  charset: 'utf8',
  // Selects React's production build.
  define: { 'process.env.NODE_ENV': '"production"' },
  // The notices are in a file beside the bundle.
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
} as const satisfies BuildOptions;

/**
 * Bundles every Lambda, which is every file at the top level of `functions/`, to `<name>/index.mjs`. One call of esbuild for all: CDK's
 * `NodejsFunction` would start esbuild for each function, at each synthesis. A bundle is replaced by a rename: a function that starts
 * during the build loads the old one or the new one.
 * @param folder output folder, from the root of the project
 * @param options.readable not minified, with the sources inside: for stack traces and debuggers
 * Beside each, `THIRD-PARTY-NOTICES` has the licences of the packages in it.
 * @throws esbuild's BuildFailure, with the place of each error; Error naming a package whose licence is not allowed
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
    const written = names.flatMap((name) => [join(name, 'index.mjs'), join(name, NOTICES)]);
    await Promise.all(written.map((file) => rename(join(draft, file), join(outdir, file))));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const stale = (await readdir(outdir)).filter((name) => !names.includes(name));
  await Promise.all(stale.map((name) => rm(join(outdir, name), { recursive: true })));
}

async function buildInto(
  outdir: string,
  files: readonly string[],
  options: Pick<BuildOptions, 'minify' | 'sourcemap'>,
) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(files.map((file) => [`${basename(file, '.ts')}/index`, file])),
    outdir,
    outExtension: { '.js': '.mjs' },
    ...bundling,
    ...options,
  });
  await Promise.all(
    Object.entries(metafile.outputs).map(([bundle, { inputs }]) =>
      writeFile(
        join(root, dirname(bundle), NOTICES),
        noticesOf(packagesOf(Object.keys(inputs).map((file) => join(root, file)))),
      ),
    ),
  );
}

if (import.meta.main) await bundleFunctions(process.argv[2]);
