/** @module-tag thorough */
import { createServer } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { listening } from '../../packages/local-aws/test/listening.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { surfaceQuery } from '../../web/content/deep-links.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { libraryPage } from '../../web/content/library.ts';
import { materialLibrary } from '../../web/content/material-library.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { goToHeld, hydrated, PHONE, visit } from './browser.ts';
import { control, expectNotice, fillIn, notice, photoItems, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

type Part = (page: Page) => Locator;
const at = (selector: string) => (page: Page) => page.locator(selector);
const link = (name: string) => (page: Page) => page.getByRole('link', { name });
const button =
  (name: string, exact = false) =>
  (page: Page) =>
    page.getByRole('button', { name, exact });
const category = (page: Page) => page.getByRole('combobox', { name: libraryPage.categoryLabel });
const found = (page: Page) => page.getByText('Dokumente gefunden für «Frost»');
const dialog = at('dialog[open]');
const box = at('#materialbibliothek [type=checkbox]');
const click = (of: Part) => (page: Page) => of(page).first().click();
const second = (of: Part) => (page: Page) => of(page).selectOption({ index: 1 });
const typeIn = (page: Page) => page.locator('main input[type=search]').fill('Frost');
const choose = (page: Page) =>
  control(page, 'photos').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: jpegFile });

/** What is done before the script, and what is seen afterwards: each kind of control once. */
it.each<[string, string, (page: Page) => Promise<unknown>, Part]>([
  ['the menu', paths.home, click(button(layoutWords.menu, true)), dialog],
  ['the search', paths.home, click(link(layoutWords.search)), dialog],
  ['a picture', paths.projects, click(link(galleryWords.enlarge)), dialog],
  ['a surface', paths.finishes, click(at('#materialbibliothek a[aria-haspopup]')), dialog],
  ['a filter', paths.finishes, second(at(`select[name=${surfaceQuery.finish}]`)), button(materialLibrary.reset)],
  ['a box', paths.finishes, (page) => box(page).first().dispatchEvent('click'), button(materialLibrary.clear)],
  ['the Atelier', paths.finishes, click(button(atelierOffer.open)), at('#atelier [data-state]')],
  ['the planner', paths.flooring, click(button(plannerOffer.open)), at('svg[role=img]')],
  ['a text', paths.library, typeIn, found],
  ['a choice', paths.library, second(category), button(libraryPage.reset)],
  ['a photo', paths.complaint, choose, photoItems],
  ['the button of a form', paths.contact, click(submitButton), at('form [role=alert] li a')],
])('%s that is used before the script does what it does afterwards', async (_, path, use, result) => {
  // The menu is a phone's.
  const { page } = await visit('about:blank', path === paths.home ? PHONE : {});
  const deliver = await goToHeld(page, path);
  await use(page);
  deliver();
  await hydrated(page);
  await expect.poll(() => result(page).first().isVisible()).toBe(true);
});

/** A system like the site, which sends the first half of a page, and the rest when it is asked for. */
async function halvingSite(): Promise<{ readonly url: string; readonly sendRest: () => void }> {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, answer) => {
    const real = await fetch(inject('url') + url);
    const body = Buffer.from(await real.arrayBuffer());
    const type = real.headers.get('content-type') ?? '';
    answer.setHeader('content-type', type);
    const half = type.startsWith('text/html') ? body.length / 2 : body.length;
    answer.write(body.subarray(0, half));
    if (half < body.length) await rest;
    answer.end(body.subarray(half));
  });
  return { url: await listening(server), sendRest };
}

it('hydrates a page that is touched while it arrives when it is all there', async () => {
  const { page, consoleErrors } = await visit('about:blank');
  const { url, sendRest } = await halvingSite();
  const entry = page.waitForResponse(/\/assets\/index-/u);
  const loaded = page.goto(url);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.mouse.click(200, 200);
  await (await entry).finished();
  await page.waitForTimeout(300);
  expect(await page.locator('html[data-hydrated], footer').count()).toBe(0);
  sendRest();
  await loaded;
  await hydrated(page);
  expect(consoleErrors).toEqual([]);
});

it('sends a form once that is sent while the page hydrates', async () => {
  const { page } = await visit('about:blank');
  const deliver = await goToHeld(page, paths.contact);
  const entries = await fillIn(page, contact);
  await page.evaluate(() => {
    addEventListener('hydrating', () =>
      queueMicrotask(() => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()),
    );
  });
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  deliver();
  await hydrated(page);
  await expectNotice(page, contact.success);
  await page.waitForTimeout(300);
  expect(await notice(page).count()).toBe(1);
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});
