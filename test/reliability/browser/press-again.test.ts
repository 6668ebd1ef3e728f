/** @module-tag thorough */
import { expect, inject, it } from 'vitest';
import { complaint } from '../../../shared/forms/complaint.ts';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { paths } from '../../../shared/paths.ts';
import { DAY_MS } from '../../../shared/retention.ts';
import { hydrated, visit, visitHydrated } from '../../e2e/browser.ts';
import {
  choosePhotos,
  entriesIn,
  fillAndSend,
  fillIn,
  notice,
  photoItems,
  submit,
  submitButton,
} from '../../e2e/fill.ts';
import { rowsOf } from '../../e2e/rows.ts';
import { jpegFile } from '../../functions/sample-images.ts';
import { RETRY_LIMIT_MS } from '../../hang-limits.ts';

// F5, F11 and F12 in the browser: test/e2e/forms.test.ts.

const isUpload = (url: URL) => url.href.startsWith(inject('uploadOrigin'));
const isFirst = (url: string) => url.includes('_a.jpg');

it('F6: a store that takes one photo of three and then none loses nothing; one press later all is there, the first not sent again', async () => {
  const { page } = await visitHydrated(paths.complaint);
  const entries = await fillIn(page, complaint);
  await choosePhotos(page, ['a.jpg', jpegFile], ['b.jpg', jpegFile], ['c.jpg', jpegFile]);
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
  await page.route(isUpload, (route) =>
    route.request().method() === 'PUT' && !isFirst(route.request().url())
      ? route.abort('connectionrefused')
      : route.continue(),
  );
  await submitButton(page).click();
  await expect
    .poll(() => notice(page).last().textContent(), { timeout: RETRY_LIMIT_MS })
    .toBe(SEND_FAILED.title + SEND_FAILED.text);
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  expect(await photoItems(page).count()).toBe(3);
  expect(await rowsOf(complaint, entries['email'])).toEqual([]);

  await page.unroute(isUpload);
  await submit(page, complaint.success);
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
  await page.goto(paths.complaint);
  await hydrated(page);
  await choosePhotos(page, ['a.jpg', jpegFile]);
  const entries = await fillAndSend(page, complaint);
  const [row] = await rowsOf(complaint, entries['email']);
  // Only the server's clock counts.
  expect(Math.abs(Date.parse(String(row?.['created_at'])) - Date.now())).toBeLessThan(60_000);
  const [url = ''] = (row?.['photo_urls'] ?? []) as string[];
  expect((await fetch(url)).status).toBe(200);
});
