/** @module-tag thorough */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { planCode } from '@works/stone/codes/plan-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../packages/local-aws/test/temporary-folder.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { DAY_MS } from '../../shared/retention.ts';
import type { Body } from '../functions/valid-body.ts';
import { filled, send, withUploads } from '../reliability/filled.ts';
import { expectAccessible, visit } from './browser.ts';

const COUNT = 20;
const MOST_PRESSES = 100;
const HOSTILE = '<img src=x onerror="document.title=1">';
/** In every request of this test, and in no other. */
const MARK = `Pult ${randomUUID()}`;
const ADDRESS = `${randomUUID()}@firma.ch`;
const PLAN = planCode(plans.outdoorStairs, initialValues(plans.outdoorStairs));

const riss = sharp({ create: { width: 900, height: 600, channels: 3, background: 'grey' } }).jpeg();
const chosen = { name: 'Riss.jpg', bytes: await riss.toBuffer() };

async function sendRequest(form: Form, changes: Body): Promise<void> {
  const sound = filled(form, changes);
  const sent = form === complaint ? await withUploads(inject('url'), sound, [chosen]) : sound;
  expect((await send(inject('url'), sent)).status).toBe(201);
}

async function sendRequests(): Promise<void> {
  for (let number = 0; number < COUNT; number++) {
    const form = allForms[number % allForms.length] ?? complaint;
    await sendRequest(form, {
      email: number < allForms.length ? ADDRESS : `${number}-${ADDRESS}`,
      ...(form === complaint ? { product: MARK, contact_name: HOSTILE } : { name: `${MARK} =1+1` }),
      ...(form === consultation && { message: `Plan ${PLAN}` }),
    });
  }
}

/** `npm run desk` over the running site, of a person with this home folder. @returns the address that it prints */
async function openDesk(folder: string): Promise<string> {
  const program = fileURLToPath(new URL('../../infra/operate/desk/desk.ts', import.meta.url));
  const own = { NODE_ENV: 'production', HOME: folder, USERPROFILE: folder, BROWSER: 'none' };
  const env = { ...process.env, ...own, DATA_DIR: inject('dataDir') };
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

function keyboardOf(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const focused = () =>
    page.evaluate(() => {
      const { ariaLabel, labels, textContent, name } = document.activeElement as HTMLInputElement;
      return [ariaLabel ?? labels?.[0]?.textContent ?? textContent, name];
    });
  /** @param wanted the label of a control, or the name of a group of boxes */
  async function go(key: string, wanted: string): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await press(key);
      if ((await focused()).includes(wanted)) return;
    }
    throw new Error(`${key} does not lead to ${wanted}.`);
  }
  return {
    press,
    tabTo: (wanted: string) => go('Tab', wanted),
    async activate(wanted: string, key = 'Enter') {
      await go('Tab', wanted);
      await press(key);
    },
    async choose(group: string, wanted: string) {
      await go('Tab', group);
      if (!(await focused()).includes(wanted)) await go('ArrowDown', wanted);
    },
    label: async () => (await focused())[0],
  };
}

it('finds, shows, prints, exports and erases requests by keyboard alone', async () => {
  await sendRequests();
  const address = await openDesk(await temporaryFolder());
  const { page, consoleErrors } = await visit(address);
  const { press, tabTo, activate, choose, label } = keyboardOf(page);
  // The requests came in yesterday.
  await page.clock.install({ time: Date.now() + DAY_MS });

  await tabTo('Suche in allen Feldern');
  await page.keyboard.type(MARK);
  await press('Enter');
  await shows(page, COUNT);
  expect(page.url()).not.toMatch(/[?#]/u);
  await choose('form', 'Reklamation');
  await shows(page, COUNT / allForms.length);
  await choose('period', 'Heute');
  await shows(page, 0);
  await choose('period', 'Gestern');
  await activate('Nur mit Fotos', 'Space');
  await shows(page, COUNT / allForms.length);
  await expect.poll(() => widthOf(page, 'td img')).toBeGreaterThan(0);
  // There are no more photos than the one that is shown.
  expect(await page.locator('td:has(img)').first().textContent()).toBe('');
  await expectAccessible(page);

  await activate(HOSTILE);
  await expect.poll(() => heading(page).textContent()).toMatch(/^Reklamation .{9}$/u);
  const [, reference = ''] = ((await heading(page).textContent()) ?? '').split(' ');
  await expect.poll(() => widthOf(page, 'article img[alt="Foto 1"]')).toBeGreaterThan(0);
  expect(await page.title()).toBe('Anfragen');
  await expectAccessible(page);
  const mail = await page.getByRole('link', { name: 'Antworten' }).getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:\\S+%40firma.ch\\?subject=\\S+${reference}$`, 'u'));
  const saving = page.waitForEvent('download');
  await activate('Original von Foto 1 sichern');
  const photo = await saving;
  expect(photo.suggestedFilename()).toMatch(new RegExp(`^${reference}_\\d{4}-\\d\\d-\\d\\d_1.jpg$`, 'u'));
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('header, nav, button:visible').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('article').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await activate('Zur Liste');
  // Where one left the list.
  await expect.poll(label).toBe(HOSTILE);

  await activate('Nur mit Fotos', 'Space');
  await choose('form', 'Beratungstermin');
  await shows(page, COUNT / allForms.length);
  await activate(`${MARK} =1+1`);
  await page.getByRole('img', { name: /Aussentreppe/u }).waitFor();
  // This browser has no window whose keys go back.
  await page.goBack();

  await choose('form', 'Mustermappe');
  await shows(page, COUNT / allForms.length);
  const exporting = page.waitForEvent('download');
  await activate('Export XLSX');
  expect((await exporting).suggestedFilename()).toMatch(/\.xlsx$/u);
  await activate('Übersicht');
  await page.getByRole('columnheader', { name: 'Woche ab' }).waitFor();
  await expectAccessible(page);
  await press('Escape');

  await activate('Person');
  await expect.poll(label).toBe('E-Mail-Adresse, Telefonnummer oder Name');
  await page.keyboard.type(ADDRESS);
  await press('Enter');
  await page.getByText(`${allForms.length} Anfragen, 1 Foto`).waitFor();
  await expectAccessible(page);
  await activate('Alles löschen …');
  await expect.poll(label).toBe('Abbrechen');
  await expectAccessible(page);
  await activate('Endgültig löschen');
  await page.getByText('Gelöscht').waitFor();
  await press('Escape');
  await shows(page, COUNT / allForms.length - 1);
  expect(consoleErrors).toEqual([]);
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
  await page.clock.fastForward('30:01');
  expect(await page.locator('body').textContent()).toMatch(/^Das Programm ist beendet/u);
});

/** How wide the first picture is in itself, once it has come. */
const widthOf = (page: Page, picture: string) =>
  page
    .locator(picture)
    .first()
    .evaluate((img) => (img as HTMLImageElement).naturalWidth);
