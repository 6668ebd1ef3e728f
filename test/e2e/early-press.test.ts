/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { surfaceQuery } from '../../web/content/deep-links.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { libraryPage } from '../../web/content/library.ts';
import { materialLibrary } from '../../web/content/material-library.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { holdScripts, hydrated, PHONE, visit } from './browser.ts';
import { control, photoItems, submitButton } from './fill.ts';

const click = (of: (page: Page) => Locator) => (page: Page) => of(page).first().click();
const dialog = (page: Page) => page.locator('dialog[open]');
const search = (page: Page) => page.locator('main input[type=search]');

/** What is done before the script, and what is seen afterwards: each kind of control once. */
it.each<[string, string, (page: Page) => Promise<unknown>, (page: Page) => Locator]>([
  ['the menu', paths.home, click((page) => page.getByRole('button', { name: layoutWords.menu, exact: true })), dialog],
  ['the search', paths.home, click((page) => page.getByRole('link', { name: layoutWords.search })), dialog],
  ['a picture', paths.projects, click((page) => page.getByRole('link', { name: galleryWords.enlarge })), dialog],
  ['a surface', paths.finishes, click((page) => page.locator('#materialbibliothek a[aria-haspopup]')), dialog],
  [
    'a filter',
    paths.finishes,
    (page) => page.locator(`select[name=${surfaceQuery.finish}]`).selectOption({ index: 1 }),
    (page) => page.getByRole('button', { name: materialLibrary.reset }),
  ],
  [
    'a box',
    paths.finishes,
    (page) => page.locator('#materialbibliothek [type=checkbox]').first().dispatchEvent('click'),
    (page) => page.getByRole('button', { name: materialLibrary.clear }),
  ],
  [
    'the Atelier',
    paths.finishes,
    click((page) => page.getByRole('button', { name: atelierOffer.open })),
    (page) => page.locator('#atelier [data-state]'),
  ],
  [
    'the planner',
    paths.flooring,
    click((page) => page.getByRole('button', { name: plannerOffer.open })),
    (page) => page.locator('svg[role=img]'),
  ],
  [
    'a text',
    paths.library,
    (page) => search(page).fill('Frost'),
    (page) => page.getByText('Dokumente gefunden für «Frost»'),
  ],
  [
    'a choice',
    paths.library,
    (page) => page.getByRole('combobox', { name: libraryPage.categoryLabel }).selectOption({ index: 1 }),
    (page) => page.getByRole('button', { name: libraryPage.reset }),
  ],
  [
    'a photo',
    paths.complaint,
    (page) => control(page, 'photos').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: jpegFile }),
    photoItems,
  ],
  ['the button of a form', paths.contact, click(submitButton), (page) => page.locator('form [role=alert] li a')],
])('%s that is used before the script does what it does afterwards', async (_, path, use, result) => {
  // The menu is a phone's.
  const { page } = await visit('about:blank', path === paths.home ? PHONE : {});
  const deliver = await holdScripts(page);
  await page.goto(path);
  await use(page);
  deliver();
  await hydrated(page);
  await expect.poll(() => result(page).first().isVisible()).toBe(true);
});
