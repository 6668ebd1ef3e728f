import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { paths } from '../../shared/paths.ts';
import { hydrated, visit } from './browser.ts';
import { control, entriesFor, fillIn, notice, submitButton, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

/** Noise, which no compression makes small: about 230 KB. */
const noise = () => sharp(randomBytes(500 * 400 * 3), { raw: { width: 500, height: 400, channels: 3 } }).jpeg({ quality: 90 }).toBuffer();
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
const BYTES_A_SECOND = 100_000;
const line = { offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: BYTES_A_SECOND };

it('photos on a slow line that breaks off arrive one after the other, with progress, without a second press', async () => {
  await using visited = await visit(paths.complaint);
  const { page } = visited;
  await hydrated(page);
  const photos = await Promise.all([noise(), noise(), noise()]);
  const entries = entriesFor(complaint, uniqueEmail());
  await fillIn(page, complaint, entries);
  await control(page, 'photos').setInputFiles(photos.map((buffer, index) => ({ name: `Riss ${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect.poll(() => page.locator('form li img').count()).toBe(3);
  const puts: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && puts.push(decodeURIComponent(new URL(request.url()).pathname.split('_').at(-1) ?? '')));

  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await submitButton(page).click();
  await page.getByText(/^Foto 2 von 3, \d+\u00a0%/u).waitFor();
  expect(await page.getByText('Lassen Sie diese Seite bitte offen.').isVisible()).toBe(true);
  await expect.poll(() => page.locator('form progress').count()).toBe(1);
  await session.send('Network.emulateNetworkConditions', { ...line, offline: true });
  await page.getByText('Die Verbindung ist unterbrochen.').waitFor();
  await session.send('Network.emulateNetworkConditions', line);

  await expect.poll(() => notice(page).textContent()).toBe(complaint.success.title + complaint.success.text);
  expect([...new Set(puts)]).toEqual(['Riss 1.jpg', 'Riss 2.jpg', 'Riss 3.jpg']);
  expect(puts.filter((name) => name === 'Riss 1.jpg')).toHaveLength(1);
  const [row] = await rowsOf(complaint, entries['email'] ?? '');
  const urls = row?.['photo_urls'] as string[];
  const stored = await Promise.all(urls.map(async (url) => pixels(Buffer.from(await (await fetch(url)).arrayBuffer()))));
  expect(stored).toEqual(await Promise.all(photos.map(pixels)));
});
