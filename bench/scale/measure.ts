/**
 * What grows with the work: requests stored, pages, documents. `MAX_ROWS=1000000` goes a step further than the five minutes of the
 * default; with the argument `docs`, figures and chart go into `docs/` instead of the cache.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWN_STACK, prepare } from '../../infra/local/prepare.ts';
import { readTemplate } from '../../infra/local/template/read-template.ts';
import { machine } from '../machine.ts';
import { drawChart } from './chart.ts';
import type { BuildFigure, Figures } from './figures.ts';
import { measureRows } from './measure-rows.ts';
import { runProgram } from './run-program.ts';
import { buildTable, rowsTable } from './tables.ts';

const MAX_ROWS = Number(process.env['MAX_ROWS'] ?? 100_000);
const ROWS = [100, 1000, 10_000, 100_000, 1_000_000].filter((count) => count <= MAX_ROWS);
const PAGES = [27, 90, 270];
const DOCUMENTS = [14, 42, 140];

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = join(root, '.cache/bench-scale');
const say = (line: string) => process.stdout.write(`${line}\n`);

await main();

async function main(): Promise<void> {
  const results = process.argv[2] === 'docs' ? join(root, 'docs') : scratch;
  await mkdir(scratch, { recursive: true });
  await prepare({ say, dev: true, signal: new AbortController().signal });
  const template = readTemplate(OWN_STACK.folder, OWN_STACK.name);
  const figures: Figures = {
    machine: machine(),
    rows: await inFolder((folder) => measureRows(folder, template, ROWS, say)),
    pages: await builds('bench/scale/make-pages.ts', PAGES),
    documents: await builds('bench/scale/make-documents.ts', DOCUMENTS),
  };
  say(
    `\n${figures.machine} at the start\n\n${rowsTable(figures.rows)}\n\n${buildTable('Pages', figures.pages)}\n\n${buildTable('Documents', figures.documents)}\n`,
  );
  await writeFile(join(results, 'performance-scale.json'), `${JSON.stringify(figures, null, 2)}\n`);
  await writeFile(join(results, 'performance-scale.svg'), drawChart(figures));
  say(`Figures and chart are in ${results}; ${machine()} at the end`);
}

/** Runs a program once for each number of things to make. */
async function builds(program: string, counts: readonly number[]): Promise<readonly BuildFigure[]> {
  const figures: BuildFigure[] = [];
  for (const count of counts) {
    say(`${program} ${count} …`);
    const { output, ...usage } = await inFolder((folder) =>
      runProgram(folder, program, { args: [folder, String(count)] }),
    );
    figures.push({ count, ...usage, growing: Number(output) });
  }
  return figures;
}

/** Does work in a temporary folder, inside the project, where built pages find their packages. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(scratch, 'at-work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
