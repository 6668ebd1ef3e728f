import { expect, it } from 'vitest';
import { formPath, REQUEST_TIMEOUT_MS } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { reload, visitHydrated } from './browser.ts';
import { control, entriesIn, expectNotice, fillIn, loseNextAnswer, submit, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

it('a form has its entries back after a reload, until they are discarded', { tags: 'thorough' }, async () => {
  const { page } = await visitHydrated(paths.complaint);
  const entries = await fillIn(page, complaint);
  await reload(page);
  await page.getByText('Ihre Angaben aus dieser Sitzung wurden wiederhergestellt.').waitFor();
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  await page.getByRole('button', { name: 'Angaben verwerfen' }).click();
  await expect.poll(() => control(page, 'email').inputValue()).toBe('');
  await reload(page);
  expect(await control(page, 'email').inputValue()).toBe('');
});

it('a form is one row after a dead network, a reload and a second try', async () => {
  const { page } = await visitHydrated(paths.contact);
  const entries = await fillIn(page, contact);
  await loseNextAnswer(page, contact);
  await submit(page, SEND_FAILED);
  await reload(page);
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
