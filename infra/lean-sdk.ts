import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const NO_CONFIG_FILES = fileURLToPath(new URL('../functions/runtime/no-config-files.ts', import.meta.url));
const SCHEMAS = /@aws-sdk[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/;
const CONSTANT = /^const (_\w+) = ("[^"\n]*");$/gm;
const COMPUTED_KEY = /\[(_\w+)\]:/g;

/**
 * Leaves out of a bundle what no alias can replace, since the SDK imports it from beside.
 *
 * Descriptions of operations that nobody calls, 58 KB of S3's alone, are plain data but for their keys: `{ [_n]: … }` with
 * `const _n = "name"`. esbuild keeps whatever has a computed key, as computing one could do something, so the keys are put in.
 */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\/loadSharedConfigFiles$/ }, () => ({ path: NO_CONFIG_FILES }));
    onLoad({ filter: SCHEMAS }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const texts = new Map(Array.from(source.matchAll(CONSTANT), ([, name = '', text = '']) => [name, text]));
      const contents = source.replaceAll(COMPUTED_KEY, (key, name: string) => (texts.has(name) ? `${texts.get(name)}:` : key));
      return { contents, loader: 'js' };
    });
  },
};
