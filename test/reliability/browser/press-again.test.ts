/** @module-tag thorough */
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formPath } from '../../../shared/api.ts';
import { allForms } from '../../../shared/forms/all-forms.ts';
import { complaint } from '../../../shared/forms/complaint.ts';
import type { Form } from '../../../shared/forms/define-form.ts';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { hydrated, visit, visitHydrated } from '../../e2e/browser.ts';
import { control, entriesIn, fillIn, FORM_PATHS, notice, submitButton } from '../../e2e/fill.ts';
import { rowsOf } from '../../e2e/rows.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { RETRY_LIMIT_MS } from '../../hang-limits.ts';
import { figure, howMany } from '../effort.ts';
import { seeded } from '../random.ts';

const ROUNDS = Array.from({ length: howMany(20, 1) }, (_, round) => round);
const SEEDS = howMany(10, 2);
const FAILED = SEND_FAILED.title + SEND_FAILED.text;

/** What can become of a press of the button; in the first of them the form is stored although the visitor reads otherwise. */
const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'the answer is lost': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'the answer is another page': async (route) => {
    await route.fetch();
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' });
  },
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'the name is not found': (route) => route.abort('namenotresolved'),
  'the API is asked too much': (route) =>
    route.fulfill({ status: 429, contentType: 'application/json', body: '{"message":"Too Many Requests"}' }),
  'the firewall refuses': (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>403</h1>' }),
  'the table is down': (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{"type":"urn:problem:unavailable"}' }),
  'the function failed': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Internal Server Error"}' }),
};

/** Presses the button, which fails in this way, and waits until it can be pressed again. */
async function pressInVain(page: Page, form: Form, fault: string): Promise<void> {
  await page.route(`**${formPath(form.id)}`, faults[fault] ?? (() => {}), { times: 1 });
  await submitButton(page).click();
  await expect.poll(() => notice(page).last().textContent()).toBe(FAILED);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
}

it.each(ROUNDS)(
  'F5, F11, F12: entries survive any failures, and the next press makes one row (round %i)',
  async (round) => {
    const first = round * SEEDS + 1;
    let failures = 0;
    for (let seed = first; seed < first + SEEDS; seed++) {
      const random = seeded(seed);
      const form = random.pick(allForms);
      const script = Array.from({ length: 1 + random.below(3) }, () => random.pick(Object.keys(faults)));
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
      await expect
        .poll(() => notice(page).last().textContent(), { message: `seed ${seed}: ${script.join(', ')}` })
        .toBe(form.success.title + form.success.text);
      const rows = await rowsOf(form, entries['email'] ?? '');
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
  expect(await rowsOf(complaint, entries['email'] ?? '')).toEqual([]);

  await page.unroute(isUpload);
  await submitButton(page).click();
  await expect.poll(() => notice(page).last().textContent()).toBe(complaint.success.title + complaint.success.text);
  const [row, ...more] = await rowsOf(complaint, entries['email'] ?? '');
  expect(more).toEqual([]);
  expect(row?.['photo_urls']).toHaveLength(3);
  expect(puts.filter(isFirst)).toHaveLength(1);
});

describe.each([
  ['a day behind', -1],
  ['a day ahead', 1],
  ['in 1970', -56 * 365],
])('F13: a browser whose clock is %s', (_, days) => {
  it('sends a complaint with a photo like any other: only the server’s clock counts', async () => {
    const { page } = await visit('about:blank');
    await page.clock.setSystemTime(Date.now() + days * 24 * 60 * 60 * 1000);
    await page.goto(FORM_PATHS[complaint.id] ?? '');
    await hydrated(page);
    const entries = await fillIn(page, complaint);
    await control(page, 'photos').setInputFiles(photo('a.jpg'));
    await expect.poll(() => items(page).count()).toBe(1);
    await submitButton(page).click();
    await expect.poll(() => notice(page).last().textContent()).toBe(complaint.success.title + complaint.success.text);
    const [row] = await rowsOf(complaint, entries['email'] ?? '');
    expect(Math.abs(Date.parse(String(row?.['created_at'])) - Date.now())).toBeLessThan(60_000);
    const [url = ''] = (row?.['photo_urls'] ?? []) as string[];
    expect((await fetch(url)).status).toBe(200);
  });
});
