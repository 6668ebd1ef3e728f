import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';

const CONSTANT = /^const (_\w+) = ("[^"\n]*");$/gm;
const COMPUTED_KEY = /\[(_\w+)\]:/g;

/**
 * Lets esbuild leave out the SDK's descriptions of operations that nobody calls, 58 KB of S3's alone. They are plain data but for their
 * keys, `{ [_n]: … }` with `const _n = "name"`: esbuild keeps whatever has a computed key, as computing one could do something.
 */
export const leanSchemas: Plugin = {
  name: 'lean-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const texts = new Map(Array.from(source.matchAll(CONSTANT), ([, name = '', text = '']) => [name, text]));
      const contents = source.replaceAll(COMPUTED_KEY, (key, name: string) => (texts.has(name) ? `${texts.get(name)}:` : key));
      return { contents, loader: 'js' };
    });
  },
};
