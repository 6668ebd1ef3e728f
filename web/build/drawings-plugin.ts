import type { Plugin } from 'vite';
import { productPages } from '../../shared/paths.ts';
import { projects } from '../content/owner/projects.ts';
import { pageDrawingNames, type PageDrawingName } from '../stone/drawings/page-drawing-names.ts';
import type { DrawingName } from '../stone/drawings/svg-drawings.ts';
import { loadSource } from './load-source.ts';

type AnyName = DrawingName | PageDrawingName;

/** Which drawings a module provides. Two, so that a product page doesn't carry the addresses of the others. */
const MODULES: Readonly<Record<string, readonly AnyName[]>> = {
  'virtual:drawings': [...productPages, ...projects.map(({ id }) => id)],
  'virtual:page-drawings': pageDrawingNames,
};
/** `virtual:drawing/flooring-drawing`: the name of the browser's file comes from its end. */
const idOf = (name: AnyName) => `virtual:drawing/${name}-drawing`;

const allNames = Object.values(MODULES).flat();

/**
 * Provides `virtual:drawings` and `virtual:page-drawings`: each drawing of a page as data. Prerendering imports them statically. The browser
 * imports only the one it needs after a client-side navigation, without the code that makes drawings.
 */
export function drawingModules(): Plugin {
  return {
    name: 'drawing-modules',
    resolveId: (id) => (id in MODULES || allNames.some((name) => id === idOf(name)) ? `\0${id}` : undefined),
    async load(id, options) {
      const names = MODULES[id.slice(1)];
      if (names) return options?.ssr ? staticImports(names) : dynamicImports(names);
      const drawing = allNames.find((name) => id === `\0${idOf(name)}`);
      if (!drawing) return undefined;
      const { svgDrawings } = await loadSource<typeof import('../stone/drawings/svg-drawings.ts')>(
        this,
        'stone/drawings/svg-drawings.ts',
      );
      return `export const drawing = ${JSON.stringify(svgDrawings[drawing])}`;
    },
  };
}

const dynamicImports = (names: readonly AnyName[]) =>
  [
    `const drawings = {${names.map((name) => `${name}: () => import('${idOf(name)}')`).join()}}`,
    'export const drawingAt = (name) => drawings[name]().then(({ drawing }) => drawing)',
  ].join('\n');

const staticImports = (names: readonly AnyName[]) =>
  [
    ...names.map((name) => `import { drawing as ${name} } from '${idOf(name)}'`),
    `const drawings = {${names.join()}}`,
    'export const drawingAt = (name) => drawings[name]',
  ].join('\n');
