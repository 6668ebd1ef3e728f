/**
 * `npm run bench:web [-- pages|routes|presses|planner [path …]]`: the pages beside the same without scripts and rendered by the client, all four
 * categories of Lighthouse, presses, the planner. `RUNS=1` for a first look, `BEFORE=folder` for the site of another build along with this one.
 */
import { chromium } from 'playwright-core';
import { paths } from '../../shared/paths.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { machine, median } from '../machine.ts';
import { openBrowser, type Audit } from './audit.mjs';
import { measurePlanner } from './planner.ts';
import { measurePresses } from './presses.ts';
import { serve, type Served } from './serve.ts';
import { buildVariants } from './variants.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const PAGES = [paths.home, paths.outdoorStairs, paths.contact, paths.library];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: comparePages,
  routes: auditRoutes,
  presses: comparePresses,
  planner,
};
const [only, ...chosen] = process.argv.slice(2);
const wanted = Object.keys(parts).filter((part) => only === undefined || part === only);
if (wanted.length === 0) throw new Error(`There is no bench ${only}, but ${Object.keys(parts).join(', ')}.`);

console.log('Building the site and its variants …');
const variants = await buildVariants(process.env['BEFORE']);
const servers = new Map<string, Served>(
  await Promise.all(variants.map(async (variant) => [variant.name, await serve(variant)] as const)),
);
const executable = await findChromium({ isInstalledFirst: true });
const lighthouse = await openBrowser(executable);
const browser = await chromium.launch({ ...executable, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
console.log(`Medians of ${RUNS} runs, taking turns; ${machine()}`);
try {
  for (const part of wanted) await parts[part]?.();
} finally {
  await browser.close();
  lighthouse.close();
  for (const { close } of servers.values()) close();
}
console.log(machine());

/** Lighthouse, mobile: every variant of every page, and this site's ratios to the other two. */
async function comparePages(): Promise<void> {
  for (const path of chosen.length > 0 ? chosen : PAGES) {
    // The first load encodes the pictures.
    await audit('this site', path, ['performance']);
    const runs = new Map(variants.map(({ name }) => [name, [] as Audit[]]));
    for (let run = 0; run < RUNS; run++)
      for (const { name } of variants) runs.get(name)?.push(await audit(name, path, ['performance']));
    const rows = Object.fromEntries([...runs].map(([name, audits]) => [name, medians(audits)]));
    console.log(`\n${path}`);
    console.table({
      ...rows,
      '÷ without scripts': ratios(rows['this site'], rows['without scripts']),
      '÷ client-rendered': ratios(rows['this site'], rows['client-rendered']),
    });
  }
}

/** All four categories, from the run in the middle by performance, which alone varies. */
async function auditRoutes(): Promise<void> {
  const rows: Record<string, Record<string, unknown>> = {};
  for (const path of chosen.length > 0 ? chosen : Object.values(paths)) {
    const runs: Audit[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await audit('this site', path, CATEGORIES));
    const sorted = runs.toSorted((a, b) => (a.scores['performance'] ?? 0) - (b.scores['performance'] ?? 0));
    const { scores, failed, shift } = sorted[Math.floor(RUNS / 2)] as Audit;
    rows[path] = { ...scores, CLS: Number(shift.toFixed(4)), failed: failed.join(', ') };
    console.log(path);
  }
  console.table(rows);
}

async function comparePresses(): Promise<void> {
  const sites = variants.filter(({ name }) => name !== 'client-rendered').map(({ name }) => [name, originOf(name)]);
  console.log('\nInteraction to next paint, processor slowed four times, ms');
  console.table(await measurePresses(browser, Object.fromEntries(sites), RUNS, console.log));
}

async function planner(): Promise<void> {
  console.log('\nFrom the press of a key to the painted section of the planner, ms');
  console.table(await measurePlanner(browser, originOf('this site'), RUNS, console.log));
}

function audit(variant: string, path: string, categories: readonly string[]): Promise<Audit> {
  return lighthouse.audit(originOf(variant) + path, categories);
}

function originOf(variant: string): string {
  return servers.get(variant)?.origin ?? '';
}

type Row = Readonly<Record<string, number>>;

function medians(audits: readonly Audit[]): Row {
  const of = (value: (audit: Audit) => number) => median(audits.map(value));
  return {
    'FCP ms': Math.round(of(({ firstPaint }) => firstPaint)),
    'LCP ms': Math.round(of(({ largestPaint }) => largestPaint)),
    'blocking ms': Math.round(of(({ blocking }) => blocking)),
    CLS: Number(of(({ shift }) => shift).toFixed(4)),
    'script KB': Math.round(of(({ scriptBytes }) => scriptBytes) / 100) / 10,
    'all KB': Math.round(of(({ bytes }) => bytes) / 100) / 10,
  };
}

function ratios(ours: Row = {}, other: Row = {}): Row {
  return Object.fromEntries(
    Object.entries(ours).map(([name, value]) => [name, Math.round((value / (other[name] || NaN)) * 100) / 100]),
  );
}
