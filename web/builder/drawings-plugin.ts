import type { Plugin } from 'vite';
import { productPages } from '../../shared/paths.ts';
import { drawnProjects } from '../content/projects.ts';
import { pageDrawingNames, type PageDrawingName } from '../drawings/page-drawing-names.ts';
import type { DrawingName } from '../drawings/svg-drawings.ts';
import { loadSource } from './load-source.ts';
import { madeModules, type MakeModule } from './made-modules.ts';

type AnyName = DrawingName | PageDrawingName;

const shownNames: readonly AnyName[] = [...productPages, ...drawnProjects];
/** `virtual:drawing/flooring-drawing`: the name of the browser's file comes from its end. */
const idOf = (name: AnyName) => `virtual:drawing/${name}-drawing`;

/**
 * Provides `virtual:drawings` and `virtual:page-drawings`: each drawing of a page as data. Two, so that a product page doesn't carry the
 * addresses of the others. Prerendering imports them statically. The browser imports only the one it needs after a client-side navigation,
 * without the code that makes drawings.
 */
export const drawingModules = (): Plugin =>
  madeModules('drawing-modules', {
    'virtual:drawings': importsOf(shownNames),
    'virtual:page-drawings': importsOf(pageDrawingNames),
    ...Object.fromEntries([...shownNames, ...pageDrawingNames].map((name) => [idOf(name), drawingOf(name)])),
  });

const drawingOf =
  (name: AnyName): MakeModule =>
  async (context) => {
    const { svgDrawings } = await loadSource<typeof import('../drawings/svg-drawings.ts')>(
      context,
      'drawings/svg-drawings.ts',
    );
    return `export const drawing = ${JSON.stringify(svgDrawings[name])}`;
  };

const importsOf =
  (names: readonly AnyName[]): MakeModule =>
  (_, isServer) =>
    isServer
      ? [
          ...names.map((name, index) => `import { drawing as d${index} } from '${idOf(name)}'`),
          `const drawings = {${names.map((name, index) => `'${name}': d${index}`).join()}}`,
          'export const drawingAt = (name) => drawings[name]',
        ].join('\n')
      : [
          `const drawings = {${names.map((name) => `'${name}': () => import('${idOf(name)}')`).join()}}`,
          'export const drawingAt = (name) => drawings[name]().then(({ drawing }) => drawing)',
        ].join('\n');
