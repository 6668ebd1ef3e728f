/**
 * Plants the slips of `slips.tsv` one at a time in a copy of the last commit, and names those that their test does not find:
 * `npm run test:slips`. What a slip does to somebody: a request is lost, a visitor is told what is not so (lies), somebody gets in (admits), a
 * deployment stops, or a use gets worse (hinders).
 * Arguments choose slips by a part of their file or test.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVitest, type Vitest } from 'vitest/node';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COPY = join(ROOT, '.cache/slips');
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT });

/** A text of a file, what it becomes, and the test that finds it. */
type Slip = readonly [harm: string, file: string, text: string, becomes: string, finder: string];

/** Line feeds and backslashes are written as in a string. */
const written = (cell: string) => cell.replaceAll(/\\(.)/gu, (_, sign: string) => (sign === 'n' ? '\n' : sign));
const [, ...lines] = readFileSync(join(ROOT, 'test/rehearsals/slips/slips.tsv'), 'utf8').trimEnd().split('\n');
const slips = lines.map((line) => line.split('\t').map(written) as unknown as Slip);

const wanted = process.argv.slice(2);
const chosen = slips.filter(
  ([, file, , , finder]) => wanted.length === 0 || wanted.some((part) => `${file} ${finder}`.includes(part)),
);
const isInBrowser = ([, , , , finder]: Slip) => finder.startsWith('test/e2e/');

remove();
git('worktree', 'add', '--quiet', '--detach', COPY, 'HEAD');
for (const folder of ['.cache', 'node_modules/@works']) mkdirSync(join(COPY, folder), { recursive: true });
// The engines are those of the copy.
const packages = readdirSync(join(ROOT, 'node_modules')).filter(
  (name) => name === '.bin' || !/^\.|^@works$/u.test(name),
);
for (const path of ['.cache/pictures', '.cache/documents', ...packages.map((name) => `node_modules/${name}`)])
  if (existsSync(join(ROOT, path))) symlinkSync(join(ROOT, path), join(COPY, path), 'junction');
for (const engine of readdirSync(join(ROOT, 'packages')))
  symlinkSync(join(COPY, 'packages', engine), join(COPY, 'node_modules/@works', engine), 'junction');
process.chdir(COPY);
const vitest = await createVitest('test', { root: COPY, watch: true, reporters: [{}] }, { server: { watch: null } });
const missed: string[] = [];
try {
  await vitest.standalone();
  for (const slip of chosen) {
    const result = await plant(slip);
    const [harm, file, text, becomes, finder] = slip;
    const line = `${result.padEnd(8)} ${harm.padEnd(8)} ${file}: ${text} → ${becomes} (${finder})`.replaceAll(
      '\n',
      ' ',
    );
    console.log(line);
    if (result !== 'found') missed.push(line);
  }
} finally {
  await vitest.close();
  process.chdir(ROOT);
  remove();
}
console.log(`${chosen.length - missed.length} of ${chosen.length} found.`);
process.exit(missed.length > 0 ? 1 : 0);

async function plant(slip: Slip): Promise<'found' | 'missed' | 'no text'> {
  const [, file, text, becomes, finder] = slip;
  const path = join(COPY, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(text)) return 'no text';
  writeFileSync(
    path,
    source.replace(text, () => becomes),
  );
  try {
    return (isInBrowser(slip) ? runAlone(finder) : await run(vitest, path, finder)) ? 'missed' : 'found';
  } finally {
    writeFileSync(path, source);
    vitest.invalidateFile(path);
  }
}

/** Whether a test passes. A browser test needs a site that is built anew. */
function runAlone(finder: string): boolean {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', finder];
  return spawnSync(process.execPath, args, { cwd: COPY }).status === 0;
}

async function run(runner: Vitest, path: string, finder: string): Promise<boolean> {
  runner.invalidateFile(path);
  const tests = await runner.globTestSpecifications([finder]);
  if (tests.length === 0) throw new Error(`There is no test ${finder}.`);
  const { testModules, unhandledErrors } = await runner.runTestSpecifications(tests);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

function remove(): void {
  rmSync(COPY, { recursive: true, force: true });
  git('worktree', 'prune');
}
