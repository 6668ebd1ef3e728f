import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startLocal, type Operator } from '../../infra/local/local-host.ts';
import { findChromium } from './browser-path.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the running site, without a trailing slash. */
    url: string;
    /** Where browsers send photos. */
    uploadOrigin: string;
    operator: Operator;
    /** Folder with the mails of the running system. */
    dataDir: string;
  }
}

/** One running system for all browser tests, with data of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-'));
  const { url, uploadOrigin, operator, stop } = await startLocal({ port: 0, dataDir, say: console.log });
  project.provide('url', url);
  project.provide('uploadOrigin', uploadOrigin);
  project.provide('operator', operator);
  project.provide('dataDir', dataDir);
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
