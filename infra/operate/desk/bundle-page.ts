import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { getMimeType } from 'hono/utils/mime';
import { build, type Rolldown } from 'vite';
import { virtualModules } from '../../../web/build/virtual-modules.ts';

/** A file of the page, ready to be sent. */
export interface PageFile {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The desk's page, bundled in memory: its files by their names. */
export async function bundlePage(): Promise<ReadonlyMap<string, PageFile>> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('page', import.meta.url)),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), virtualModules()],
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 2000 },
  })) as Rolldown.RolldownOutput;
  return new Map(
    output.map((file) => {
      const body = file.type === 'chunk' ? file.code : (file.source as PageFile['body']);
      return [file.fileName, { body, type: getMimeType(file.fileName) ?? 'application/octet-stream' }];
    }),
  );
}
