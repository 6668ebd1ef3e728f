import { expect, inject, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import { paths } from '../../shared/paths.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { expectedOf, mailsAbout, shownIn, writtenIn } from '../infra/fixtures/mails.ts';
import { PHONE, visitHydrated } from './browser.ts';
import { choosePhotos, fillIn, submit } from './fill.ts';
import { rowsOf } from './rows.ts';

/** What the clock of the page says. */
const NOW = Date.now();

it('a complaint reaches the team: every field as it was entered, and its photos by links that open', async () => {
  const { page } = await visitHydrated(paths.complaint);
  await page.clock.setFixedTime(NOW);
  const entries = await fillIn(page, complaint);
  const { email } = entries;
  await page.clock.setFixedTime(NOW + MIN_FILL_MS - 1);
  await choosePhotos(page, ['Riss Süd.jpg', jpegFile]);
  await submit(page, complaint.success);

  await expect.poll(async () => (await mailsAbout(inject('dataDir'), email)).length).toBe(1);
  const [mail] = await mailsAbout(inject('dataDir'), email);
  const [row] = await rowsOf(complaint, email);
  const [url = ''] = (row?.['photo_urls'] ?? []) as string[];
  // Entered faster than a person can.
  expect(mail?.subject).toBe(`Auffällig: Reklamation ${String(row?.['reference'])}`);
  expect(mail && shownIn(mail)).toEqual({ ...expectedOf(complaint, entries), Fotos: 'Riss Süd.jpg' });
  expect(mail && writtenIn(mail)).toEqual({ ...expectedOf(complaint, entries), Fotos: `Riss Süd.jpg: ${url}` });

  // The site's own pages take no foreign markup.
  await page.goto('about:blank');
  await page.setViewportSize(PHONE.viewport);
  await page.setContent(mail?.html ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  expect(await page.getByRole('link', { name: 'Riss Süd.jpg' }).getAttribute('href')).toBe(url);
  expect((await fetch(url)).status).toBe(200);
});
