/**
 * Holds the built pages and documents, and the files of plans, to independent programs: `npm run check:outputs`, or `npm run check:outputs plans`.
 * Says what to install for a program that is missing; with `--strict` it fails then. In the end it plants faults, which the checks have to find.
 */
import { prepare } from '../../infra/local/prepare.ts';
import { checks } from './checks.ts';
import { plantFaults } from './faults.ts';

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
// The checks themselves: each has to find a fault that is put into a sound file.
if (!isForPlans && missing === 0) {
  const { planted, missed } = await plantFaults();
  console.log(`Planted faults: ${planted - missed.length} of ${planted} found`);
  for (const miss of missed) console.log(`  ${miss}`);
  failed += missed.length;
}
process.exitCode = failed > 0 || (isStrict && missing > 0) ? 1 : 0;
