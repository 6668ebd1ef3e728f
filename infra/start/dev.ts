import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Running, Served } from '@works/local-aws/local-host';
import type { FunctionSpec } from '@works/local-aws/template/read-template';
import { run as writeCssTypes } from 'happy-css-modules';
import { createServer as createViteServer } from 'vite';
import { bundleFunctions } from '../bundle-functions.ts';
import { browserErrors, lineOf } from './dev/browser-errors.ts';
import { whenFilesChange } from './dev/when-files-change.ts';
import { OWN_STACK, prepare } from './prepare.ts';
import { readSiteTemplate } from './site-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Bundles the functions to a folder where reloads may replace them, as a debugger wants them. @returns the functions with the code there */
export async function bundleReadably(
  functions: readonly FunctionSpec[],
  folder: string,
): Promise<readonly FunctionSpec[]> {
  await rm(folder, { recursive: true, force: true });
  await bundleFunctions(folder, { readable: true });
  return functions.map((spec) => ({ ...spec, folder: join(folder, basename(spec.folder)) }));
}

interface Sources extends Running {
  readonly say: (line: string) => void;
  /** Called when the sources make another stack than the one that runs. */
  readonly onStackChange: () => void;
}

/**
 * Serves the site from its sources, with hot reload. The functions, the stack and the types of CSS modules follow their sources, too.
 * Vite writes scripts and styles into the page, so its answers go without the site's header policy.
 */
export async function serveSources(sources: Sources): Promise<Served> {
  const { server, isDefault, serve, functions, codeFolder, say, onStackChange } = sources;
  const stopping = new AbortController();
  const errors = browserErrors();
  const template = readSiteTemplate(OWN_STACK);

  /** Does work whose failure is shown in the terminal and in the browser. */
  const following = (source: string, work: () => Promise<void>) => async () => {
    try {
      await work();
      errors.clear(source);
    } catch (error) {
      if (stopping.signal.aborted) return;
      say(`${source}: ${lineOf(error)}`);
      errors.show(source, error);
    }
  };
  const reload = following('functions', async () => {
    await bundleFunctions(codeFolder, { readable: true });
    for (const running of functions) running.restart();
    say('Reloaded the functions.');
  });
  const synthesise = following('stack', async () => {
    await prepare({ say, dev: true, signal: stopping.signal });
    if (!isDeepStrictEqual(template, readSiteTemplate(OWN_STACK))) onStackChange();
  });
  const describeStyles = following('CSS modules', () =>
    writeCssTypes({
      pattern: 'web/**/*.module.css',
      outDir: '.cache/css-types',
      declarationMap: false,
      logLevel: 'silent',
      cwd: root,
    }),
  );
  const generateFiles = following('generated files', async () => {
    await promisify(execFile)(process.execPath, [`${root}web/builder/generate.ts`], { signal: stopping.signal });
  });
  const askForRestart = async () => say('The local host has changed: end it and start it again.');

  const [start, operator] = [`${root}infra${sep}start`, `${root}infra${sep}operate`];
  const engine = `${root}packages${sep}local-aws`;
  const changes = [
    whenFilesChange([`${root}functions`, `${root}shared`], reload),
    whenFilesChange(
      [`${root}infra`, `${root}shared`],
      synthesise,
      (path) => !path.startsWith(start) && !path.startsWith(operator),
    ),
    whenFilesChange([start, engine], askForRestart, (path) => !path.startsWith(`${engine}${sep}test`)),
    whenFilesChange(
      ['web', 'shared', `packages${sep}stone`, 'renderings'].map((folder) => root + folder),
      generateFiles,
      (path) => !path.startsWith(`${root}web${sep}generated`) && !/\.(?:tsx|css)$/u.test(path),
    ),
    whenFilesChange([`${root}web`], describeStyles, (path) => path.endsWith('.module.css')),
  ];
  await generateFiles();
  const vite = await createViteServer({
    configFile: `${root}web/builder/vite.config.ts`,
    plugins: [errors.plugin, ...changes.map(({ plugin }) => plugin)],
    server: {
      middlewareMode: true,
      hmr: { server },
      // Errors of the browser in the terminal, with places in the sources.
      forwardConsole: { unhandledErrors: true, logLevels: ['error'] },
      // Any page on another port of this machine could read what Vite serves, the data folder included (security.md T39).
      cors: false,
      fs: { allow: ['web', 'shared', 'packages/stone', 'node_modules'].map((folder) => root + folder) },
    },
    appType: 'spa',
  });
  void describeStyles();

  return {
    serve: ((request, response) => {
      if (isDefault((request.url ?? '/').split('?')[0] ?? '/')) vite.middlewares(request, response);
      else serve(request, response);
    }) satisfies RequestListener,
    async stop() {
      stopping.abort();
      await Promise.all(changes.map(({ stop }) => stop()));
      await vite.close();
    },
  };
}
