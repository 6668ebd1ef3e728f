import type { Plugin } from 'vite';
import { productPages } from '../../shared/paths.ts';
import { projects } from '../content/projects.ts';
import type { DrawingName } from '../drawings/svg-drawings.ts';
import { loadSource } from './load-source.ts';

const ALL = 'virtual:drawings';
/** `virtual:drawing/flooring-drawing`: the name of the browser's file comes from its end. */
const idOf = (name: DrawingName) => `virtual:drawing/${name}-drawing`;

const names: readonly DrawingName[] = [...productPages, ...projects.map(({ id }) => id)];

/**
 * Provides `virtual:drawings`: the drawing of each product and project as data. Prerendering imports them statically. The browser imports only the one it
 * needs after a client-side navigation, without the code that makes drawings.
 */
export function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    resolveId: (id) => (id === ALL || names.some((name) => id === idOf(name)) ? `\0${id}` : undefined),
    async load(id, options) {
      if (id === `\0${ALL}`) return options?.ssr ? staticImports() : dynamicImports();
      const named = names.find((name) => id === `\0${idOf(name)}`);
      if (!named) return undefined;
      const { svgDrawings } = await loadSource<typeof import('../drawings/svg-drawings.ts')>(this, 'drawings/svg-drawings.ts');
      return `export const drawing = ${JSON.stringify(svgDrawings[named])}`;
    },
  };
}

const dynamicImports = () =>
  [
    `const drawings = {${names.map((name) => `${name}: () => import('${idOf(name)}')`).join()}}`,
    'export const drawingAt = (name) => drawings[name]().then(({ drawing }) => drawing)',
  ].join('\n');

const staticImports = () =>
  [
    ...names.map((name) => `import { drawing as ${name} } from '${idOf(name)}'`),
    `const drawings = {${names.join()}}`,
    'export const drawingAt = (name) => drawings[name]',
  ].join('\n');
