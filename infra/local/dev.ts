import { watch } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createViteServer } from 'vite';
import { bundleFunctions } from '../bundle-functions.ts';
import { behaviourOf } from './edge/cloudfront.ts';
import type { Distribution } from './template/read-distribution.ts';
import type { RunningFunction } from './lambda/run-function.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// An editor writes a file in several steps.
const QUIET_MS = 100;

export interface Sources {
  readonly server: Server;
  readonly distribution: Distribution;
  /** Serves what Vite doesn't: calls and photos. */
  readonly serve: RequestListener;
  readonly functions: readonly RunningFunction[];
  readonly say: (line: string) => void;
}

/**
 * Serves the site from its sources, with hot reload, and loads the functions anew when `functions/` or `shared/` change.
 * Vite writes scripts and styles into the page, so its answers go without the site's header policy.
 */
export async function serveSources({ server, distribution, serve, functions, say }: Sources) {
  const vite = await createViteServer({
    configFile: `${root}web/build/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  const reload = whenQuiet(async () => {
    try {
      await bundleFunctions();
      for (const running of functions) running.restart();
      say('Loaded the functions anew.');
    } catch (error) {
      say(String(error));
    }
  });
  const watchers = ['functions', 'shared'].map((folder) => watch(root + folder, { recursive: true }, reload));

  return {
    serve: ((request, response) => {
      const isPage = behaviourOf(distribution, (request.url ?? '/').split('?')[0] ?? '/') === distribution.behaviours.at(-1);
      if (isPage) vite.middlewares(request, response);
      else serve(request, response);
    }) satisfies RequestListener,
    async stop() {
      for (const watcher of watchers) watcher.close();
      await vite.close();
    },
  };
}

function whenQuiet(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), QUIET_MS);
  };
}
