import type { Plugin } from 'vite';
import { buildResources } from './documents/pdf-resources.ts';
import { madeModules } from './made-modules.ts';

const FILES = { regular: 'archivo-regular.ttf', semibold: 'archivo-semibold.ttf', logo: 'logo.png' } as const;

/**
 * Provides `virtual:pdf-resources`: the addresses of the fonts and the logo with which the browser makes PDFs, the same as those of the
 * documents. The build emits them as files; the development server gives their content as `data:` URLs.
 */
export const pdfResources = (): Plugin =>
  madeModules('pdf-resources', {
    'virtual:pdf-resources': async (context, isServer) => {
      const resources = await buildResources();
      const urls = (Object.keys(FILES) as (keyof typeof FILES)[]).map((name) => {
        const source = resources[name];
        return context.environment.mode === 'build' && !isServer
          ? `${name}: import.meta.ROLLUP_FILE_URL_${context.emitFile({ type: 'asset', name: FILES[name], source })}`
          : `${name}: ${JSON.stringify(`data:;base64,${Buffer.from(source).toString('base64')}`)}`;
      });
      return `export const urls = {${urls.join()}}`;
    },
  });
