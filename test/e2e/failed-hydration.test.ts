import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { storedParts } from '../../web/content/device-data.ts';
import { imprint } from '../../web/content/imprint.ts';
import { pageError } from '../../web/content/page-error.ts';
import { goToHeld, hydrated, visit, visitHydrated } from './browser.ts';
import { control, entriesIn, fillIn, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

/** Makes every form throw when it is mounted: each reads what it shows. Nothing else of a page does. */
const breakForms = () => {
  window.FormData = class extends FormData {
    constructor() {
      super();
      throw new Error('broken');
    }
  };
};
const heading = (page: Page) => page.locator('main h1').textContent();

it('a form that fails to hydrate keeps its entries and is sent by the browser', { tags: 'thorough' }, async () => {
  const form = complaint;
  const { page } = await visit('about:blank');
  await page.addInitScript(breakForms);
  const deliver = await goToHeld(page, paths.complaint);
  const entries = await fillIn(page, form);
  await control(page, 'math_answer').focus();
  deliver();
  await page.locator('html[data-script-failed]').waitFor({ state: 'attached' });
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('math_answer');
  await submitButton(page).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe(form.success.title);
  expect(await rowsOf(form, entries['email'])).toHaveLength(1);
});

it('a form that was sent before its page fails to hydrate is sent once by the browser', async () => {
  const { page } = await visit('about:blank');
  await page.addInitScript(breakForms);
  const deliver = await goToHeld(page, paths.contact);
  const entries = await fillIn(page, contact);
  await submitButton(page).click();
  deliver();
  await expect.poll(() => page.locator('h1').textContent()).toBe(contact.success.title);
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});

it('a page that fails after a link says so, names what is stored, and removes it', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.contact);
  await control(page, 'name').fill('Anna');
  await page.locator(`footer a[href="${paths.imprint}"]`).click();
  await expect.poll(() => heading(page)).toBe(imprint.heading);
  await page.evaluate(breakForms);
  await page.locator(`footer a[href="${paths.contact}"]`).first().click();
  await expect.poll(() => heading(page)).toBe(pageError.heading);
  expect(await page.locator('footer').isVisible()).toBe(true);
  const removal = page.getByRole('button', { name: 'entfernen' });
  await removal.waitFor();
  expect(await removal.allTextContents()).toEqual([pageError.remove(storedParts.entries)]);
  await removal.click();
  await control(page, 'name').waitFor();
  await hydrated(page);
  expect(await control(page, 'name').inputValue()).toBe('');
});
