import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contentModules } from './content-modules.ts';
import { leanReact } from './lean-react.ts';
import { leanRouter } from './lean-router.ts';
import { className, inlineSharedStyles, styleChunk } from './site-styles.ts';
import { stableIds } from './stable-ids.ts';
import { mantineThemeCss } from './theme-css.ts';

/** What forms and product pages consist of. */
const LARGE_PARTS = /\/(?:RequestPage|WithMantine|send|ProductTemplate)-/;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [react(), mantineThemeCss(), contentModules(), inlineSharedStyles(), leanReact(), leanRouter(), stableIds()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  css: { modules: { generateScopedName: className } },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Everything under /assets/ has a hashed name and can be cached for ever.
    assetsInlineLimit: 0,
    // To ask for all of a page's 19 files in one go would be a long task of its own; the others are found when these have come.
    modulePreload: { polyfill: false, resolveDependencies: (_file, scripts) => scripts.filter((script) => LARGE_PARTS.test(script)) },
    reportCompressedSize: false,
    // three.js, which only the Werkstein-Atelier loads, and only when it is opened.
    chunkSizeWarningLimit: 600,
    emptyOutDir: true,
    rolldownOptions: {
      // The documents are made while the pages are bundled; their time is not the bundler's.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [{ name: styleChunk }] } },
    },
  },
});
