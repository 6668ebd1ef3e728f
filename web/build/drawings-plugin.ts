import type { Plugin } from 'vite';
import { productPages, type ProductPage } from '../../shared/paths.ts';
import { loadSource } from './load-source.ts';

const ALL = 'virtual:drawings';
/** `virtual:drawing/flooring-drawing`: the name of the browser's file comes from its end. */
const idOf = (page: ProductPage) => `virtual:drawing/${page}-drawing`;

/**
 * Provides `virtual:drawings`: the drawing of each product as data. Prerendering imports them statically. The browser imports only the one it
 * needs after a client-side navigation, without the code that makes drawings.
 */
export function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    resolveId: (id) => (id === ALL || productPages.some((page) => id === idOf(page)) ? `\0${id}` : undefined),
    async load(id, options) {
      if (id === `\0${ALL}`) return options?.ssr ? staticImports() : dynamicImports();
      const product = productPages.find((page) => id === `\0${idOf(page)}`);
      if (!product) return undefined;
      const { svgDrawings } = await loadSource<typeof import('../drawings/svg-drawings.ts')>(this, 'drawings/svg-drawings.ts');
      return `export const drawing = ${JSON.stringify(svgDrawings[product])}`;
    },
  };
}

const dynamicImports = () =>
  [
    `const drawings = {${productPages.map((page) => `${page}: () => import('${idOf(page)}')`).join()}}`,
    'export const drawingAt = (page) => drawings[page]().then(({ drawing }) => drawing)',
  ].join('\n');

const staticImports = () =>
  [
    ...productPages.map((page) => `import { drawing as ${page} } from '${idOf(page)}'`),
    `const drawings = {${productPages.join()}}`,
    'export const drawingAt = (page) => drawings[page]',
  ].join('\n');
