/**
 * Holds the built pages and documents, and the files of plans, to independent programs: `npm run check:outputs`, or `npm run check:outputs plans`.
 * Says what to install for a program that is missing; with `--strict` it fails then.
 */
import { prepare } from '../../../infra/start/prepare.ts';
import { checks } from './checks.ts';

const isForPlans = process.argv.includes('plans');
const isStrict = process.argv.includes('--strict');
if (!isForPlans) await prepare({ say: console.log, dev: false, signal: new AbortController().signal });

let failed = 0;
let missing = 0;
for (const { name, install, isInstalled, files, ...check } of checks.filter(({ isAlone }) => isAlone || !isForPlans)) {
  if (!isInstalled()) {
    console.log(`${name}: not checked, run «apt-get install -y ${install}».`);
    missing += 1;
    continue;
  }
  const paths = await check.paths();
  const findings = await check.findings(paths);
  console.log(
    `${name}: ${paths.length} ${files}, ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`,
  );
  for (const finding of findings) console.log(`  ${finding}`);
  failed += findings.length;
}
process.exitCode = failed > 0 || (isStrict && missing > 0) ? 1 : 0;
