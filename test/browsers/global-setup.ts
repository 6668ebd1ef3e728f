import type { TestProject } from 'vitest/node';
import { runSite } from '../fixtures/running-site.ts';
import { missingBrowsers } from './installed.ts';

/** One running system for both browsers. Says what to install for those that are missing. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const { name, packages } of missingBrowsers())
    console.log(`${name} is not tested: run «apt-get install -y ${packages}».`);
  return runSite(project);
}
