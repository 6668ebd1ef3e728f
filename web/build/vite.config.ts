import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { virtualModules } from './virtual-modules.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [react(), virtualModules()],
  define: { 'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Names the script and the stylesheets of each page for the prerenderer.
    manifest: true,
    // Everything under /assets/ has a hashed name and can be cached forever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // three.js and the controls of tools, which only the Werkstein-Atelier loads, and only when it is opened.
    chunkSizeWarningLimit: 750,
    emptyOutDir: true,
    rolldownOptions: {
      // The documents are made while the pages are bundled; their time is not the bundler's.
      checks: { pluginTimings: false },
      output: { chunkFileNames },
      // Content only defines values: a page does without what it does not use of it.
      treeshake: { moduleSideEffects: (id) => !/\/web\/content\/[^?]*\.ts$/u.test(id) },
    },
  },
});

interface Chunk {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}

/**
 * Hashed names have no further dot, by which the edge function recognises them (`infra/stack/file-headers.ts`). The code that draws a
 * product has another name than the product's content.
 */
function chunkFileNames({ name, facadeModuleId }: Chunk): string {
  const suffix = facadeModuleId?.includes('/drawings/products/') ? '-section' : '';
  return `assets/${name.replaceAll('.', '-')}${suffix}-[hash].js`;
}
