/** @module-tag thorough */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, it, onTestFinished } from 'vitest';
import { formPath, PHOTOS_PATH, type PhotoUpload } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import { planCode } from '../../shared/stone/plan-code.ts';
import { initialValues } from '../../web/stone/plans/define-plan.ts';
import { plans } from '../../web/stone/products/all-products.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { validBody } from '../functions/valid-body.ts';
import { expectAccessible, visit } from './browser.ts';
import { bytesOf } from './bytes-of.ts';

const COUNT = 60;
const HOSTILE = '<img src=x onerror="document.title=1">';
/** In every request of this test, and in no other. */
const MARK = `Pult ${randomUUID()}`;
const ADDRESS = `${randomUUID()}@firma.ch`;
const PLAN = planCode(plans.outdoorStairs, initialValues(plans.outdoorStairs));

async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(inject('url') + path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function uploaded(submissionId: string): Promise<string> {
  const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
  const files = [{ name: 'Riss.jpg', type: 'image/jpeg', size: body.length }];
  const wanted = { submission_id: submissionId, math_answer: complaint.math.answer, files };
  const { photos } = await post<{ photos: PhotoUpload[] }>(PHOTOS_PATH, wanted);
  const [photo] = photos;
  if (!photo) throw new Error('No photo can be uploaded.');
  const put = await fetch(photo.url, { method: 'PUT', headers: photo.headers, body: new Uint8Array(body) });
  expect(put.ok).toBe(true);
  return photo.photo_url;
}

/** Requests of all forms, complaints with a photo, the first of each form by one person. */
async function sendRequests(): Promise<void> {
  for (let number = 0; number < COUNT; number++) {
    const form = allForms[number % allForms.length] ?? complaint;
    const submissionId = randomUUID();
    const changes = {
      submission_id: submissionId,
      email: number < allForms.length ? ADDRESS : `${number}-${ADDRESS}`,
      ...(form === complaint
        ? { product: MARK, contact_name: HOSTILE, photo_urls: [await uploaded(submissionId)] }
        : { name: `${MARK} =1+1` }),
      ...(form === consultation && { message: `Plan ${PLAN}` }),
    };
    await post(formPath(form.id), validBody(form, changes));
  }
}

/** `npm run desk` over the running site, of a person with this home folder. @returns the address that it prints */
async function openDesk(folder: string): Promise<string> {
  const program = fileURLToPath(new URL('../../infra/operate/desk/desk.ts', import.meta.url));
  const own = {
    NODE_ENV: 'production',
    HOME: folder,
    USERPROFILE: folder,
    DATA_DIR: inject('dataDir'),
    BROWSER: 'none',
  };
  const env = { ...process.env, ...own };
  const desk = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void desk.kill());
  let said = '';
  for await (const part of desk.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    said += part;
    const [address] = /http:\S+/u.exec(said) ?? [];
    if (address) return address;
  }
  throw new Error('The desk has ended.');
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shows = async (page: Page, count: number) => {
  await expect.poll(() => heading(page).textContent()).toBe(`Anfragen: ${count}`);
};

it('finds, shows, prints, exports and erases 60 requests by keyboard', async () => {
  await sendRequests();
  const folder = await temporaryFolder();
  const address = await openDesk(folder);
  const { page, consoleErrors } = await visit(address, { viewport: { width: 1024, height: 768 } });
  const press = async (name: string, role: 'button' | 'radio' | 'checkbox' = 'button', key = 'Enter') => {
    await page.getByRole(role, { name, exact: true }).last().focus();
    await page.keyboard.press(key);
  };

  await page.getByLabel('Suche in allen Feldern').fill(MARK);
  await page.keyboard.press('Enter');
  await shows(page, COUNT);
  expect(page.url()).not.toMatch(/[?#]/u);
  await expectAccessible(page);
  await press('Reklamation', 'radio', 'Space');
  await shows(page, COUNT / allForms.length);
  await press('Nur mit Fotos', 'checkbox', 'Space');
  await page.getByRole('img', { name: 'Foto 1' }).first().waitFor();

  await press(HOSTILE);
  await expect.poll(() => heading(page).textContent()).toMatch(/^Reklamation .{9}$/u);
  const [, reference = ''] = ((await heading(page).textContent()) ?? '').split(' ');
  await page.locator('article img').waitFor();
  expect(await page.title()).toBe('Anfragen');
  await expectAccessible(page);
  const mail = await page.getByRole('link', { name: 'Antworten' }).getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:\\S+%40firma.ch\\?subject=\\S+${reference}$`, 'u'));
  const saving = page.waitForEvent('download');
  await press('Original von Foto 1 sichern');
  const photo = await saving;
  expect(photo.suggestedFilename()).toMatch(new RegExp(`^${reference}_\\d{4}-\\d\\d-\\d\\d_1.jpg$`, 'u'));
  expect((await sharp(await bytesOf(photo)).metadata()).width).toBe(900);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header, nav, button:visible').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('article').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();

  await press('Nur mit Fotos', 'checkbox', 'Space');
  await press('Beratungstermin', 'radio', 'Space');
  await shows(page, COUNT / allForms.length);
  await page.locator('td').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /Aussentreppe/u }).waitFor();
  await press('Zur Liste');

  await page.setViewportSize({ width: 1440, height: 900 });
  const exporting = page.waitForEvent('download');
  await press('Export XLSX');
  const sheet = unzipSync(await bytesOf(await exporting));
  const cells = Object.entries(sheet).map(([name, bytes]) => (name.endsWith('.xml') ? strFromU8(bytes) : ''));
  expect(cells.join('').match(new RegExp(`${MARK} =1`, 'gu'))).toHaveLength(COUNT / allForms.length);
  expect(cells.join('')).not.toContain('<f>');
  await press('Übersicht');
  await page.getByRole('cell').nth(0).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await press('Person');
  await page.getByLabel('E-Mail-Adresse').fill(ADDRESS);
  await page.keyboard.press('Enter');
  await page.getByText(`${allForms.length} Anfragen, 1 Foto`).waitFor();
  await expectAccessible(page);
  await press('Alles löschen …');
  await page.getByRole('button', { name: 'Abbrechen' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Abbrechen');
  await expectAccessible(page);
  await press('Endgültig löschen');
  await page.getByText('Gelöscht.').waitFor();
  const [report = ''] = await readdir(join(folder, 'Downloads'));
  expect(await readFile(join(folder, 'Downloads', report), 'utf8')).not.toContain(ADDRESS);
  await page.keyboard.press('Escape');
  await press('Alle', 'radio', 'Space');
  expect(consoleErrors).toEqual([]);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
});
