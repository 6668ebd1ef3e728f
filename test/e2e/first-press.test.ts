/** @module-tag thorough */
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { listening } from '../../packages/local-aws/test/listening.ts';
import { contact } from '../../shared/forms/contact.ts';
import { paths } from '../../shared/paths.ts';
import { holdScripts, hydrated, visit } from './browser.ts';
import { entriesFor, expectNotice, fillIn, notice, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

/** Opens a page whose script doesn't come before `act` is over, then lets it come. */
async function actBeforeScript(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const deliver = await holdScripts(page);
  await page.goto(path);
  await act();
  expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  deliver();
  await hydrated(page);
}

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
  // A mouse that is over the page already asks for it, too.
  const entry = page.waitForResponse(/\/assets\/index-/u);
  const loaded = page.goto(url);
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await page.mouse.move(200, 200);
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
  const entries = entriesFor(contact, uniqueEmail());
  await actBeforeScript(page, paths.contact, async () => {
    await fillIn(page, contact, entries);
    await page.evaluate(() => {
      addEventListener('hydrating', () =>
        queueMicrotask(() => document.querySelector<HTMLButtonElement>('form [type=submit]')?.click()),
      );
    });
  });
  await expectNotice(page, contact.success);
  await page.waitForTimeout(300);
  expect(await notice(page).count()).toBe(1);
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});
