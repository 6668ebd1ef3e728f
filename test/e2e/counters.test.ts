/** @module-tag thorough */
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { home } from '../../web/content/home.ts';
import { visitHydrated } from './browser.ts';

it('count up once 30 % of their section is visible, and end at their figures', async () => {
  const { page } = await visitHydrated(paths.home);
  const [{ value = 0, suffix = '' } = {}] = home.statistics.toSorted((a, b) => b.value - a.value);
  const greatest = page
    .getByRole('region', { name: home.about.heading })
    .locator('dd', { hasText: `${value}${suffix}` });
  const part = await greatest.evaluate(async (figure) => {
    const section = figure.closest('section') as HTMLElement;
    const visiblePart = () => (innerHeight - section.getBoundingClientRect().top) / section.offsetHeight;
    const parts: number[] = [];
    new MutationObserver(() => parts.push(visiblePart())).observe(figure, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    while (parts.length === 0 && visiblePart() < 1) {
      scrollBy({ top: 5, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    return parts[0];
  });
  expect(part).toBeGreaterThanOrEqual(0.3);
  expect(part).toBeLessThan(0.4);
  await expect.poll(() => greatest.count()).toBe(1);
});
