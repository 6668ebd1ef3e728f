/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { contact } from '../../shared/forms/contact.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { SEND_FAILED, WRONG_SUM, type Notice } from '../../shared/notices.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { expectAccessible, PHONE, visitHydrated } from './browser.ts';
import { control, fillIn, notice, pressInVain, submit } from './fill.ts';

/** A window of 1280 × 1024 at 400 %: the least room. */
const LEAST = { width: 320, height: 256 };
const closeButton = (page: Page) => notice(page).getByRole('button');

async function visitWithNotice(form: Form, viewport = PHONE.viewport) {
  const visited = await visitHydrated(pathOfForm(form.id) ?? '', { viewport });
  await control(visited.page, 'math_answer').fill('99');
  await submit(visited.page, WRONG_SUM);
  await atRest(visited.page);
  return visited;
}

const atRest = (page: Page) =>
  notice(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

/** What has the focus, by a name, and whether a part of it can be seen (WCAG 2.2, 2.4.11). Undefined for the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return undefined;
    // The browser's own button for files is out of sight; its label shows the focus.
    const element = activeElement.matches('[type=file]')
      ? (activeElement.nextElementSibling ?? activeElement)
      : activeElement;
    const isSeen = [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((share) =>
        element.contains(document.elementFromPoint(left + width / 2, top + share * height)),
      ),
    );
    return { name: `${element.tagName} ${element.getAttribute('name') ?? element.textContent.trim()}`, isSeen };
  });

/** What screen readers are told of a change: the texts of all live regions, and the name of what has the focus. */
const spoken = (page: Page) =>
  page.evaluate(() => {
    const regions = [
      ...document.querySelectorAll('[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])'),
    ];
    const outer = regions.filter((region) => !regions.some((other) => other !== region && other.contains(region)));
    const named = document.activeElement;
    const ids = ['aria-labelledby', 'aria-describedby'].flatMap((name) => named?.getAttribute(name)?.split(' ') ?? []);
    const names = [named?.getAttribute('aria-label'), ...ids.map((id) => document.getElementById(id)?.textContent)];
    return [...outer.filter((region) => region.checkVisibility()).map((region) => region.textContent), ...names].join(
      '\n',
    );
  });
const timesSaid = async (page: Page, { text }: Notice) => (await spoken(page)).split(text).length - 1;

describe('the longest form with a notice', () => {
  it('shows whatever gets the focus, forwards and backwards, where there is least room', async () => {
    const { page } = await visitWithNotice(complaint, LEAST);
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const stops = await stopsOf(page, key);
      expect(
        stops.filter(({ isSeen }) => !isSeen),
        key,
      ).toEqual([]);
      expect(stops.length).toBeGreaterThan(20);
    }
  });

  it('says a wrong sum, a failure and a success once', async () => {
    const { page } = await visitWithNotice(complaint);
    expect(await timesSaid(page, WRONG_SUM)).toBe(1);
    await expectAccessible(page);
    await fillIn(page, complaint);
    await pressInVain(page, complaint, 'the table is down');
    expect(await timesSaid(page, SEND_FAILED)).toBe(1);
    await submit(page, complaint.success);
    expect(await timesSaid(page, complaint.success)).toBe(1);
    await expectAccessible(page);
  });
});

/** Where a key leads: once through the page, and out of it at its other end. */
async function stopsOf(page: Page, key: string) {
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
}

describe('a notice', () => {
  it('that is closed by its button gives the focus back', async () => {
    const { page } = await visitWithNotice(contact);
    await control(page, 'phone').focus();
    await closeButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => notice(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  });

  it('is not closed with the Escape that closes a dialog', async () => {
    const { page } = await visitWithNotice(contact);
    await page.getByRole('button', { name: layoutWords.menu }).click();
    const menu = page.locator('dialog[open]');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
    expect(await notice(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => notice(page).count()).toBe(0);
  });
});
