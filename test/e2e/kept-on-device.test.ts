/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { DAY_MS, PROJECT_DAYS, UNSENT_DAYS } from '../../shared/retention.ts';
import { deviceWords } from '../../web/content/device-data.ts';
import { restoredWords } from '../../web/content/form-messages.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { goTo, visitHydrated } from './browser.ts';
import { choosePhotos, fillAndSend, fillIn, keepOffline, storedOnDevice, submitButton } from './fill.ts';

const keysOnDevice = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** A request that waits, a reference, a project, and a draft with a photo. */
async function fillDevice(): Promise<Page> {
  const { page, context } = await visitHydrated(`${paths.contact}`);
  await fillAndSend(page, contact);
  await fillIn(page, contact);
  await keepOffline(page);
  await page.route('**/api/contact', (route) => route.abort());
  await context.setOffline(false);
  await goTo(page, paths.complaint);
  await fillIn(page, complaint);
  await choosePhotos(page, ['a.jpg', jpegFile]);
  await expect.poll(() => storedOnDevice(page)).toEqual([1, 1]);
  await page.evaluate((days) => {
    localStorage.setItem('project', '~Haus Meier_MS-400T-106D-60MC-2Q');
    localStorage.setItem('until:project', String(Date.now() + days));
  }, PROJECT_DAYS * DAY_MS);
  return page;
}

it('one press removes everything that the site keeps on a device', async () => {
  const page = await fillDevice();
  await page.locator(`footer a[href="${paths.privacy}"]`).click();
  await page.getByRole('button', { name: deviceWords.remove }).click();
  await page.getByText(deviceWords.removed).waitFor();
  expect(await keysOnDevice(page)).toEqual([]);
  await expect.poll(() => storedOnDevice(page)).toEqual([0, 0]);
  await expect.poll(() => page.locator('[data-outbox]').count()).toBe(0);
  await page.goBack();
  await submitButton(page).waitFor();
  expect(await page.getByText(restoredWords.session).count()).toBe(0);
  expect(await page.locator('form [name=contact_name]').inputValue()).toBe('');
});

it('the next page that is opened removes what has ended', async () => {
  const page = await fillDevice();
  await page.clock.setFixedTime(Date.now() + UNSENT_DAYS * DAY_MS);
  await page.goto(paths.imprint);
  await expect.poll(() => storedOnDevice(page)).toEqual([0, 0]);
  await goTo(page, paths.complaint);
  expect(await page.locator('form [name=contact_name]').inputValue()).toBe('');
  await page.clock.setFixedTime(Date.now() + PROJECT_DAYS * DAY_MS + 1);
  await goTo(page, paths.imprint);
  // What ends with the tab: the confirmation that this one has seen, and how far its pages were scrolled.
  const ofTheTab = ['scroll-positions', `sent:${contact.id}`];
  expect((await keysOnDevice(page)).filter((key) => !ofTheTab.includes(key))).toEqual([]);
});
