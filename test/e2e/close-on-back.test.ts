/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { expectAccessible, goTo, PHONE, visitHydrated } from './browser.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: layoutWords.menu });

it.each([
  {
    what: 'the menu, after whose link it leads to the page before in one step',
    opener: (page: Page) => page.getByRole('button', { name: layoutWords.menu, exact: true }),
    async leave(page: Page) {
      await drawer(page).getByRole('link', { name: 'Über uns' }).click();
      await page.waitForURL(`**${paths.about}`);
      await page.goBack();
      await page.waitForURL(`**${paths.projects}`);
    },
  },
  {
    what: 'a picture, which leaves no step behind when it is closed by a key',
    opener: (page: Page) => page.getByRole('link', { name: galleryWords.enlarge }).first(),
    leave: (page: Page) => page.keyboard.press('Escape'),
  },
])('the browser’s back closes $what', async ({ opener, leave }) => {
  const { page } = await visitHydrated(paths.home, PHONE);
  await goTo(page, paths.projects);
  const dialog = page.locator('dialog[open]');
  await opener(page).click();
  await dialog.waitFor();
  await expectAccessible(page);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(paths.projects);

  await opener(page).click();
  await dialog.waitFor();
  await leave(page);
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => (history.state as { openDialog?: string } | null)?.openDialog))
    .toBeUndefined();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.home);
});
