import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import type { Plugin, ViteDevServer } from 'vite';
import { ANSWER_STYLES } from '../../shared/api.ts';
import { logo } from '../../shared/owner/brand.ts';
import { DOCUMENT_FOLDER, LOGO_FILE, SEARCH_INDEX } from '../../shared/paths.ts';
import { documentFile } from '../components/documents/document-path.ts';
import { pictureFile } from './pictures/encode.ts';
import type { ServerEntry } from './prerender.ts';
import { answerStyles } from './write-answer-styles.ts';

/** The development server makes files that the build writes when they are requested, from the current sources. */
export const madeOnRequest = (): Plugin => ({
  name: 'made-on-request',
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      try {
        const content = await contentOf(path, server);
        if (content === undefined) return next();
        if (path.startsWith(DOCUMENT_FOLDER)) response.setHeader('content-disposition', 'attachment');
        response.setHeader('content-type', getMimeType(path) ?? 'application/octet-stream').end(content);
      } catch (error) {
        next(error);
      }
    });
  },
});

async function contentOf(path: string, server: ViteDevServer): Promise<string | Uint8Array | undefined> {
  if (path === LOGO_FILE) return logo;
  if (path === ANSWER_STYLES) return answerStyles('/fonts/archivo.woff2');
  if (path === SEARCH_INDEX) return searchIndex(server);
  if (path.startsWith(DOCUMENT_FOLDER)) return documentAt(path, server);
  const picture = await pictureFile(path);
  return picture && readFile(picture);
}

async function searchIndex(server: ViteDevServer): Promise<string> {
  const [{ render, pagePaths }, { searchEntries }, { indexOf }] = (await Promise.all([
    server.ssrLoadModule('/layout/entry-server.tsx'),
    server.ssrLoadModule('/builder/search-entries.ts'),
    server.ssrLoadModule('/builder/search-index.ts'),
  ])) as [ServerEntry, typeof import('./search-entries.ts'), typeof import('./search-index.ts')];
  const pages = await Promise.all(pagePaths.map(async (path) => ({ path, body: (await render(path)).body })));
  return JSON.stringify(indexOf(searchEntries(pages)));
}

async function documentAt(path: string, server: ViteDevServer): Promise<Uint8Array | undefined> {
  const { allDocuments } = (await server.ssrLoadModule(
    '/builder/documents/all-documents.ts',
  )) as typeof import('./documents/all-documents.ts');
  return allDocuments.find(({ entry }) => path === DOCUMENT_FOLDER + documentFile(entry))?.make();
}
