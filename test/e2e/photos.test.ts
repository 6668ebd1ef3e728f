import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { PHOTO_KEY, photoKey } from '../../shared/photos.ts';
import { RETRY_LIMIT_MS } from '../hang-limits.ts';
import { hydrated, visitHydrated } from './browser.ts';
import {
  choosePhotos,
  control,
  entriesIn,
  fillAndSend,
  fillIn,
  notice,
  photoItems,
  storedOnDevice,
  submit,
  submitButton,
} from './fill.ts';
import { rowsOf } from './rows.ts';

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' }, IFD0: { Artist: 'GEHEIM' } };
const photo = (width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#9c3f2b' } })
    .jpeg()
    .withExif(GPS)
    .toBuffer();
const isUpload = (url: string) => url.startsWith(inject('uploadOrigin'));
const isFirst = (url: string) => url.includes('_a.jpg');

describe('photos of a complaint', () => {
  it('stay over a reload, in their order, until they are sent or discarded', async () => {
    const { page } = await visitHydrated(paths.complaint);
    await choosePhotos(page, ['eins.jpg', await photo()], ['zwei.jpg', await photo(640)]);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'outbox')))
      .toBe(true);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 2]);
    await page.reload();
    await expect
      .poll(() => photoItems(page).allTextContents())
      .toEqual([expect.stringContaining('eins.jpg'), expect.stringContaining('zwei.jpg')]);
    await page.getByRole('button', { name: 'zwei.jpg entfernen' }).click();
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 1]);
    await page.reload();
    await expect.poll(() => photoItems(page).count()).toBe(1);
    const { email } = await fillAndSend(page, complaint);
    expect((await rowsOf(complaint, email))[0]?.['photo_urls']).toHaveLength(1);
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await photoItems(page).count()).toBe(0);
  });

  it('arrive without their metadata, open under photo_urls, and are stored with the row', async () => {
    const { page, consoleErrors, externalRequests } = await visitHydrated(paths.complaint);
    const { email } = await fillIn(page, complaint);
    await choosePhotos(page, ['Riss Südseite.jpg', await photo()], ['Riss Südseite.jpg', await photo(640)]);
    await submit(page, complaint.success);
    expect(await photoItems(page).count()).toBe(0);

    const [row] = await rowsOf(complaint, email);
    const urls = row?.['photo_urls'] as string[];
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      const key = photoKey(inject('url'), url) ?? '';
      expect(key).toMatch(PHOTO_KEY);
      expect(key).toMatch(/_Riss Südseite\.jpg$/u);
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('GEHEIM')).toBe(false);
    }
    expect(consoleErrors).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  it('survive a lost answer of the store: what is there already counts as uploaded', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(paths.complaint);
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
    const { email } = await fillIn(page, complaint);
    await choosePhotos(page, ['a.jpg', await photo()]);
    await submit(page, SEND_FAILED);
    await page.getByRole('button', { name: 'a.jpg erneut hochladen' }).click();
    await expect.poll(() => photoItems(page).textContent()).toContain('Hochgeladen');
    expect(answers).toEqual([200, 412]);
    await submit(page, complaint.success);
    expect((await rowsOf(complaint, email))[0]?.['photo_urls']).toHaveLength(1);
  });

  it(
    'survive a store that takes one of three and then none: one press later all are there, the first not sent again',
    { tags: 'thorough' },
    async () => {
      const { page } = await visitHydrated(paths.complaint);
      const entries = await fillIn(page, complaint);
      const buffer = await photo();
      await choosePhotos(page, ['a.jpg', buffer], ['b.jpg', buffer], ['c.jpg', buffer]);
      const puts: string[] = [];
      page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
      const others = (url: URL) => isUpload(url.href) && !isFirst(url.href);
      await page.route(others, (route) =>
        route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
      );
      await submitButton(page).click();
      await expect
        .poll(() => notice(page).last().textContent(), { timeout: RETRY_LIMIT_MS })
        .toBe(SEND_FAILED.title + SEND_FAILED.text);
      expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
      expect(await photoItems(page).count()).toBe(3);
      expect(await rowsOf(complaint, entries['email'])).toEqual([]);

      await page.unroute(others);
      await submit(page, complaint.success);
      const rows = await rowsOf(complaint, entries['email']);
      expect(rows.map((row) => row['photo_urls'])).toEqual([
        [expect.any(String), expect.any(String), expect.any(String)],
      ]);
      expect(puts.filter(isFirst)).toHaveLength(1);
    },
  );

  it('are refused before the upload, with a reason that helps', async () => {
    const { page } = await visitHydrated(paths.complaint);
    const buffer = Buffer.from('<script>alert(1)</script>');
    await control(page, 'photos').setInputFiles({ name: 'falsch.jpg', mimeType: 'image/jpeg', buffer });
    const reason = page.locator('[id="complaint-photos-field-error"]');
    await expect.poll(() => reason.textContent()).toMatch(/^«falsch\.jpg»: Die Datei ist kein lesbares JPG/u);
    expect(await control(page, 'photos').getAttribute('aria-invalid')).toBe('true');
    expect(await photoItems(page).count()).toBe(0);
  });
});
