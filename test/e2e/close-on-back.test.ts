/** @module-tag thorough */
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { galleryWords } from '../../web/content/gallery.ts';
import { layoutWords } from '../../web/content/navigation.ts';
import { hydrated, visitHydrated } from './browser.ts';

const pathOf = (url: string) => new URL(url).pathname;

it('the browser’s back closes the menu, and after a link of the menu leads to the page before in one step', async () => {
  const { page } = await visitHydrated(paths.home, { viewport: { width: 390, height: 844 } });
  await page.goto(paths.projects);
  await hydrated(page);
  const drawer = page.getByRole('dialog', { name: layoutWords.menu });
  const menu = page.getByRole('button', { name: layoutWords.menu, exact: true });
  await menu.click();
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  expect(pathOf(page.url())).toBe(paths.projects);

  await menu.click();
  await drawer.getByRole('link', { name: 'Über uns' }).click();
  await expect.poll(() => pathOf(page.url())).toBe(paths.about);
  await page.goBack();
  await expect.poll(() => pathOf(page.url())).toBe(paths.projects);
  await expect
    .poll(() => page.evaluate(() => (history.state as { openDialog?: string } | null)?.openDialog))
    .toBeUndefined();
  await page.goBack();
  await expect.poll(() => pathOf(page.url())).toBe(paths.home);
});

it('the browser’s back closes a picture, and a picture closed by its button leaves no step behind', async () => {
  const { page } = await visitHydrated(paths.home);
  await page.goto(paths.projects);
  await hydrated(page);
  const picture = page.getByRole('link', { name: galleryWords.enlarge }).first();
  const viewer = page.locator('dialog[open]');
  await picture.click();
  await viewer.waitFor();
  await page.goBack();
  await viewer.waitFor({ state: 'detached' });
  expect(pathOf(page.url())).toBe(paths.projects);
  await picture.click();
  await viewer.waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => (history.state as { openDialog?: string } | null)?.openDialog))
    .toBeUndefined();
  await page.goBack();
  await expect.poll(() => pathOf(page.url())).toBe(paths.home);
});
