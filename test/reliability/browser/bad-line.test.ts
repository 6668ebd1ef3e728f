/** @module-tag thorough */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { complaint } from '../../../shared/forms/complaint.ts';
import { paths } from '../../../shared/paths.ts';
import { visitHydrated } from '../../e2e/browser.ts';
import { choosePhotos, expectNotice, fillIn, submitButton } from '../../e2e/fill.ts';
import { storedPhotos } from '../../e2e/rows.ts';
import { figure, howMany } from '../effort.ts';

/** Noise, which no compression makes small: about 5 MB in full length, else 230 KB. */
const width = howMany(2880, 500);
const height = howMany(2160, 400);
const noise = () =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
/** 400 kbit/s with 600 ms in full length; each photo takes ten seconds, so that a busy machine meets the second one on its way. */
const line = {
  offline: false,
  latency: howMany(600, 100),
  downloadThroughput: -1,
  uploadThroughput: howMany(50_000, 20_000),
};
const CUT_MS = howMany(20_000, 0);

it('F16: photos on a slow line that breaks off arrive one after the other, with progress, without a second press', async () => {
  const { page } = await visitHydrated(paths.complaint);
  const photos = await Promise.all([noise(), noise(), noise()]);
  const entries = await fillIn(page, complaint);
  await choosePhotos(page, ...photos.map((photo, index) => [`Riss ${index + 1}.jpg`, photo] as const));
  const puts: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'PUT' &&
      puts.push(decodeURIComponent(new URL(request.url()).pathname.split('_').at(-1) ?? '')),
  );

  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  const started = Date.now();
  await submitButton(page).click();
  // The first of three equal photos is a third of all bytes.
  await page.getByText(/^Foto 2 von 3, insgesamt (?:3[2-9]|[456]\d)\u00a0%/u).waitFor();
  expect(await page.getByText('Lassen Sie diese Seite bitte offen.').isVisible()).toBe(true);
  await expect.poll(() => page.locator('form progress').count()).toBe(1);
  await session.send('Network.emulateNetworkConditions', { ...line, offline: true });
  await page.getByText('Die Verbindung ist unterbrochen.').waitFor();
  await sleep(CUT_MS);
  await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: howMany(50_000, -1) });
  await expectNotice(page, complaint.success);
  expect([...new Set(puts)]).toEqual(['Riss 1.jpg', 'Riss 2.jpg', 'Riss 3.jpg']);
  expect(puts.filter((name) => name === 'Riss 1.jpg')).toHaveLength(1);
  const stored = await Promise.all((await storedPhotos(entries['email'])).map(pixels));
  expect(stored).toEqual(await Promise.all(photos.map(pixels)));
  const kilobytes = Math.round(photos.reduce((sum, { length }) => sum + length, 0) / 1024);
  figure(
    'F16',
    `three photos, ${kilobytes} KB, ${line.uploadThroughput / 125} kbit/s, ${line.latency} ms, cut for ${CUT_MS / 1000} s: one row, three equal photos, ${puts.length} uploads, ${Math.round((Date.now() - started) / 1000)} s`,
  );
});
