import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { photoContent } from '../../shared/photo-content.ts';
import { MAX_PHOTOS, PHOTO_KEY, photoKey } from '../../shared/photos.ts';
import { photoWords as words } from '../../web/content/photo-words.ts';
import { oddPhotos, SECRET } from '../functions/odd-photos.ts';
import { RETRY_LIMIT_MS } from '../hang-limits.ts';
import { alterTimers, expectAccessible, reload, visit, visitHydrated } from './browser.ts';
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
import { rowsOf, storedPhotos } from './rows.ts';
import { difference, shownPictures } from './shown-picture.ts';

const GPS = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 22/1 36/1' }, IFD0: { Artist: 'GEHEIM' } };
const photo = (width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#9c3f2b' } })
    .jpeg()
    .withExif(GPS)
    .toBuffer();
/** A picture that is encoded anew differs by less; one that lost its colour profile by 9, a turned one by 39 and more. */
const UNSEEN = 3;
const isUpload = (url: string) => url.startsWith(inject('uploadOrigin'));
const isFirst = (url: string) => url.includes('_a.jpg');

describe('photos of a complaint', () => {
  it('stay over a reload until they are discarded or sent, arrive without metadata, and open under photo_urls', async () => {
    const { page, consoleErrors, externalRequests } = await visitHydrated(paths.complaint);
    const names = ['Riss Süd.jpg', 'Riss Süd.jpg', 'zu viel.jpg'];
    await choosePhotos(page, [names[0]!, await photo()], [names[1]!, await photo(640)], [names[2]!, await photo(320)]);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 3]);
    await page.reload();
    await expect
      .poll(() => photoItems(page).allTextContents())
      .toEqual(names.map((name) => expect.stringContaining(name)));
    await page.getByRole('button', { name: 'zu viel.jpg entfernen' }).click();
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 2]);
    await page.reload();
    await expect.poll(() => photoItems(page).count()).toBe(2);
    const { email } = await fillAndSend(page, complaint);
    expect(await photoItems(page).count()).toBe(0);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 0]);
    const [row] = await rowsOf(complaint, email);
    const urls = row?.['photo_urls'] as string[];
    expect(new Set(urls).size).toBe(2);
    for (const url of urls) {
      const key = photoKey(inject('url'), url);
      expect([PHOTO_KEY.test(key ?? ''), key]).toEqual([true, expect.stringMatching(/_Riss Süd\.jpg$/u)]);
      const answer = await fetch(url);
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).includes('GEHEIM')).toBe(false);
    }
    expect([consoleErrors, externalRequests]).toEqual([[], []]);
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

  it('arrive as the browser shows them, whatever phones and editors make of a file', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(paths.complaint);
    // On a slow machine, so many photos take longer than the page waits for an answer.
    await alterTimers(page, REQUEST_TIMEOUT_MS);
    const { email } = await fillIn(page, complaint);
    const files = Object.entries(await oddPhotos());
    await choosePhotos(page, ...files);
    expect(await errorsOf(page)).toEqual([]);
    await submit(page, complaint.success);
    const stored = await storedPhotos(email);
    const { shown, arrived, unlike } = await compared(page, files, stored);
    expect(arrived.map((picture) => picture?.slice(0, 2))).toEqual(shown.map((picture) => picture?.slice(0, 2)));
    expect(unlike).toEqual([]);
    expect(files.filter((_, place) => stored[place]?.includes(SECRET.slice(0, 12))).map(([name]) => name)).toEqual([]);
  });

  it('that are too large are made smaller, with a line that says so', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(paths.complaint);
    await alterTimers(page, REQUEST_TIMEOUT_MS);
    const { email } = await fillIn(page, complaint);
    const size = { width: 4032, height: 3024, channels: 3, background: '#888' } as const;
    const noise = sharp({ create: { ...size, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });
    const flat = (width: number, height: number) => sharp({ create: { ...size, width, height } });
    const photos = [
      ['viele Bytes.jpg', await noise.jpeg({ quality: 97 }).toBuffer()],
      ['zu viele Pixel.jpg', await flat(8200, 6200).jpeg().toBuffer()],
      ['50 Megapixel.jpg', await flat(8160, 6144).jpeg().toBuffer()],
    ] as const;
    for (const [place, [name, buffer]] of photos.entries()) {
      const file = { name, mimeType: 'image/jpeg', buffer };
      await control(page, 'photos').setInputFiles(file, { timeout: RETRY_LIMIT_MS });
      await expect.poll(() => photoItems(page).count(), { timeout: RETRY_LIMIT_MS }).toBe(place + 1);
    }
    const lines = await photoItems(page).allTextContents();
    expect(lines).toEqual([
      expect.stringMatching(/von 1\d(?:\.\d)?\u00a0MB auf \d(?:\.\d)?\u00a0MB verkleinert/u),
      expect.stringContaining('von 50.8\u00a0Megapixel auf 16.8\u00a0Megapixel verkleinert'),
      expect.not.stringContaining('verkleinert'),
    ]);
    await submit(page, complaint.success);
    const stored = await storedPhotos(email);
    expect(stored.map((file) => photoContent(file)?.type)).toEqual(photos.map(() => 'image/jpeg'));
    expect((await compared(page, photos, stored)).unlike).toEqual([]);
  });

  it("that can't be taken are named, each with its reason, and the others stay", { tags: 'thorough' }, async () => {
    const { page } = await visit(paths.complaint);
    await page.addInitScript((name) => {
      const { slice } = Blob.prototype;
      Blob.prototype.slice = function sliceUnlessAway(this: Blob, ...range) {
        const part = slice.apply(this, range);
        if (!(this instanceof File) || this.name !== name) return part;
        // As of a photo that only a cloud has.
        return Object.assign(part, { arrayBuffer: () => Promise.reject(new DOMException('away', 'NotReadableError')) });
      };
    }, 'unreadable.jpg');
    await reload(page);
    const jpeg = await photo();
    const faulty: Readonly<Record<string, Buffer>> = {
      'unreadable.jpg': jpeg,
      'empty.jpg': Buffer.alloc(0),
      'noPicture.jpg': Buffer.from('<script>alert(1)</script>'),
      'heic.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      'notShown.jpg': jpeg.subarray(0, 300),
    };
    const chosen = [
      ...Object.entries(faulty),
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'tooMany'].map((name) => [`${name}.jpg`, jpeg] as const),
    ];
    const input = control(page, 'photos');
    expect([await input.getAttribute('accept'), await input.getAttribute('capture')]).toEqual(['image/*', null]);
    await input.setInputFiles(chosen.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer })));
    const names = [...Object.keys(faulty), 'tooMany.jpg'];
    await expect
      .poll(() => errorsOf(page))
      .toEqual(names.map((name) => `«${name}»: ${words.faults[name.split('.')[0] as keyof typeof words.faults]}`));
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(await photoItems(page).count()).toBe(MAX_PHOTOS);
    await expectAccessible(page);
  });

  it('that the server does not accept are named at the field, and the next press uploads only them', async () => {
    const { page } = await visitHydrated(paths.complaint);
    const { email } = await fillIn(page, complaint);
    const buffer = await photo();
    await choosePhotos(page, ['a.jpg', buffer], ['b.jpg', buffer]);
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    // What arrives is as long, and no picture.
    await page.route(
      (url) => isUpload(url.href) && isFirst(url.href),
      (route) => route.continue({ postData: Buffer.alloc(route.request().postDataBuffer()?.length ?? 0) }),
      { times: 1 },
    );
    await submit(page, SEND_FAILED);
    await expect.poll(() => errorsOf(page)).toEqual([words.refused(['a.jpg'])]);
    await expect.poll(() => control(page, 'photos').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await photoItems(page).allTextContents()).toEqual([
      expect.stringContaining(words.states.refused),
      expect.stringContaining(words.states.done),
    ]);
    await expectAccessible(page);
    await submit(page, complaint.success);
    expect(await storedPhotos(email)).toHaveLength(2);
    expect(puts.map(isFirst)).toEqual([true, false, true]);
  });
});

const errorsOf = (page: Page) => page.locator('[id="complaint-photos-field-error"] p').allTextContents();

/** What a browser shows of chosen photos and of those that arrived, and the names of those that look otherwise. */
async function compared(page: Page, chosen: readonly (readonly [string, Buffer])[], stored: readonly Buffer[]) {
  const shown = await shownPictures(
    page,
    Array.from(chosen, ([, file]) => file),
  );
  const arrived = await shownPictures(page, stored);
  const isUnlike = (_: unknown, place: number) => difference(shown[place], arrived[place]) > UNSEEN;
  return { shown, arrived, unlike: chosen.filter(isUnlike).map(([name]) => name) };
}
