import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { paths } from '../../shared/paths.ts';
import { expectedOf, mailsIn, shownIn, writtenIn } from '../infra/fixtures/mails.ts';
import { visitHydrated } from './browser.ts';
import { control, entriesFor, fillIn, notice, submitButton, uniqueEmail } from './fill.ts';
import { forgetConfirmations, rowsOf } from './rows.ts';

/** What the clock of the page says. */
const NOW = Date.now();
const PHONE = { width: 390, height: 800 };

/** Mails to a visitor, or to the team about one. */
const mailsAbout = async (email: string) =>
  (await mailsIn(inject('dataDir'))).filter(({ to, replyTo }) =>
    [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email),
  );

it('a complaint sent in the browser reaches the team: every field as it was entered, and its photos by links that open', async () => {
  const { page } = await visitHydrated(paths.complaint);
  await page.clock.setFixedTime(NOW);
  const entries = entriesFor(complaint, uniqueEmail());
  const { email = '' } = entries;
  await fillIn(page, complaint, entries);
  await page.clock.setFixedTime(NOW + MIN_FILL_MS - 1);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#9c3f2b' } })
    .jpeg()
    .toBuffer();
  await control(page, 'photos').setInputFiles([{ name: 'Riss Süd.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect.poll(() => page.locator('form li:has(img)').count()).toBe(1);
  await submitButton(page).click();
  await expect.poll(() => notice(page).textContent()).toBe(complaint.success.title + complaint.success.text);

  await expect.poll(async () => (await mailsAbout(email)).length).toBe(1);
  const [mail] = await mailsAbout(email);
  const [row] = await rowsOf(complaint, email);
  const [url = ''] = (row?.['photo_urls'] ?? []) as string[];
  // Entered faster than a person can.
  expect(mail?.subject).toBe(`Auffällig: Reklamation ${String(row?.['reference'])}`);
  expect(mail && shownIn(mail)).toEqual({ ...expectedOf(complaint, entries), Fotos: 'Riss Süd.jpg' });
  expect(mail && writtenIn(mail)).toEqual({ ...expectedOf(complaint, entries), Fotos: `Riss Süd.jpg: ${url}` });

  // The site's own pages take no foreign markup.
  await page.goto('about:blank');
  await page.setViewportSize(PHONE);
  await page.setContent(mail?.html ?? '');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.getByRole('link', { name: 'Riss Süd.jpg' }).getAttribute('href')).toBe(url);
  expect((await fetch(url)).status).toBe(200);
});

it(
  'a sample folder ordered in the browser is confirmed to the visitor by its reference and nothing that was entered',
  { tags: 'thorough' },
  async () => {
    // Other tests take the confirmations of this hour.
    await forgetConfirmations();
    const { page } = await visitHydrated(paths.sampleFolder);
    await page.clock.setFixedTime(NOW);
    const entries = entriesFor(sampleFolder, uniqueEmail());
    const { email = '' } = entries;
    await fillIn(page, sampleFolder, entries);
    await page.clock.setFixedTime(NOW + MIN_FILL_MS);
    await submitButton(page).click();
    await expect.poll(() => notice(page).textContent()).toBe(sampleFolder.success.title + sampleFolder.success.text);

    await expect.poll(async () => (await mailsAbout(email)).length).toBe(2);
    const mails = await mailsAbout(email);
    const confirmation = mails.find(({ to }) => to?.[0]?.address === email);
    const [row] = await rowsOf(sampleFolder, email);
    expect(mails.find((mail) => mail !== confirmation)?.subject).toBe(`Mustermappe ${String(row?.['reference'])}`);
    expect(confirmation && shownIn(confirmation)).toEqual({ Referenz: row?.['reference'] });
    for (const entry of Object.values(entries))
      expect(`${confirmation?.text}${confirmation?.html}`).not.toContain(entry);
  },
);
