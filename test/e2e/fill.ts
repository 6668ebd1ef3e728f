import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { formPath } from '../../shared/api.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { keepWords } from '../../web/content/keep-offer.ts';
import { outboxWords } from '../../web/content/outbox.ts';
import { entries as filledEntries } from '../functions/valid-body.ts';

type Entries = Readonly<Record<string, string>>;

export const control = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const submitButton = (page: Page): Locator => page.locator('form[method="post"][action] button[type="submit"]');
/** The specified notice, as Mantine shows it. */
export const notice = (page: Page): Locator => page.locator('[data-notice]');

export async function expectNotice(page: Page, { title, text }: Notice): Promise<void> {
  await expect.poll(() => notice(page).last().textContent()).toBe(title + text);
}

/** The photos that the form shows; what is in a group of boxes shows a surface. */
export const photoItems = (page: Page): Locator => page.locator('form li:not(fieldset *):has(img)');

/** Chooses photos, by name and content, and waits until the form shows them. */
export async function choosePhotos(page: Page, ...photos: readonly (readonly [string, Buffer])[]): Promise<void> {
  const files = photos.map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }));
  await control(page, 'photos').setInputFiles(files);
  await expect.poll(() => photoItems(page).count()).toBe(files.length);
}

export async function submit(page: Page, outcome: Notice): Promise<void> {
  await submitButton(page).click();
  await expectNotice(page, outcome);
}

/** Values for every field a visitor types into; `email` marks the row. */
export const entriesFor = (form: Form, email: string): Record<string, string> => ({ ...filledEntries(form), email });

/** Fills in everything, the right sum and the privacy box included. @returns the entries */
export async function fillIn(page: Page, form: Form, entries: Entries = entriesFor(form, uniqueEmail())) {
  for (const [name, value] of Object.entries(entries)) {
    if (form.fields[name]?.input === 'choice') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
  await control(page, 'math_answer').fill(form.math.answer);
  await control(page, 'privacy').check();
  return entries;
}

/** Fills in a form, sends it, and waits until the page says that it succeeded. @returns the entries */
export async function fillAndSend(page: Page, form: Form, entries?: Entries): Promise<Entries> {
  const sent = await fillIn(page, form, entries);
  await submit(page, form.success);
  return sent;
}

export async function entriesIn(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of names) values[name] = await control(page, name).inputValue();
  return values;
}

export const uniqueEmail = (): string => `test-${crypto.randomUUID()}@firma.ch`;

/** The server may have just closed the kept connection; a form that arrives twice is one row. */
const RETRIED = { maxRetries: 3 };

const arriveAndLoseAnswer = async (route: Route) => {
  await route.fetch(RETRIED);
  await route.abort('connectionreset');
};

/** Lets the next call of a form arrive and be stored, and its answer get lost on the way back. */
export const loseNextAnswer = (page: Page, form: Form): Promise<unknown> =>
  page.route(`**${formPath(form.id)}`, arriveAndLoseAnswer, { times: 1 });

const answer = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body });

/**
 * What a press of the button can come to, by a failing API, and by proxies, firewalls and wrong pages in its place (quality.md F12).
 * After the first two the form is stored although the visitor reads otherwise.
 */
export const FAILURES: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  'the answer is lost': arriveAndLoseAnswer,
  'the answer is another page': async (route) => {
    await route.fetch(RETRIED);
    await answer(200, 'text/html', '<!doctype html>')(route);
  },
  'the answer has the right status and is a page': answer(201, 'text/html', '<!doctype html>'),
  'the answer is of another submission': answer(
    201,
    'application/json',
    '{"submission_id":"00000000-0000-4000-8000-000000000000","reference":"0000-0000"}',
  ),
  'the network is gone': (route) => route.abort('internetdisconnected'),
  'the name is not found': (route) => route.abort('namenotresolved'),
  'the API is asked too much': answer(429, 'application/json', '{"message":"Too Many Requests"}'),
  'the firewall refuses': answer(403, 'text/html', '<h1>403</h1>'),
  'the table is down': answer(503, 'application/problem+json', '{"type":"urn:problem:unavailable"}'),
  'the function failed': answer(500, 'application/json', '{"message":"Internal Server Error"}'),
};

/** Presses the button, which fails in this way, and waits until it can be pressed again. */
export async function pressInVain(page: Page, form: Form, failure: string): Promise<void> {
  const { promise: failed, resolve, reject } = Promise.withResolvers<unknown>();
  const fail = (route: Route) => FAILURES[failure]?.(route).then(resolve, reject);
  await page.route(`**${formPath(form.id)}`, fail, { times: 1 });
  await submitButton(page).click();
  await failed;
  await expectNotice(page, SEND_FAILED);
  await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
}

/** Waits for the scripts that keep a request: without a network they could not be fetched. */
export const readyToKeep = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = ['outbox', 'OutboxPanel', 'KeepOffer', 'notify'];
        return needed.filter((part) => !fetched.some((name) => name.includes(`/${part}-`)));
      }),
    )
    .toEqual([]);

/** Presses the button of a filled form without a network, and leaves the request to the outbox. */
export async function keepOffline(page: Page): Promise<void> {
  await readyToKeep(page);
  await page.context().setOffline(true);
  await submit(page, SEND_FAILED);
  await page.getByRole('button', { name: keepWords.keep }).click();
  await page.locator('[data-outbox]').getByText(outboxWords.waiting(1)).waitFor();
}

/** How many requests and files the browser's database holds; nothing until the page has made it: to open it would make another one. */
export const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'outbox')) return [];
    const opening = indexedDB.open('outbox');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const counts = ['requests', 'files'].map((store) => opening.result.transaction(store).objectStore(store).count());
    await Promise.all(counts.map((count) => new Promise((resolve) => count.addEventListener('success', resolve))));
    opening.result.close();
    return counts.map(({ result }) => result);
  });
