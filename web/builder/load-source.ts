import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** What a plugin's `load` hook is called on. */
export interface LoadContext {
  readonly environment: { readonly mode: string };
  readonly addWatchFile: (file: string) => void;
  /** Adds a file to a build. @returns what `import.meta.ROLLUP_FILE_URL_…` names it by */
  readonly emitFile: (file: { readonly type: 'asset'; readonly name: string; readonly source: Uint8Array }) => string;
}

/**
 * Imports a source file of the site for a plugin that makes a module from it. A build imports it as Node does, once for all plugins.
 * The development server imports it again each time, so that the generated module follows every change of the file and its imports.
 * @param file from `web/`
 */
export async function loadSource<Module>(context: LoadContext, file: string): Promise<Module> {
  const url = new URL(`../${file}`, import.meta.url);
  if (context.environment.mode !== 'dev') return import(url.href);
  const path = fileURLToPath(url);
  const { module, dependencies } = await runnerImport<Module>(path);
  for (const dependency of [path, ...dependencies]) context.addWatchFile(dependency);
  return module;
}
