import type { Plugin } from 'vite';
import { products } from '../content/products/all-products.ts';
import { svgDrawingOf } from '../drawings/products/svg-drawings.ts';

const ALL = 'virtual:drawings';
const ONE = 'virtual:drawing/';

/**
 * Provides `virtual:drawings`: the drawing of each product as data. Prerendering imports them statically. The browser imports only the one it
 * needs after a client-side navigation, without the code that makes drawings.
 */
export function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id, options) {
      if (id === `\0${ALL}`) return options?.ssr ? atOnce() : onDemand();
      const product = products.find(({ page }) => id === `\0${ONE}${page}`);
      return product && `export const drawing = ${JSON.stringify(svgDrawingOf(product.page))}`;
    },
  };
}

const onDemand = () =>
  [
    `const drawings = {${products.map(({ page }) => `${page}: () => import('${ONE}${page}')`).join()}}`,
    'export const drawingAt = (page) => drawings[page]().then(({ drawing }) => drawing)',
  ].join('\n');

const atOnce = () =>
  [
    ...products.map(({ page }) => `import { drawing as ${page} } from '${ONE}${page}'`),
    `const drawings = {${products.map(({ page }) => page).join()}}`,
    'export const drawingAt = (page) => drawings[page]',
  ].join('\n');
