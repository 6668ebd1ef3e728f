import { paths } from '../../shared/paths.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { machine } from '../machine.ts';
import { openBrowser, type Audit } from './audit.mjs';
import { measureInteractions } from './interaction.ts';
import { measurePlanner } from './planner.ts';
import { serve, type Served } from './serve.ts';
import { buildVariants } from './variants.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const PAGES = [paths.home, paths.outdoorStairs, paths.contact, paths.library];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

process.stdout.write('Building the site and its variants …\n');
const variants = await buildVariants(process.env['BEFORE']);
const servers = new Map<string, Served>();
for (const variant of variants) servers.set(variant.name, await serve(variant));
const browser = await openBrowser(await findChromium({ isInstalledFirst: true }));
try {
  const [only] = process.argv.slice(2);
  if (!only || only === 'pages') await comparePages();
  if (!only || only === 'interactions') await interactions();
  if (!only || only === 'planner') await planner();
  if (!only || only === 'routes') await auditRoutes();
} finally {
  browser.close();
  for (const { close } of servers.values()) close();
}

function audit(variant: string, path: string, categories: readonly string[]): Promise<Audit> {
  return browser.audit(originOf(variant) + path, categories);
}

/** Every variant of every page, taking turns: medians, and this site's ratios to the other two. */
async function comparePages(): Promise<void> {
  process.stdout.write(`Lighthouse, mobile, medians of ${RUNS} runs, taking turns; Node ${process.version}\n`);
  for (const path of PAGES) {
    const runs = new Map(variants.map(({ name }) => [name, [] as Audit[]]));
    for (let run = 0; run < RUNS; run++) {
      process.stdout.write(`${path}: run ${run + 1} of ${RUNS} …\n`);
      for (const { name } of variants) runs.get(name)?.push(await audit(name, path, ['performance']));
    }
    const rows = Object.fromEntries([...runs].map(([name, audits]) => [name, medians(audits)]));
    const [ours, floor, usual] = variants.map(({ name }) => rows[name]);
    process.stdout.write(`\n${path}\n`);
    console.table({ ...rows, '÷ without scripts': ratios(ours, floor), '÷ client-rendered': ratios(ours, usual) });
  }
}

function originOf(variant: string): string {
  return servers.get(variant)?.origin ?? '';
}

async function interactions(): Promise<void> {
  process.stdout.write(`\nInteraction to next paint, processor slowed four times, medians of ${RUNS} runs, ms\n`);
  const origins = {
    site: originOf('this site'),
    withoutScripts: originOf('without scripts'),
    before: servers.get('before')?.origin,
  };
  console.table(await measureInteractions(origins, RUNS, (line) => process.stdout.write(`${line}\n`)));
}

async function planner(): Promise<void> {
  process.stdout.write(
    `\nFrom the press of a key to the painted section of the planner, medians of ${RUNS} presses, ms; ${machine()}\n`,
  );
  console.table(await measurePlanner(originOf('this site'), RUNS, (line) => process.stdout.write(`${line}\n`)));
}

/** All four categories of every route, from the run in the middle by performance, which alone varies. */
async function auditRoutes(): Promise<void> {
  const rows: Record<string, Record<string, unknown>> = {};
  for (const path of Object.values(paths)) {
    const runs: Audit[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await audit('this site', path, CATEGORIES));
    const [performance = ''] = CATEGORIES;
    const sorted = runs.toSorted((a, b) => (a.scores[performance] ?? 0) - (b.scores[performance] ?? 0));
    const { scores, failed, shift } = sorted[Math.floor(RUNS / 2)] as Audit;
    rows[path] = { ...scores, CLS: Number(shift.toFixed(4)), failed: failed.join(', ') };
    process.stdout.write(`${path} ${Object.values(scores).join(' / ')} ${failed.join(', ')}\n`);
  }
  console.table(rows);
}

type Row = Readonly<Record<string, number>>;

function medians(audits: readonly Audit[]): Row {
  const median = (value: (audit: Audit) => number) =>
    audits.map(value).toSorted((a, b) => a - b)[Math.floor(audits.length / 2)] ?? NaN;
  return {
    'FCP ms': Math.round(median(({ firstPaint }) => firstPaint)),
    'LCP ms': Math.round(median(({ largestPaint }) => largestPaint)),
    'blocking ms': Math.round(median(({ blocking }) => blocking)),
    CLS: Number(median(({ shift }) => shift).toFixed(4)),
    'script KB': Math.round(median(({ scriptBytes }) => scriptBytes) / 100) / 10,
    'all KB': Math.round(median(({ bytes }) => bytes) / 100) / 10,
  };
}

function ratios(ours: Row = {}, other: Row = {}): Row {
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => [name, Math.round((value / (other[name] || NaN)) * 100) / 100]),
  );
}
