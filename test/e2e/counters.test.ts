/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { hydrated, visit, visitHydrated } from './browser.ts';

const FIGURES = ['50+', '40+', '26', '50+', '1000+'];
const figures = (page: Page) =>
  page
    .locator('dl dd:first-of-type')
    .filter({ hasText: /^\d+\+?$/u })
    .allTextContents();
const greatest = (page: Page) => page.locator('dd', { hasText: '1000+' });

it('count up once 30 % of their section is visible, and end at their figures', async () => {
  const { page } = await visit(paths.home);
  expect(await figures(page)).toEqual(FIGURES);
  await hydrated(page);
  const counted = await greatest(page).evaluate(async (figure, last) => {
    const section = figure.closest('section') as HTMLElement;
    const visiblePart = () => (innerHeight - section.getBoundingClientRect().top) / section.offsetHeight;
    const seen: { readonly part: number; readonly text: string }[] = [];
    new MutationObserver(() => seen.push({ part: visiblePart(), text: figure.textContent })).observe(figure, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    while (seen.length === 0 && visiblePart() < 1) {
      scrollBy({ top: 5, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    while (seen.length > 0 && seen.at(-1)?.text !== last) await new Promise(requestAnimationFrame);
    return seen;
  }, '1000+');
  expect(counted[0]?.part).toBeGreaterThanOrEqual(0.3);
  expect(counted[0]?.part).toBeLessThan(0.4);
  const numbers = counted.map(({ text }) => Number.parseInt(text, 10));
  expect(numbers[0]).toBeLessThan(100);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(await figures(page)).toEqual(FIGURES);
});

it('do not move with reduced motion', async () => {
  const { page } = await visitHydrated(paths.home, { reducedMotion: 'reduce' });
  const changes = await greatest(page).evaluate(async (figure) => {
    let count = 0;
    new MutationObserver(() => (count += 1)).observe(figure, { characterData: true, childList: true, subtree: true });
    figure.scrollIntoView({ behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return count;
  });
  expect(changes).toBe(0);
  expect(await figures(page)).toEqual(FIGURES);
});
