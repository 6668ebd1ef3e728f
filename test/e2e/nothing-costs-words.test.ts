/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { contact } from '../../shared/forms/contact.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { failedWords, restoredWords } from '../../web/content/form-messages.ts';
import { keepWords } from '../../web/content/keep-offer.ts';
import { outboxWords } from '../../web/content/outbox.ts';
import { hold, reload, visitHydrated } from './browser.ts';
import { control, entriesIn, expectNotice, fillIn, keepOffline, submit, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

const CALL = `**${formPath(contact.id)}`;
const PROBLEM = 'application/problem+json';

const panel = (page: Page) => page.locator('[data-outbox]');

async function waiting() {
  const { page, context } = await visitHydrated(paths.contact);
  const entries = await fillIn(page, contact);
  await keepOffline(page);
  return { page, context, entries, email: entries['email'] ?? '' };
}

/** Makes of the request that waits one of another release, in which form and fields had other names. */
const rename = (page: Page, names: Readonly<Record<string, string>>, form?: string) =>
  page.evaluate(
    async ([renamed, of]) => {
      const opened = indexedDB.open('outbox');
      await new Promise((resolve) => (opened.onsuccess = resolve));
      const store = opened.result.transaction('requests', 'readwrite').objectStore('requests');
      const found = store.getAll() as IDBRequest<{ form: string; body: Record<string, string> }[]>;
      await new Promise((resolve) => (found.onsuccess = resolve));
      for (const request of found.result) {
        const body = Object.fromEntries(
          Object.entries(request.body).map(([name, value]) => [renamed[name] ?? name, value]),
        );
        store.put({ ...request, form: of ?? request.form, body });
      }
      await new Promise((resolve) => (store.transaction.oncomplete = resolve));
      opened.result.close();
    },
    [names, form] as const,
  );

/** Of the site's firewall, of the API, of another firewall, and of a function. */
const REFUSALS = [
  [413, PROBLEM, {}, undefined],
  [429, PROBLEM, { 'retry-after': '300' }, failedWords.later(300)],
  [403, 'text/html', {}, undefined],
  [503, PROBLEM, { 'retry-after': '30' }, failedWords.later(30)],
] as const;

it('after 413, 429, 403 and 503 everything is there, can be kept, and is sent later', async () => {
  const { page } = await visitHydrated(paths.contact);
  const entries = await fillIn(page, contact);
  for (const [status, contentType, headers, time] of REFUSALS) {
    await page.route(CALL, (route) => route.fulfill({ status, contentType, headers, body: '{}' }), { times: 1 });
    const answered = page.waitForResponse(CALL);
    await submitButton(page).click();
    await answered;
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
    await expectNotice(page, SEND_FAILED);
    expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
    await expect.poll(() => page.getByText(time ?? 'sollte es wieder gehen').count()).toBe(time ? 1 : 0);
  }
  // While online, the outbox sends a kept request immediately: here the server keeps refusing it.
  await page.route(CALL, (route) => route.fulfill({ status: 503, contentType: PROBLEM, body: '{}' }));
  await page.getByRole('button', { name: keepWords.keep }).click();
  await panel(page).getByText(outboxWords.unsuccessful).waitFor();
  await page.unroute(CALL);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectNotice(page, contact.success);
  expect(await rowsOf(contact, entries['email'])).toMatchObject([entries]);
});

it('the text of a field that a release has removed is shown to copy, over reloads, until the form is sent', async () => {
  const { page, context, entries, email } = await waiting();
  await rename(page, { message: 'remarks' });
  await context.setOffline(false);
  await panel(page).getByText(outboxWords.refused).waitFor();
  await panel(page).getByRole('button', { name: outboxWords.open }).click();
  for (let time = 0; time < 2; time++) {
    await page.getByText(restoredWords.homeless).waitFor();
    await page.locator('form li', { hasText: entries['message'] ?? '' }).waitFor();
    expect(await control(page, 'name').inputValue()).toBe(entries['name']);
    await reload(page);
  }
  await control(page, 'message').fill(entries['message'] ?? '');
  await control(page, 'math_answer').fill(contact.math.answer);
  await submit(page, contact.success);
  expect(await page.getByText(restoredWords.homeless).count()).toBe(0);
  expect(await rowsOf(contact, email)).toMatchObject([entries]);
});

it('what was written for a form that is gone is shown, and is deleted by the visitor alone', async () => {
  const { page, context, entries } = await waiting();
  await rename(page, {}, 'brochure');
  await context.setOffline(false);
  await page.goto(paths.home);
  await panel(page).getByText(outboxWords.unreadableText).waitFor();
  await panel(page).getByText(outboxWords.written).click();
  for (const text of Object.values(entries)) expect(await panel(page).textContent()).toContain(text);
  await panel(page).getByRole('button', { name: outboxWords.delete }).click();
  await panel(page).getByText(outboxWords.unreadableDeleted).waitFor();
});

it.each([
  ['a form', 'form [data-confirmation]'],
  ['a request that waited', '[data-outbox]'],
])('%s shows its reference although the storage was emptied while it was sent', async (what, place) => {
  const { page, context } = await visitHydrated(paths.contact);
  const { email } = await fillIn(page, contact);
  if (what !== 'a form') await keepOffline(page);
  const send = () => (what === 'a form' ? submitButton(page).click() : context.setOffline(false));
  const post = await hold(page, CALL);
  const posted = page.waitForRequest(CALL);
  await send();
  await posted;
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const deleting = indexedDB.deleteDatabase('outbox');
    await new Promise((resolve) => (deleting.onsuccess = resolve));
  });
  post();
  await expectNotice(page, contact.success);
  const [row] = await rowsOf(contact, email);
  await expect.poll(() => page.locator(place).textContent()).toContain(String(row?.['reference']));
});
