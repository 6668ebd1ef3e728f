import type { TestProject } from 'vitest/node';
import { runSite } from '../fixtures/running-site.ts';
import { launchChromium } from './launch.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running Chromium, for Playwright. */
    chromium: string;
  }
}

/** One running system and one Chromium for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // First, so that a missing browser is reported before anything is built.
  const browser = await launchChromium();
  project.provide('chromium', browser.wsEndpoint());
  const stopSite = await runSite(project);
  return async () => {
    await browser.close();
    await stopSite();
  };
}
