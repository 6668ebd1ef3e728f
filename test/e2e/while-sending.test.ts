import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, it } from 'vitest';
import { temporaryFolder } from '../../packages/local-aws/test/temporary-folder.ts';
import { formPath } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { paths } from '../../shared/paths.ts';
import { restoredWords } from '../../web/content/form-messages.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { hold, hydrated, reload, visitHydrated } from './browser.ts';
import {
  choosePhotos,
  control,
  expectNotice,
  fillIn,
  photoItems,
  storedOnDevice,
  submit,
  submitButton,
} from './fill.ts';
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
  'a duplicated tab keeps its entries and photos when the other has sent, for another request',
  { tags: 'thorough' },
  async () => {
    const { page, context } = await visitHydrated(paths.complaint);
    const { email } = await fillIn(page, complaint);
    await choosePhotos(page, ['a.jpg', jpegFile]);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 1]);
    const opened = context.waitForEvent('page');
    // It copies the session.
    await page.evaluate(() => void open(location.href));
    const copy = await opened;
    await hydrated(copy);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 2]);
    await submit(page, complaint.success);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 1]);
    await reload(copy);
    await expect.poll(() => photoItems(copy).count()).toBe(1);
    await control(copy, 'quantity').fill('Aus dem zweiten Tab');
    await submit(copy, complaint.success);
    const rows = await rowsOf(complaint, email);
    expect(rows.map((row) => (row['photo_urls'] as readonly string[]).length)).toEqual([1, 1]);
    await expect.poll(() => storedOnDevice(copy)).toEqual([0, 0]);
  },
);

it('takes the photos of a dropped folder, dropped anywhere on the page', { tags: 'thorough' }, async () => {
  const folder = await temporaryFolder();
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

it(
  'takes pasted pictures of any kind that the browser shows, without loss where they have none, and no picture of a text',
  { tags: 'thorough' },
  async () => {
    const { page } = await visitHydrated(paths.complaint);
    const drawn =
      '<svg xmlns="http://www.w3.org/2000/svg" width="31" height="31"><path fill="#fff" d="M0 0h31v31H0z"/>';
    const line = sharp(Buffer.from(`${drawn}<path fill="#f00" d="M15 0h1v31h-1z"/></svg>`)).webp({ lossless: true });
    const files = [await line.toBuffer(), await readFile('test/fixtures/two-pictures.avifs')];
    const contents = files.map((file) => file.toString('base64'));
    for (const text of ['Mass', ''])
      await page.evaluate(
        ([texts, plain]) => {
          const clipboardData = new DataTransfer();
          for (const [place, content] of texts.entries()) {
            const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
            // Systems know no type of image sequences.
            clipboardData.items.add(new File([bytes], ['a.webp', 'b.avifs'][place] ?? '', { type: '' }));
          }
          if (plain) clipboardData.setData('text/plain', plain);
          document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        },
        [contents, text] as const,
      );
    await expect.poll(() => photoItems(page).count()).toBe(2);
    const pixel = await photoItems(page)
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => {
        const context = Object.assign(document.createElement('canvas'), { width: 31, height: 31 }).getContext('2d');
        context?.drawImage(image, 0, 0);
        return [...(context?.getImageData(15, 15, 1, 1).data ?? [])];
      });
    expect(pixel).toEqual([255, 0, 0, 255]);
  },
);
