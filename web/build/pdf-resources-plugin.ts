import type { Plugin } from 'vite';
import { buildResources } from './documents/pdf-resources.ts';

const RESOURCES = 'virtual:pdf-resources';
const FILES = { regular: 'archivo-regular.ttf', semibold: 'archivo-semibold.ttf', logo: 'logo.png' } as const;

/**
 * Provides `virtual:pdf-resources`: the addresses of the fonts and the logo with which the browser makes PDFs, the same as those of the
 * documents. The build emits them as files; the development server gives their content as `data:` URLs.
 */
export function pdfResources(): Plugin {
  let isBuild = false;
  return {
    name: 'pdf-resources',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === RESOURCES ? `\0${RESOURCES}` : undefined),
    async load(id, options) {
      if (id !== `\0${RESOURCES}`) return undefined;
      const resources = await buildResources();
      const urls = (Object.keys(FILES) as (keyof typeof FILES)[]).map((name) => {
        const source = resources[name];
        if (!isBuild || options?.ssr)
          return `${name}: ${JSON.stringify(`data:;base64,${Buffer.from(source).toString('base64')}`)}`;
        return `${name}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: FILES[name], source })}`;
      });
      return `export const urls = {${urls.join()}}`;
    },
  };
}
