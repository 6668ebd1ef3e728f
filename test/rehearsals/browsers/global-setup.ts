import type { TestProject } from 'vitest/node';
import { runSite } from '../../fixtures/running-site.ts';
import { missingBrowsers } from './installed.ts';

/** One running system for all browsers. Says what to install for those that are missing; with `STRICT=1` the run fails then. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = missingBrowsers().map(
    ({ name, packages }) => `${name} is not tested: run «apt-get install -y ${packages}».`,
  );
  if (process.env['STRICT'] && missing.length > 0) throw new Error(missing.join('\n'));
  for (const line of missing) console.log(line);
  return runSite(project);
}
