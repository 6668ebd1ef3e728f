import type { Plugin } from 'vite';
import { dataSheetOf, type ProductFile } from '../content/product-downloads.ts';
import { products } from '../content/products.ts';
import { DOCUMENT_FOLDER } from '../paths.ts';
import { documentSizes } from './document-cache.ts';
import { documentFile } from './document-path.ts';
import { sizeText } from './size-text.ts';

/** The data sheet of a product, and its size in words. */
export interface DataSheet extends Pick<ProductFile, 'id' | 'format' | 'title'> {
  readonly size: string;
}

const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:document-sizes': async () => `export const sizes = ${JSON.stringify(await documentSizes())}`,
  'virtual:data-sheets': async () => `export const dataSheets = ${JSON.stringify(await dataSheets())}`,
};

/**
 * Gives `virtual:document-sizes` with the bytes of every document, so that the pages say what the files are, and `virtual:data-sheets` for the
 * product pages, which name no other documents. The files themselves are put beside the site by the build (`write-documents.ts`); the
 * development server makes the one that is asked for, from the newest words.
 */
export function documentModules(): Plugin {
  return {
    name: 'document-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!path.startsWith(DOCUMENT_FOLDER)) return next();
        try {
          const { allDocuments } = (await server.ssrLoadModule('/documents/all-documents.ts')) as typeof import('./all-documents.ts');
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

async function dataSheets(): Promise<Record<string, DataSheet>> {
  const sizes = await documentSizes();
  const sheets = products.map(({ page }) => {
    const { id, format, title } = dataSheetOf(page);
    return [page, { id, format, title, size: sizeText(sizes[documentFile({ id, format })] ?? NaN) }] as const;
  });
  return Object.fromEntries(sheets);
}
