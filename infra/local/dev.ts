import { cp, rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { bundleFunctions } from '../bundle-functions.ts';
import { behaviourOf } from './edge/cloudfront.ts';
import type { RunningFunction } from './lambda/run-function.ts';
import { whenFilesChange } from './machine/when-files-change.ts';
import type { Distribution } from './template/read-distribution.ts';
import type { FunctionSpec } from './template/specs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Copies the functions' bundles to a folder where reloads may replace them. @returns the functions with the code there */
export async function copyBundles(functions: readonly FunctionSpec[], folder: string): Promise<readonly FunctionSpec[]> {
  await rm(folder, { recursive: true, force: true });
  const copies = functions.map((spec) => ({ ...spec, folder: join(folder, basename(spec.folder)) }));
  await Promise.all(functions.map((spec, index) => cp(spec.folder, copies[index]?.folder ?? folder, { recursive: true })));
  return copies;
}

export interface Sources {
  readonly server: Server;
  readonly distribution: Distribution;
  /** Serves what Vite doesn't: calls and photos. */
  readonly serve: RequestListener;
  readonly functions: readonly RunningFunction[];
  /** Folder of their bundles. */
  readonly bundles: string;
  readonly say: (line: string) => void;
}

/**
 * Serves the site from its sources, with hot reload, and reloads the functions when `functions/` or `shared/` change.
 * Vite writes scripts and styles into the page, so its answers go without the site's header policy.
 */
export async function serveSources({ server, distribution, serve, functions, bundles, say }: Sources) {
  const reloading = whenFilesChange([`${root}functions`, `${root}shared`], async () => {
    try {
      await bundleFunctions(bundles);
      for (const running of functions) running.restart();
      say('Reloaded the functions.');
    } catch (error) {
      say(String(error));
    }
  });
  const vite = await createViteServer({
    configFile: `${root}web/build/vite.config.ts`,
    plugins: [reloading.plugin],
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });

  return {
    serve: ((request, response) => {
      const isPage = behaviourOf(distribution, (request.url ?? '/').split('?')[0] ?? '/') === distribution.behaviours.at(-1);
      if (isPage) vite.middlewares(request, response);
      else serve(request, response);
    }) satisfies RequestListener,
    async stop() {
      await reloading.stop();
      await vite.close();
    },
  };
}
