import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import { MIN_FILL_MS } from '../../shared/forms/define-form.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { paths } from '../../shared/paths.ts';
import { initialValues } from '../../shared/planner/define-plan.ts';
import { planCode } from '../../shared/planner/plan-code.ts';
import { plans } from '../../shared/products/all-products.ts';
import { expectedOf, mailsIn, shownIn, writtenIn } from '../infra/fixtures/mails.ts';
import { hydrated, visit } from './browser.ts';
import { control, entriesFor, fillIn, notice, submitButton, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

/** What the clock of the page says. */
const NOW = Date.now();
const PHONE = { width: 390, height: 800 };

/** Mails to a visitor, or to the team about one. */
const mailsAbout = async (email: string) => (await mailsIn(inject('dataDir'))).filter(({ to, replyTo }) => [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email));

it('a complaint sent in the browser reaches the team: every field as it was entered, and its photos by links that open', async () => {
  await using visited = await visit(paths.complaint);
  const { page } = visited;
  await hydrated(page);
  await page.clock.setFixedTime(NOW);
  const entries = entriesFor(complaint, uniqueEmail());
  const { email = '' } = entries;
  await fillIn(page, complaint, entries);
  await page.clock.setFixedTime(NOW + MIN_FILL_MS - 1);
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#9c3f2b' } }).jpeg().toBuffer();
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

it('a sample folder ordered in the browser is confirmed to the visitor by its reference and nothing that was entered', async () => {
  await using visited = await visit(paths.sampleFolder);
  const { page } = visited;
  await hydrated(page);
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
  for (const entry of Object.values(entries)) expect(`${confirmation?.text}${confirmation?.html}`).not.toContain(entry);
});

it('a request about a plan reaches the team with its drawings, which a mail program shows, and its address', async () => {
  await using visited = await visit(paths.consultation);
  const { page } = visited;
  await hydrated(page);
  await page.clock.setFixedTime(NOW);
  const code = planCode(plans.facades, initialValues(plans.facades));
  const email = uniqueEmail();
  const entries = { ...entriesFor(consultation, email), message: `Bitte beraten: Plan ${code}` };
  await fillIn(page, consultation, entries);
  await page.clock.setFixedTime(NOW + MIN_FILL_MS);
  await submitButton(page).click();
  await expect.poll(() => notice(page).textContent()).toBe(consultation.success.title + consultation.success.text);

  const toTeam = async () => (await mailsAbout(email)).find(({ subject }) => subject?.startsWith(`${consultation.name} `));
  await expect.poll(async () => (await toTeam()) !== undefined).toBe(true);
  const mail = await toTeam();
  const address = `${paths.facades}?plan=${code}#planer`;
  expect(mail?.text).toContain(address);
  expect(mail?.attachments.map(({ mimeType, disposition }) => [mimeType, disposition])).toEqual([['image/png', 'inline'], ['image/png', 'inline']]);

  const inline = new Map(mail?.attachments.map(({ contentId = '', content }) => [contentId.replaceAll(/[<>]/g, ''), Buffer.from(content as ArrayBuffer).toString('base64')]));
  await page.goto('about:blank');
  await page.setViewportSize(PHONE);
  await page.setContent((mail?.html ?? '').replaceAll(/cid:([^"]+)/g, (_, id: string) => `data:image/png;base64,${inline.get(id) ?? ''}`));
  const shown = await page.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 500 && image.clientWidth > 300));
  expect(shown).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.getByRole('link', { name: address }).count()).toBe(1);
});
