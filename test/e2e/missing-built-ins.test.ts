/** @module-tag thorough */
import { expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { goTo, visit, visitHydrated } from './browser.ts';
import { choosePhotos, fillIn, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

/** Each takes an interface away before the first script of a page runs. */
const TAKEN_AWAY: Readonly<Record<string, string>> = {
  'crypto.randomUUID': 'delete Crypto.prototype.randomUUID',
  'session storage':
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('forbidden', 'SecurityError') } })",
  'room in the storage': "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
  'local storage and IndexedDB':
    "for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, { get() { throw new DOMException('forbidden', 'SecurityError') } })",
  'locks and broadcast channels': 'delete Navigator.prototype.locks; delete window.BroadcastChannel',
};

it.each(Object.entries(TAKEN_AWAY))('without %s a complaint with a photo is sent', async (_name, script) => {
  const { page } = await visit('about:blank');
  await page.addInitScript(script);
  await goTo(page, paths.complaint);
  const entries = await fillIn(page, complaint);
  await choosePhotos(page, ['Riss.jpg', jpegFile]);
  await submitButton(page).click();
  await page.locator('[data-confirmation]').waitFor();
  const rows = await rowsOf(complaint, entries['email']);
  expect(rows).toEqual([expect.objectContaining({ photo_urls: [expect.any(String)] })]);
});

it('a form is sent although the scripts that it loads later are gone', async () => {
  const { page } = await visitHydrated(paths.contact);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const entries = await fillIn(page, contact);
  await submitButton(page).click();
  await page.locator('[data-confirmation]').waitFor();
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});
