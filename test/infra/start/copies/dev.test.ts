/**
 * `npm run dev` on a copy of the project whose files the tests edit.
 * @module-tag thorough
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { company } from '../../../../shared/owner/company.ts';
import { paths } from '../../../../shared/paths.ts';
import { pageError } from '../../../../web/content/page-error.ts';
import { findChromium } from '../../../e2e/find-chromium.ts';
import { RETRY_LIMIT_MS } from '../../../hang-limits.ts';
import { copyProject, type Copy } from '../../../rehearsals/handover/copy.ts';

let copy: Copy;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let url = '';
const lines: string[] = [];
/** Waits for a line of the terminal, and gives it. */
const said = (line: RegExp) =>
  vi.waitFor(() => lines.find((one) => line.test(one)) ?? Promise.reject(new Error(lines.join('\n'))), {
    timeout: RETRY_LIMIT_MS,
  });

beforeAll(async () => {
  copy = copyProject();
  dev = spawn(process.execPath, ['infra/start/start.ts', '--dev'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (dev.stdout) createInterface(dev.stdout).on('line', (line) => lines.push(line));
  url = (await said(/^The site is at /u)).slice('The site is at '.length);
  // Until the watcher has seen all folders, it misses changes.
  await vi.waitFor(
    () => {
      const file = join(copy.folder, 'functions/contact.ts');
      writeFileSync(file, readFileSync(file));
      if (!lines.includes('Reloaded the functions.')) throw new Error(lines.join('\n'));
    },
    { timeout: RETRY_LIMIT_MS, interval: 5000 },
  );
  browser = await chromium.launch({ ...(await findChromium()), args: ['--no-sandbox'] });
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  copy.remove();
});

const openFresh = async (path: string) => {
  // The page before may still be reloading what was edited, which ends this navigation.
  await vi.waitFor(() => page.goto(url + path), { timeout: RETRY_LIMIT_MS });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
};

it('serves no file of the data folder, and no other site any file', async () => {
  const headers = { origin: 'http://localhost:5555' };
  for (const file of ['.data/host.json', 'package.json']) {
    for (const query of ['', '?raw', '?url', '?import&raw', '?inline']) {
      const answer = await fetch(`${url}/@fs${copy.folder}/${file}${query}`, { headers });
      expect([query, answer.status]).toEqual([query, 403]);
      expect(await answer.text()).not.toMatch(/secretAccessKey|devDependencies/u);
    }
  }
  const source = await fetch(`${url}/content/imprint.ts`, { headers });
  expect([source.status, source.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

it('shows what a page throws, keeps header, contact and entries, and goes on when it is mended', async () => {
  await openFresh(paths.contact);
  const name = page.getByLabel('Name', { exact: false }).first();
  await name.fill('Ursula Bärtschi');
  const file = join(copy.folder, 'web/pages/contact/ContactPage.tsx');
  const sound = readFileSync(file, 'utf8');
  writeFileSync(file, sound.replace('PageProps) {', "PageProps) {\n  if (path) throw new Error('Broken page');"));
  await page.locator('vite-error-overlay .message-body').getByText('Broken page').waitFor();
  await page.getByRole('heading', { name: pageError.heading }).waitFor({ state: 'attached' });
  expect(await page.locator('header').count()).toBeGreaterThan(0);
  expect(await page.locator('main').textContent()).toContain(company.email);
  writeFileSync(file, sound);
  await openFresh(paths.contact);
  await expect.poll(() => name.inputValue()).toBe('Ursula Bärtschi');
});
