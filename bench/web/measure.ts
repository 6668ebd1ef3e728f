/**
 * `npm run bench:web [-- [pages|routes|presses] [path …]]`: Lighthouse on the pages beside the same without scripts and rendered by the client, on
 * every route, and presses. `RUNS=1` for a first look.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startLocal } from '../../infra/start/start-site.ts';
import { paths } from '../../shared/paths.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { machine } from '../machine.ts';
import { middle, openBrowser, type Report } from './audit.mjs';
import { measurePresses } from './presses.ts';
import { serve } from './serve.ts';
import { buildVariants } from './variants.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const PAGES = [paths.home, paths.outdoorStairs, paths.contact, paths.library];

const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: () =>
    audit(
      PAGES,
      variants.map(({ name }) => name),
    ),
  routes: () => audit(Object.values(paths), ['this site']),
  presses: comparePresses,
};
const named = process.argv.slice(2);
const chosen = named.filter((name) => name.startsWith('/'));
const chosenParts = named.filter((name) => !name.startsWith('/'));
const unknown = chosenParts.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) throw new Error(`There is no bench ${unknown.join()}, but ${Object.keys(parts).join(', ')}.`);
const wanted = chosenParts.length > 0 ? chosenParts : Object.keys(parts);

console.log('Building the site and its variants …');
const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
const host = await startLocal({ port: 0, dataDir });
const variants = await buildVariants(host.url);
const servers = await Promise.all(variants.map(serve));
const origins: Readonly<Record<string, string>> = Object.fromEntries(
  servers.map(({ origin }, index) => [variants[index]?.name, origin]),
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
  for (const { close } of servers) close();
  await host.stop();
  await rm(dataDir, { recursive: true });
}
console.log(machine());

/** Prints Lighthouse's middle run of each page of each site. */
async function audit(pages: readonly string[], sites: readonly string[]): Promise<void> {
  const rows: Record<string, Record<string, number>> = {};
  for (const path of chosen.length > 0 ? chosen : pages) {
    console.log(path);
    const runs = new Map(sites.map((site) => [site, [] as Report[]]));
    // The first load encodes the pictures.
    await measured(`${origins['this site']}${path}`);
    for (let run = 0; run < RUNS; run++)
      for (const [site, reports] of runs) reports.push(await measured(`${origins[site]}${path}`));
    for (const [site, reports] of runs) {
      const report = middle(reports);
      rows[`${path} ${site}`] = report ? figuresOf(report) : {};
    }
  }
  console.table(rows);
}

/** @throws Error for a page with requests that failed: it is another page than visitors see */
async function measured(url: string): Promise<Report> {
  const report = await lighthouse.audit(url);
  const requests = report.audits['network-requests']?.details?.items ?? [];
  const failed = requests.filter(({ statusCode }) => statusCode < 200 || statusCode >= 400);
  if (requests.length > 0 && failed.length === 0) return report;
  throw new Error(
    `${url} is not measured: ${failed.map((one) => `${one.statusCode} ${one.url}`).join(', ') || 'no requests'}.`,
  );
}

/** Scores of 100, times in milliseconds, sizes in kilobytes as sent. */
function figuresOf({ categories, audits }: Report): Record<string, number> {
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const figures = {
    ...Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    'script KB': kilobytes('Script'),
    'all KB': kilobytes(),
  };
  const rounded = Object.entries(figures).map(([name, figure]) => [name, Math.round(figure)] as const);
  return { ...Object.fromEntries(rounded), CLS: value('cumulative-layout-shift') };
}

async function comparePresses(): Promise<void> {
  const { 'client-rendered': _other, ...sites } = origins;
  console.log('\nInteraction to next paint, processor slowed four times, ms');
  console.table(await measurePresses(browser, sites, RUNS, console.log));
}
