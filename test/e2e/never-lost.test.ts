import { expect, it } from 'vitest';
import { formPath, REQUEST_TIMEOUT_MS } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { hydrated, visitHydrated } from './browser.ts';
import {
  control,
  entriesFor,
  entriesIn,
  expectNotice,
  fillIn,
  loseNextAnswer,
  submit,
  submitButton,
  uniqueEmail,
} from './fill.ts';
import { rowsOf } from './rows.ts';

it('a form has its entries back after a reload, until they are discarded', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.complaint);
  const entries = await fillIn(page, complaint);
  await page.reload();
  await hydrated(page);
  await page.getByText('Ihre Angaben aus dieser Sitzung wurden wiederhergestellt.').waitFor();
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  await page.getByRole('button', { name: 'Angaben verwerfen' }).click();
  await expect.poll(() => control(page, 'email').inputValue()).toBe('');
  await page.reload();
  await hydrated(page);
  expect(await control(page, 'email').inputValue()).toBe('');
});

it('a form is one row after a dead network, a reload and a second try', async () => {
  const { page } = await visitHydrated(paths.contact);
  const entries = await fillIn(page, contact);
  await loseNextAnswer(page, contact);
  await submit(page, SEND_FAILED);
  await page.reload();
  await hydrated(page);
  // The draft comes back after hydration.
  await expect.poll(() => control(page, 'email').inputValue()).toBe(entries['email']);
  await submit(page, contact.success);
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});

it('an edited second try after a lost answer is stored too: nothing is lost', async () => {
  const { page } = await visitHydrated(paths.contact);
  const entries = await fillIn(page, contact);
  await loseNextAnswer(page, contact);
  await submit(page, SEND_FAILED);
  await control(page, 'message').fill('Berichtigte Nachricht');
  await submit(page, contact.success);
  const messages = (await rowsOf(contact, entries['email'])).map((row) => row['message']);
  expect(messages.toSorted()).toEqual(['Berichtigte Nachricht', entries['message']].toSorted());
});

it('a network that never answers ends with the notice and the button back', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.contact);
  await fillIn(page, contact);
  await page.route(`**${formPath(contact.id)}`, () => {});
  await page.clock.install();
  const asked = page.waitForRequest(`**${formPath(contact.id)}`);
  await submitButton(page).click();
  await asked;
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  await expectNotice(page, SEND_FAILED);
  expect(await submitButton(page).isEnabled()).toBe(true);
});

it('texts too long together are named at the longest, and nothing is sent', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.sampleFolder);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  const long = { address: '€'.repeat(4000), surfaces: '€'.repeat(5000), notes: '€'.repeat(4000) };
  const entries = { ...entriesFor(sampleFolder, uniqueEmail()), ...long };
  await fillIn(page, sampleFolder, entries);
  await submitButton(page).click();
  await expect.poll(() => page.locator('form [role="alert"] li').textContent()).toContain('32\u00a0KB');
  expect(await control(page, 'surfaces').getAttribute('aria-invalid')).toBe('true');
  expect(await submitButton(page).isEnabled()).toBe(true);
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  expect(calls).toEqual([]);
});
