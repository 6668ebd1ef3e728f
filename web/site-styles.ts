import type { Plugin } from 'vite';
import { PICTURE_COLOURS } from './pictures/vite-pictures.ts';

/** Name of the chunk, and of its stylesheet, that holds the styles of everything but the forms. */
export const SITE_STYLES = 'site';

/** The styles of frame, blocks and pages; those of Mantine and the forms stay with the form pages. */
export const isSiteStyle = (id: string) =>
  id === PICTURE_COLOURS || (/\/web\/(?:fonts|layout|components|pages)\/[\w.-]+\.css$/.test(id) && !id.includes('WithMantine'));

/**
 * Keeps the browser from fetching the site's styles: the prerenderer writes them into the head of every page, where they are
 * there at once and the same for all.
 */
export function inlineSiteStyles(): Plugin {
  return {
    name: 'inline-site-styles',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.name === SITE_STYLES) file.viteMetadata?.importedCss.clear();
        }
      },
    },
  };
}
