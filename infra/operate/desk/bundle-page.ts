import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { getMimeType } from 'hono/utils/mime';
import { build, type Rolldown } from 'vite';
import { writeGenerated } from '../../../web/builder/generate.ts';
import { coloursCss } from '../../../web/builder/theme-styles.ts';

/** The files of the page by their names. */
export type PageFiles = Awaited<ReturnType<typeof bundlePage>>;

/** Bundles the desk's page in memory. */
export async function bundlePage() {
  writeGenerated({ 'colours.css': coloursCss() });
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../../../web/desk', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => {
      const body = file.type === 'chunk' ? file.code : (file.source as string | Uint8Array<ArrayBuffer>);
      return [file.fileName, { body, type: getMimeType(file.fileName) ?? 'application/octet-stream' }] as const;
    }),
  );
}
