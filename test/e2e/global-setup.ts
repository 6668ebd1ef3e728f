import type { TestProject } from 'vitest/node';
import { runSite } from '../fixtures/running-site.ts';
import { findChromium } from './find-chromium.ts';

/** One running system for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Fails early if there is none, and unpacks it before several workers want it.
  await findChromium();
  return runSite(project);
}
