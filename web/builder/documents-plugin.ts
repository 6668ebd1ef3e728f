import type { Plugin } from 'vite';
import { DOCUMENT_FOLDER } from '../../shared/paths.ts';
import { documentFile } from '../components/documents/document-path.ts';
import { loadSource } from './load-source.ts';
import { madeModules } from './made-modules.ts';

/**
 * Provides `virtual:document-sizes`, the bytes of every document, for the sizes on the pages, and `virtual:documents/content-stems`, what the search
 * of the library finds a document by. The build writes the files themselves (`write-documents.ts`); the development server makes the one
 * that is requested, from the current sources.
 */
export const documentModules = (): Plugin => ({
  ...madeModules('document-modules', {
    'virtual:document-sizes': async (context) => {
      const { documentSizes } = await loadSource<typeof import('./documents/document-cache.ts')>(
        context,
        'builder/documents/document-cache.ts',
      );
      return `export const sizes = ${JSON.stringify(await documentSizes())}`;
    },
    // The name of the browser's file comes from its end.
    'virtual:documents/content-stems': async (context) => {
      const { contentStems } = await loadSource<typeof import('./documents/content-stems.ts')>(
        context,
        'builder/documents/content-stems.ts',
      );
      return `export const stems = ${JSON.stringify(contentStems())}`;
    },
  }),
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (!path.startsWith(DOCUMENT_FOLDER)) return next();
      try {
        const { allDocuments } = (await server.ssrLoadModule(
          '/builder/documents/all-documents.ts',
        )) as typeof import('./documents/all-documents.ts');
        const found = allDocuments.find(({ entry }) => path === DOCUMENT_FOLDER + documentFile(entry));
        if (!found) return next();
        response.setHeader('content-disposition', 'attachment').end(await found.make());
      } catch (error) {
        next(error);
      }
    });
  },
});
