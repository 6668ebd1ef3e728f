import type { TestProject } from 'vitest/node';
import { runSite } from '../fixtures/running-site.ts';
import { findChromium } from './browser-path.ts';

/** One running system for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  findChromium();
  return runSite(project);
}
