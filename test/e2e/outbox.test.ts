import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { API_PREFIX, formPath } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { sales } from '../../shared/forms/sales.ts';
import { SEND_FAILED } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { WAITING_HOURS } from '../../shared/retention.ts';
import { keptWords, restoredWords } from '../../web/content/form-messages.ts';
import { keepWords } from '../../web/content/keep-offer.ts';
import { outboxWords } from '../../web/content/outbox.ts';
import { stripMetadata } from '../../web/delivery/strip-metadata.ts';
import { alterTimers, expectAccessible, goTo, hydrated, visit } from './browser.ts';
import {
  choosePhotos,
  control,
  entriesIn,
  expectNotice,
  fillIn,
  loseNextAnswer,
  notice,
  photoItems,
  readyToKeep,
  storedOnDevice,
  submit,
  submitButton,
} from './fill.ts';
import { rowsOf, storedPhotos } from './rows.ts';

/** Longer than `web/delivery/requests.ts` waits for the database. */
const BLOCKED_MS = 4000;
/** Before the first automatic retry, as `web/delivery/outbox.ts` has it. */
const FIRST_PAUSE_MS = 5000;

const panel = (page: Page) => page.getByRole('region', { name: outboxWords.label });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });
const offer = (page: Page) => page.getByRole('button', { name: keepWords.keep });
const heading = (page: Page) => panel(page).locator('[role="status"] p').first();
const jpeg = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Texts of all calls that a page has begun, also those that come to nothing. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes(API_PREFIX) && calls.push(request.url()));
  return calls;
}

/** Fills in a form, photos included, and presses its button. @param cutOff breaks the connection first; by default the network is off */
async function fillAndSendOffline(
  page: Page,
  form: Form,
  photos: readonly Buffer[] = [],
  cutOff: () => Promise<unknown> = () => page.context().setOffline(true),
): Promise<Record<string, string>> {
  await hydrated(page);
  const entries = await fillIn(page, form);
  if (photos.length > 0)
    await choosePhotos(page, ...photos.map((photo, index) => [`Foto ${index}.jpg`, photo] as const));
  await readyToKeep(page);
  await cutOff();
  await submit(page, SEND_FAILED);
  return entries;
}

async function keep(page: Page, form: Form, photos: readonly Buffer[] = []) {
  const entries = await fillAndSendOffline(page, form, photos);
  await offer(page).click();
  await expect.poll(() => heading(page).textContent()).toBe(outboxWords.waiting(1));
  return { entries, email: entries['email'] ?? '' };
}

it(
  'a form without a network waits on the device, is sent once when it is back, and confirmed with its reference',
  { tags: 'thorough' },
  async () => {
    const form = sales;
    const { page } = await visit(paths.sales, { viewport: { width: 320, height: 640 } });
    const entries = await fillAndSendOffline(page, form);
    expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
    await offer(page).click();
    await expect.poll(() => heading(page).textContent()).toBe(outboxWords.waiting(1));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(keptWords.keptTitle + keptWords.kept);
    expect(await control(page, 'email').inputValue()).toBe('');
    await expect.poll(() => notice(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await rowsOf(form, entries['email'])).toEqual([]);

    await page.context().setOffline(false);
    await expectNotice(page, form.success);
    const rows = await rowsOf(form, entries['email']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(entries);
    await expect
      .poll(() => panel(page).textContent())
      .toContain(`${outboxWords.reference} ${String(rows[0]?.['reference'])}`);
    await page.locator('form [data-confirmation]', { hasText: form.success.title + form.success.text }).waitFor();
    await button(page, outboxWords.close).click();
    await expect.poll(() => panel(page).count()).toBe(0);
    await expect.poll(() => storedOnDevice(page)).toEqual([0, 0]);
  },
);

it('photos wait too, survive the tab, and are sent once although the answer is lost', async () => {
  const { page } = await visit(paths.complaint);
  const photos = await Promise.all([jpeg('#9c3f2b'), jpeg('#8c867c')]);
  const { email } = await keep(page, complaint, photos);
  await expect.poll(() => storedOnDevice(page)).toEqual([1, 2]);
  const later = await page.context().newPage();
  await page.close();

  await later.context().setOffline(false);
  await loseNextAnswer(later, complaint);
  // The next try comes by the button: on a slow machine the automatic one would be first.
  await alterTimers(later, FIRST_PAUSE_MS);
  await later.goto(paths.about);
  await expect.poll(() => panel(later).textContent()).toContain(outboxWords.unreachable);
  expect(await rowsOf(complaint, email)).toHaveLength(1);
  await button(later, outboxWords.send).click();
  await expect.poll(() => heading(later).textContent()).toBe(outboxWords.sent(1));
  const sent = await Promise.all(
    photos.map(async (photo) => Buffer.from(await (await stripMetadata(new Blob([photo]))).arrayBuffer())),
  );
  expect(await storedPhotos(email)).toEqual(sent);
  await expect.poll(() => storedOnDevice(later)).toEqual([1, 0]);
});

it('two tabs show the same request and send it once', { tags: 'thorough' }, async () => {
  const { page } = await visit(paths.contact);
  const other = await page.context().newPage();
  await goTo(other, paths.home);
  const { email } = await keep(page, contact);
  await expectAccessible(page);
  const calls = [callsOf(page), callsOf(other)];
  await page.context().setOffline(false);
  for (const tab of [page, other]) await expect.poll(() => heading(tab).textContent()).toBe(outboxWords.sent(1));
  await expectAccessible(page);
  expect(calls.flat()).toHaveLength(1);
  expect(await rowsOf(contact, email)).toHaveLength(1);
});

it('what is withdrawn is asked for once, then gone from the device, and never sent', { tags: 'thorough' }, async () => {
  const { page } = await visit(paths.complaint);
  const { email } = await keep(page, complaint, [await jpeg('#24272a')]);
  const calls = callsOf(page);
  await button(page, outboxWords.withdraw).click();
  await expectAccessible(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(outboxWords.no);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(outboxWords.withdraw);
  await page.keyboard.press('Enter');
  await button(page, outboxWords.yes).click();
  await panel(page).getByText(outboxWords.deleted).waitFor();
  await expect.poll(() => storedOnDevice(page)).toEqual([0, 0]);
  await page.context().setOffline(false);
  await goTo(page, paths.home);
  expect(await panel(page).count()).toBe(0);
  expect(calls).toEqual([]);
  expect(await rowsOf(complaint, email)).toEqual([]);
});

it(
  'what waited too long is not sent; its entries and photos go back into the form, where they make the same row',
  { tags: 'thorough' },
  async () => {
    const { page } = await visit(paths.complaint);
    // Stored, but the visitor can't know.
    const lose = () => loseNextAnswer(page, complaint);
    const entries = await fillAndSendOffline(page, complaint, [await jpeg('#d5d0c6')], lose);
    await page.context().setOffline(true);
    await offer(page).click();
    await expect.poll(() => heading(page).textContent()).toBe(outboxWords.waiting(1));
    const later = await page.context().newPage();
    await page.close();
    const calls = callsOf(later);
    await later.clock.setFixedTime(Date.now() + WAITING_HOURS * 60 * 60 * 1000);
    await later.context().setOffline(false);
    await later.goto(paths.imprint);
    await panel(later).getByText(outboxWords.expired(1)).waitFor();
    expect(calls).toEqual([]);
    await button(later, outboxWords.open).click();
    await later.getByText(restoredWords.outbox).waitFor();
    expect(await entriesIn(later, Object.keys(entries))).toEqual(entries);
    await expect.poll(() => photoItems(later).count()).toBe(1);
    await expect.poll(() => panel(later).count()).toBe(0);
    // The photo is the draft's until it is sent, and no older than the draft.
    await control(later, 'email').focus();
    await expect.poll(() => storedOnDevice(later)).toEqual([0, 1]);
    await submit(later, complaint.success);
    await expect.poll(() => storedOnDevice(later)).toEqual([0, 0]);
    const rows = await rowsOf(complaint, entries['email']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['photo_urls']).toHaveLength(1);
  },
);

it('what is refused goes back into the open form, marked, never over other entries', { tags: 'thorough' }, async () => {
  const { page } = await visit(paths.contact);
  const { entries } = await keep(page, contact);
  await control(page, 'name').fill('Andere Person');
  const errors = [{ field: 'email', code: 'email' }];
  await page.route(`**${formPath(contact.id)}`, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json; charset=utf-8',
      body: JSON.stringify({ type: 'urn:problem:invalid-fields', title: '', status: 422, errors }),
    }),
  );
  await page.context().setOffline(false);
  await panel(page).getByText(outboxWords.refused).waitFor();
  await expectNotice(page, SEND_FAILED);
  await button(page, outboxWords.open).click();
  await panel(page).getByText(outboxWords.occupied).waitFor();
  expect(await control(page, 'name').inputValue()).toBe('Andere Person');
  await control(page, 'name').fill('');
  await page.reload();
  await page.getByRole('button', { name: 'Angaben verwerfen' }).click();
  await button(page, outboxWords.open).click();
  await page.getByText(restoredWords.outbox).waitFor();
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  expect(await control(page, 'email').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => panel(page).count()).toBe(0);
});

it('reports a full device and keeps the entries in the form', { tags: 'thorough' }, async () => {
  const { page } = await visit(paths.complaint);
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  // Before the photo is chosen, which the page would keep too.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  const large = Buffer.concat([await jpeg('#fff'), Buffer.alloc(100_000)]);
  const entries = await fillAndSendOffline(page, complaint, [large]);
  await offer(page).click();
  await page.getByText(keepWords.failed).waitFor();
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  expect(await photoItems(page).count()).toBe(1);
  expect(await panel(page).count()).toBe(0);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await offer(page).click();
  await expect.poll(() => heading(page).textContent()).toBe(outboxWords.waiting(1));
});

it.each<[string, () => Promise<unknown>]>([
  [
    'of a later version of the site',
    async () => {
      const later = indexedDB.open('outbox', 2);
      await new Promise((resolve) => later.addEventListener('success', resolve));
      later.result.close();
    },
  ],
  [
    'blocked by another tab',
    async () => {
      const held = indexedDB.open('outbox', 1);
      await new Promise((resolve) => held.addEventListener('success', resolve));
      // It is deleted when this connection is closed, and opened again by others only then.
      indexedDB.deleteDatabase('outbox');
    },
  ],
])(
  'a database that is %s makes no uncaught error, and the form goes on: not offered to wait, sent at the next press',
  { tags: 'thorough' },
  async (_, occupy) => {
    const { page } = await visit(paths.complaint);
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(String(error)));
    await hydrated(page);
    await page.evaluate(occupy);
    // Each page now believes that a request is waiting.
    await page.evaluate(() => {
      localStorage.setItem('outbox', '1');
      dispatchEvent(new Event('online'));
    });
    const { email } = await fillAndSendOffline(page, complaint, [await jpeg('#9c3f2b')]);
    await expect.poll(() => submitButton(page).isEnabled()).toBe(true);
    await page.waitForTimeout(BLOCKED_MS);
    expect([await offer(page).count(), await panel(page).count()]).toEqual([0, 0]);
    await page.context().setOffline(false);
    await submit(page, complaint.success);
    expect(await rowsOf(complaint, email)).toMatchObject([{ photo_urls: [expect.any(String)] }]);
    expect(uncaught).toEqual([]);
  },
);
