import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LANGUAGE } from '../../shared/language.ts';
import { colours } from '../../shared/owner/brand.ts';
import { buildModules } from './build-modules.ts';
import { madeOnRequest } from './made-on-request.ts';

/** The oldest that run the site's script (docs/quality.md). */
const OLDEST_BROWSERS = ['chrome109', 'firefox115', 'safari16.4'];

/** What most pages share, in one file each: a request costs a kilobyte of headers, and the bundler alone makes 34 files for /kontakt. */
const chunkGroups = [
  { name: 'site', tags: ['$initial' as const], priority: 2 },
  { name: 'parts', test: /\/web\/components\//u, minShareCount: 15, priority: 1 },
  { name: 'declarations', test: /\/shared\/forms\/|\/valibot\//u, minShareCount: 2, priority: 1 },
  {
    name: 'sending',
    test: /\/web\/(?:delivery\/send|components\/notices\/notices|content\/form-messages)|\/shared\/owner\/answers|\/fast-deep-equal\//u,
    minShareCount: 2,
  },
];

const KEPT_NAMES = { class: true, function: false } as const;

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [react(), buildModules('pages'), madeOnRequest()],
  worker: { plugins: () => [buildModules('worker')] },
  define: {
    'import.meta.env.BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
    'import.meta.env.LANGUAGE': JSON.stringify(LANGUAGE),
    'import.meta.env.GROUND': JSON.stringify(colours.ground),
  },
  css: { modules: { generateScopedName } },
  build: {
    target: OLDEST_BROWSERS,
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
      output: {
        chunkFileNames,
        codeSplitting: { groups: chunkGroups },
        // The writer of CAD files finds the metadata of its classes by their names.
        minify: { mangle: { keepNames: KEPT_NAMES }, compress: { keepNames: KEPT_NAMES } },
      },
      // Content only defines values: a page does without what it does not use of it. Engines say so in their package.json.
      treeshake: {
        moduleSideEffects: (id) =>
          !/\/(?:web\/content\/[^?]*|shared\/(?:language|(?:owner|company)\/[^?]*))\.ts$|\/web\/pages\/[^/]+\/[^/]*words\.ts$/u.test(
            id,
          ),
      },
    },
  },
});

/** Hashed names have no further dot, by which the edge function recognises them (`infra/stack/settings/file-headers.ts`). */
function chunkFileNames({ name }: { readonly name: string }): string {
  return `assets/${name.replaceAll('.', '-')}-[hash].js`;
}

/** Shorter than Vite's, which name the line, too. Not the component's name: reader views leave out what is called a header or a menu. */
function generateScopedName(name: string, file: string): string {
  return `${name}-${hash('sha256', basename(file), 'base64url').slice(0, 4)}`;
}
