import type { Plugin } from 'vite';
import { DOCUMENT_FOLDER } from '../../shared/paths.ts';
import { documentSizes } from '../documents/document-cache.ts';
import { documentFile } from '../documents/document-path.ts';

const SIZES = 'virtual:document-sizes';

/**
 * Gives `virtual:document-sizes` with the bytes of every document, so that the pages say how large the files are. The build writes the files
 * themselves (`write-documents.ts`); the development server makes the one that is requested, from the newest words.
 */
export function documentModules(): Plugin {
  return {
    name: 'document-modules',
    resolveId: (id) => (id === SIZES ? `\0${SIZES}` : undefined),
    load: async (id) => (id === `\0${SIZES}` ? `export const sizes = ${JSON.stringify(await documentSizes())}` : undefined),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!path.startsWith(DOCUMENT_FOLDER)) return next();
        try {
          const { allDocuments } = (await server.ssrLoadModule('/documents/all-documents.ts')) as typeof import('../documents/all-documents.ts');
          const found = allDocuments.find(({ entry }) => path === DOCUMENT_FOLDER + documentFile(entry));
          if (!found) return next();
          response.setHeader('content-disposition', 'attachment').end(await found.make());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
