import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { paths } from '../../shared/paths.ts';
import { restoredWords } from '../../web/content/form-messages.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { hold, visitHydrated } from './browser.ts';
import { choosePhotos, control, expectNotice, fillIn, notice, photoItems, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

it('sends what the form shows when it is posted, and keeps what is changed after that for another request', async () => {
  const { page } = await visitHydrated(paths.complaint);
  const { email } = await fillIn(page, complaint);
  await choosePhotos(page, ['a.jpg', jpegFile]);
  const upload = await hold(page, `${inject('uploadOrigin')}/**`);
  const post = await hold(page, `**${formPath(complaint.id)}`);
  await submitButton(page).click();
  await page.locator('progress').first().waitFor();
  await control(page, 'quantity').fill('Während der Fotos');
  await control(page, 'photos').setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: jpegFile });
  await expect.poll(() => photoItems(page).count()).toBe(2);
  const posted = page.waitForRequest((request) => request.url().endsWith(formPath(complaint.id)));
  upload();
  await posted;
  await control(page, 'quantity').fill('Danach');
  await control(page, 'photos').setInputFiles({ name: 'c.jpg', mimeType: 'image/jpeg', buffer: jpegFile });
  await expect.poll(() => photoItems(page).count()).toBe(3);
  post();
  await expectNotice(page, complaint.success);
  await page.getByText(restoredWords.changed).waitFor();
  const [row, ...more] = await rowsOf(complaint, email);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ quantity: 'Während der Fotos' });
  expect(row?.['photo_urls']).toEqual([expect.stringMatching(/_a\.jpg$/u), expect.stringMatching(/_b\.jpg$/u)]);
  expect(await control(page, 'quantity').inputValue()).toBe('Danach');
  expect(await photoItems(page).allTextContents()).toEqual([expect.stringContaining('c.jpg')]);
  await submitButton(page).click();
  await expect.poll(async () => (await rowsOf(complaint, email)).length).toBe(2);
  await expect.poll(() => control(page, 'email').inputValue()).toBe('');
});

it(
  'shows again what a program of the visitor has removed, at the latest when it changes',
  { tags: 'thorough' },
  async () => {
    const { page } = await visitHydrated(paths.complaint);
    await fillIn(page, complaint);
    await choosePhotos(page, ['a.jpg', jpegFile], ['b.jpg', jpegFile]);
    await page.route(`**${formPath(complaint.id)}`, (route) => route.abort(), { times: 1 });
    await submitButton(page).click();
    await expect.poll(() => notice(page).count()).toBe(1);
    const removed = 'form ul:has(img), form li:has(img):first-child, [role=alert], [role=status], [data-notice]';
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
    }, removed);
    const post = await hold(page, `**${formPath(complaint.id)}`);
    await submitButton(page).click();
    await expect.poll(() => photoItems(page).count()).toBe(2);
    post();
    await expectNotice(page, complaint.success);
    await page.locator('[data-confirmation]').waitFor();
    await expect.poll(() => photoItems(page).count()).toBe(0);
  },
);

it('takes the photos of a dropped folder, dropped anywhere on the page', { tags: 'thorough' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropped-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'Baustelle/Süd'), { recursive: true });
  for (const name of ['a.jpg', 'Süd/b.jpg', 'Süd/Notiz.txt', '.versteckt.jpg'])
    await writeFile(join(folder, 'Baustelle', name), jpegFile);
  const { page, context } = await visitHydrated(paths.complaint);
  const session = await context.newCDPSession(page);
  const { x, y } = (await page.locator('h1').boundingBox()) ?? { x: 0, y: 0 };
  const data = { items: [], files: [join(folder, 'Baustelle')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  await expect.poll(() => photoItems(page).count()).toBe(2);
  expect(await page.locator('[id="complaint-photos-field-error"] p').allTextContents()).toEqual([]);
});
