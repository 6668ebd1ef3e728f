import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { stains } from '../../web/content/cleaning.ts';
import { indexLink } from '../../web/content/deep-links.ts';
import { layoutWords } from '../../web/content/navigation.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';

const rust = stains.find(({ id }) => id === 'rost');

it.each([1440, 390])('answers in the header of %i px, also offline, and leads on by keyboard', async (width) => {
  const { page, context, consoleErrors } = await visit(paths.home, { viewport: { width, height: 844 } });
  await page.getByRole('link', { name: layoutWords.search }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('searchbox');
  await field.waitFor();
  await hydrated(page);
  await context.setOffline(true);
  await field.fill('Rostflecken');
  const first = dialog.locator('ul > li').first();
  await expect.poll(() => first.locator('ol > li').allTextContents()).toEqual(rust?.steps);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.cleaning}#rost`);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.home);
  expect(consoleErrors).toEqual([]);
});

it('asks on when nothing is found', async () => {
  const { page } = await visit(paths.home);
  await page.getByRole('link', { name: layoutWords.search }).click();
  await page.getByRole('searchbox').fill('Xylophonqwertz');
  const ask = page.getByRole('dialog').getByRole('link');
  await ask.click();
  await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('Xylophonqwertz');
});

it('is a link to the index without script', async () => {
  const { page } = await visit(paths.home, { javaScriptEnabled: false });
  await page.getByRole('link', { name: layoutWords.search }).click();
  await page.waitForURL(`**${indexLink}`);
  const entry = page.getByRole('main').getByRole('link', { name: 'Rost', exact: true });
  // The link opens the fold that it leads into.
  expect(await entry.isVisible()).toBe(true);
  await entry.click();
  await page.waitForURL(`**${paths.cleaning}#rost`);
});
