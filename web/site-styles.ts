import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PICTURE_COLOURS } from './pictures/vite-pictures.ts';

/** Name of the chunk, and of its stylesheet, that stands in the head of every page: the styles that home shares with others. */
export const SHARED_STYLES = 'shared';
/** The same for what home has alone and what the others have. More parts would be more hashes in the content security policy. */
export const PAGE_STYLES = ['home', 'inner'] as const;

const SITE_STYLE = /\/web\/(?:fonts|layout|components|pages)\/[\w.-]+\.css$/;
const FORM_STYLE = /(?:WithMantine|RequestPage)\.module\.css$/;
const PAGE = /\/web\/pages\/\w+\.tsx$/;

/** The chunk of a stylesheet, by the pages that need it. Undefined for what is fetched: with Mantine and the forms, or on demand. */
export function styleChunk(id: string, graph: Rolldown.ChunkingContext): typeof SHARED_STYLES | (typeof PAGE_STYLES)[number] | undefined {
  if (id !== PICTURE_COLOURS && (!SITE_STYLE.test(id) || FORM_STYLE.test(id))) return undefined;
  const needing = [...importersOf(id, graph)];
  if (needing.some((module) => module.includes('/web/layout/Site.tsx'))) return SHARED_STYLES;
  const pages = needing.filter((module) => PAGE.test(module)).map((module) => basename(module, '.tsx'));
  if (pages.length === 0) return undefined;
  if (!pages.includes('Home')) return 'inner';
  return pages.length === 1 ? 'home' : SHARED_STYLES;
}

/** Every module that a module is loaded with, as far up as imports are static. */
function importersOf(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): ReadonlySet<string> {
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) {
    if (found.has(importer)) continue;
    found.add(importer);
    importersOf(importer, graph, found);
  }
  return found;
}

/** Keeps the browser from fetching what stands in every page anyway. */
export function inlineSharedStyles(): Plugin {
  return {
    name: 'inline-shared-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === SHARED_STYLES) file.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}

const fileOfName = new Map<string, string>();

/** The name of a class in the page: `Hero-heading` for `heading` of `Hero.module.css`. Words compress better than the usual hashes. */
export function className(local: string, file: string): string {
  const component = basename(file.replace(/\?.*/, ''), '.module.css');
  const known = fileOfName.get(component) ?? file;
  if (known !== file) throw new Error(`${known} and ${file} would give their classes the same names.`);
  fileOfName.set(component, file);
  return `${component}-${local}`;
}
