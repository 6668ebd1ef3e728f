import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { formPath, PHOTOS_PATH, type PhotosAnswer } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { MAX_PHOTO_BYTES, PHOTO_KEY, photoKey } from '../../shared/photos.ts';
import { hydrated, visit, visitHydrated } from './browser.ts';
import { control, expectNotice, fillAndSend, fillIn, storedOnDevice, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' }, IFD0: { Artist: 'GEHEIM' } };
const photo = (width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#9c3f2b' } })
    .jpeg()
    .withExif(GPS)
    .toBuffer();
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

const items = (page: Page) => page.locator('form li:has(img)');
const isUpload = (url: string) => url.startsWith(inject('uploadOrigin'));

async function begin(page: Page, files: Parameters<ReturnType<typeof control>['setInputFiles']>[0]) {
  await hydrated(page);
  const entries = await fillIn(page, complaint);
  await control(page, 'photos').setInputFiles(files);
  return entries['email'] ?? '';
}

describe('photos of a complaint', () => {
  it('stay over a reload, in their order, until they are sent or discarded', async () => {
    const { page } = await visitHydrated(paths.complaint);
    await control(page, 'photos').setInputFiles([jpeg('eins.jpg', await photo()), jpeg('zwei.jpg', await photo(640))]);
    await expect.poll(() => items(page).count()).toBe(2);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'outbox')))
      .toBe(true);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 2]);
    await page.reload();
    await expect
      .poll(() => items(page).allTextContents())
      .toEqual([expect.stringContaining('eins.jpg'), expect.stringContaining('zwei.jpg')]);
    await page.getByRole('button', { name: 'zwei.jpg entfernen' }).click();
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 1]);
    await page.reload();
    await expect.poll(() => items(page).count()).toBe(1);
    const { email } = await fillAndSend(page, complaint);
    expect((await rowsOf(complaint, email))[0]?.['photo_urls']).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await items(page).count()).toBe(0);
  });

  it('arrive without their metadata, open under photo_urls, and are stored with the row', async () => {
    const { page, consoleErrors, externalRequests } = await visit(paths.complaint);
    const original = await photo();
    const email = await begin(page, [jpeg('Riss Südseite.jpg', original), jpeg('Riss Südseite.jpg', await photo(640))]);
    await expect.poll(() => items(page).count()).toBe(2);
    await submitButton(page).click();
    await expectNotice(page, complaint.success);
    expect(await items(page).count()).toBe(0);

    const [row] = await rowsOf(complaint, email);
    const urls = row?.['photo_urls'] as string[];
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      const key = photoKey(inject('url'), url) ?? '';
      expect(key).toMatch(PHOTO_KEY);
      expect(key).toMatch(/_Riss Südseite\.jpg$/u);
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('GEHEIM')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
    const first = Buffer.from(await (await fetch(urls[0] ?? '')).arrayBuffer());
    expect(await sharp(first).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect(consoleErrors).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  it('can not be read before the complaint is sent, and are uploaded once', { tags: 'thorough' }, async () => {
    const { page } = await visit(paths.complaint);
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && isUpload(request.url()) && puts.push(request.url()));
    await page.route(`**${formPath(complaint.id)}`, (route) => route.abort(), { times: 1 });
    const answered = page.waitForResponse(`**${PHOTOS_PATH}`);
    const email = await begin(page, [jpeg('a.jpg', await photo()), jpeg('b.jpg', await photo())]);
    await submitButton(page).click();
    await expectNotice(page, SEND_FAILED);
    const { photos } = (await (await answered).json()) as PhotosAnswer;
    for (const { url, photo_url } of photos) {
      expect((await fetch(photo_url)).status).toBe(404);
      expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403);
    }
    await submitButton(page).click();
    await expectNotice(page, complaint.success);
    expect(puts).toHaveLength(2);
    expect((await rowsOf(complaint, email))[0]?.['photo_urls']).toHaveLength(2);
  });

  it('survive a lost answer of the store: what is there already counts as uploaded', { tags: 'thorough' }, async () => {
    const { page } = await visit(paths.complaint);
    const answers: number[] = [];
    page.on('response', (response) => response.request().method() === 'PUT' && answers.push(response.status()));
    await page.route(
      (url) => isUpload(url.href),
      async (route) => {
        answers.push((await route.fetch()).status());
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const email = await begin(page, jpeg('a.jpg', await photo()));
    await submitButton(page).click();
    await expectNotice(page, SEND_FAILED);
    await page.getByRole('button', { name: 'a.jpg erneut hochladen' }).click();
    await expect.poll(() => items(page).textContent()).toContain('Hochgeladen');
    expect(answers).toEqual([200, 412]);
    await submitButton(page).click();
    await expectNotice(page, complaint.success);
    expect((await rowsOf(complaint, email))[0]?.['photo_urls']).toHaveLength(1);
  });

  it('are refused before the upload, with a reason that helps', async () => {
    const { page } = await visit(paths.complaint);
    const tooLarge = Buffer.concat([await photo(), Buffer.alloc(MAX_PHOTO_BYTES)]);
    await begin(page, [
      jpeg('leer.jpg', Buffer.alloc(0)),
      jpeg('gross.jpg', tooLarge),
      jpeg('falsch.jpg', Buffer.from('<script>alert(1)</script>')),
      jpeg('gut.jpg', await photo()),
    ]);
    await expect.poll(() => items(page).count()).toBe(1);
    const text = await page.locator('[id="complaint-photos-field-error"]').textContent();
    expect(text).toContain('gross.jpg');
    expect(text).toContain('falsch.jpg');
    expect(text).not.toContain('leer.jpg');
  });
});
