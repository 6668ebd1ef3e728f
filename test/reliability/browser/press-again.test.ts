/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { DAY_MS } from '../../../shared/retention.ts';
import { hydrated, visit, visitHydrated } from '../../e2e/browser.ts';
import {
  control,
  entriesIn,
  expectNotice,
  FAILURES,
  fillAndSend,
  fillIn,
  FORM_PATHS,
  notice,
  pressInVain,
  submitButton,
} from '../../e2e/fill.ts';
import { rowsOf } from '../../e2e/rows.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { RETRY_LIMIT_MS } from '../../hang-limits.ts';
import { figure, howMany } from '../effort.ts';
import { seeded } from '../random.ts';

const ROUNDS = Array.from({ length: howMany(20, 1) }, (_, round) => round);
const SEEDS = howMany(10, 2);
const FAILED = SEND_FAILED.title + SEND_FAILED.text;

it.each(ROUNDS)(
  'F5, F11, F12: entries survive any failures, and the next press makes one row (round %i)',
  async (round) => {
    const first = round * SEEDS + 1;
    let failures = 0;
    for (let seed = first; seed < first + SEEDS; seed++) {
      const random = seeded(seed);
      const form = random.pick(allForms);
      const script = Array.from({ length: 1 + random.below(3) }, () => random.pick(Object.keys(FAILURES)));
      const { page } = await visitHydrated(FORM_PATHS[form.id] ?? '');
      const entries = await fillIn(page, form);
      for (const fault of script) {
        await pressInVain(page, form, fault);
        failures += 1;
        expect({ seed, script, entries: await entriesIn(page, Object.keys(entries)) }).toEqual({
          seed,
          script,
          entries,
        });
      }
      await submitButton(page).click();
      await expectNotice(page, form.success);
      const rows = await rowsOf(form, entries['email']);
      expect({ seed, script, rows: rows.length }).toEqual({ seed, script, rows: 1 });
      expect(rows[0]).toMatchObject(entries);
    }
    figure(
      'F5',
      `browser: seeds ${first} to ${first + SEEDS - 1}, ${failures} failed presses, entries kept each time, one row each`,
    );
  },
);

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: jpegFile });
const isUpload = (url: URL) => url.href.startsWith(inject('uploadOrigin'));
const isFirst = (url: string) => url.includes('_a.jpg');
const items = (page: Page) => page.locator('form li:has(img)');

it('F6: a store that takes one photo of three and then none loses nothing; one press later all is there, the first not sent again', async () => {
  const { page } = await visitHydrated(FORM_PATHS[complaint.id] ?? '');
  const entries = await fillIn(page, complaint);
  await control(page, 'photos').setInputFiles(['a.jpg', 'b.jpg', 'c.jpg'].map(photo));
  await expect.poll(() => items(page).count()).toBe(3);
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await page.route(isUpload, (route) =>
    route.request().method() === 'PUT' && !isFirst(route.request().url())
      ? route.abort('connectionrefused')
      : route.continue(),
  );
  await submitButton(page).click();
  await expect.poll(() => notice(page).last().textContent(), { timeout: RETRY_LIMIT_MS }).toBe(FAILED);
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  expect(await items(page).count()).toBe(3);
  expect(await rowsOf(complaint, entries['email'])).toEqual([]);

  await page.unroute(isUpload);
  await submitButton(page).click();
  await expectNotice(page, complaint.success);
  const rows = await rowsOf(complaint, entries['email']);
  expect(rows.map((row) => row['photo_urls'])).toEqual([[expect.any(String), expect.any(String), expect.any(String)]]);
  expect(puts.filter(isFirst)).toHaveLength(1);
});

it.each([
  ['a day behind', -1],
  ['a day ahead', 1],
  ['in 1970', -56 * 365],
])('F13: a browser whose clock is %s sends a complaint with a photo like any other', async (_, days) => {
  const { page } = await visit('about:blank');
  await page.clock.setSystemTime(Date.now() + days * DAY_MS);
  await page.goto(FORM_PATHS[complaint.id] ?? '');
  await hydrated(page);
  await control(page, 'photos').setInputFiles(photo('a.jpg'));
  await expect.poll(() => items(page).count()).toBe(1);
  const entries = await fillAndSend(page, complaint);
  const [row] = await rowsOf(complaint, entries['email']);
  // Only the server's clock counts.
  expect(Math.abs(Date.parse(String(row?.['created_at'])) - Date.now())).toBeLessThan(60_000);
  const [url = ''] = (row?.['photo_urls'] ?? []) as string[];
  expect((await fetch(url)).status).toBe(200);
});
