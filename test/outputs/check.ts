/**
 * Holds the built pages and documents, and the files of plans, to independent programs: `npm run check:outputs`, or `npm run check:outputs plans`.
 * Says what to install for a program that is missing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepare } from '../../infra/local/prepare.ts';
import { checks } from './checks.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
if (!existsSync(`${here}node_modules`)) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit', shell: process.platform === 'win32' });
}
const isForPlans = process.argv[2] === 'plans';
if (!isForPlans) await prepare({ say: console.log, dev: false, signal: new AbortController().signal });

let failed = 0;
for (const { name, install, isInstalled, run } of checks.filter(({ isAlone }) => isAlone || !isForPlans)) {
  if (!isInstalled()) {
    console.log(`${name}: not checked, run «apt-get install -y ${install}».`);
    continue;
  }
  const { checked, findings } = await run();
  console.log(`${name}: ${checked}, ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`);
  for (const finding of findings) console.log(`  ${finding}`);
  failed += findings.length;
}
process.exitCode = failed > 0 ? 1 : 0;
