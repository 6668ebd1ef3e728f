/** @module-tag thorough */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { atelierWords } from '../../web/content/atelier.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { PICTURE_FOLDER } from '../../web/pictures/variants.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { alterTimers, hydrated, LATER_SCRIPTS, LONGEST_HOLD_MS, visit } from './browser.ts';

/** What a visitor can press or fill in and the browser alone doesn't bring to another page. */
const CONTROLS = 'button, input, select, textarea, summary, [role=tab], a[aria-haspopup]';

/** Kinds of controls: what looks alike works alike, wherever it is. @returns the first of each kind that is visible, by its place among all */
const kindsOn = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
        // A box or a file field may be the invisible part of a label that is seen.
        const seen = control.closest('label') ?? control;
        if (!seen.checkVisibility({ visibilityProperty: true }) || seen.getBoundingClientRect().height < 2) return [];
        const { localName, className } = control;
        // The fields of a form are typed in early by a test of their own.
        const isUnlike = ['input', 'select', 'textarea'].includes(localName) && !control.closest('form[method=post]');
        const kind = [
          localName,
          control.getAttribute('type'),
          control.role,
          className,
          isUnlike && control.getAttribute('name'),
        ];
        return [{ index, kind: kind.join(' ') }];
      }),
    CONTROLS,
  );

/** Uses a control as a visitor would. */
async function use(control: Locator): Promise<void> {
  const { tag, type } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? '',
  }));
  if (tag === 'select') await control.selectOption({ index: 1 });
  else if (type === 'file')
    await control.setInputFiles({ name: 'schaden.jpg', mimeType: 'image/jpeg', buffer: jpegFile });
  else if (type === 'checkbox' || type === 'radio') await control.dispatchEvent('click');
  else if (type === 'number') await control.fill('3');
  else if (tag === 'textarea' || ['text', 'search', 'email', 'tel'].includes(type)) await control.fill('Muster');
  else await control.click();
}

/** What the page shows and what its controls hold. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    query: location.search,
    // What is announced comes and goes in its own time.
    text: [...document.querySelectorAll<HTMLElement>('[aria-live], [role=status], [role=alert]')]
      .reduce((text, { innerText }) => text.replace(innerText, ''), document.body.innerText)
      .replaceAll(/\s+/g, ' '),
    open: [...document.querySelectorAll('dialog[open], details[open], :popover-open')].length,
    on: [...document.querySelectorAll('[aria-selected=true], [aria-pressed=true], :checked')].map(
      (element) => `${element.textContent} ${(element as HTMLInputElement).value}`,
    ),
    values: [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  }));

/** What the page says while a part of it is on its way. */
const LOADING = [atelierWords.drawing, atelierOffer.opening, plannerOffer.opening];

/** Waits until nothing has changed for a while. */
async function settled(page: Page): Promise<void> {
  let before = '';
  let now = JSON.stringify(await stateOf(page));
  while (now !== before || LOADING.some((words) => now.includes(words))) {
    // On a busy machine Playwright has waited in vain for a network without requests; what is compared decides.
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
    await page.waitForTimeout(400);
    [before, now] = [now, JSON.stringify(await stateOf(page))];
  }
}

/** Each kind is tried on the first page that has it. */
const tried = new Set<string>();

async function open(): Promise<Page> {
  const { page } = await visit('about:blank');
  // Nothing here is seen: no picture is asked for, which a fresh clone would have to make first.
  await page.route(`**${PICTURE_FOLDER}**`, (route) => route.abort());
  return page;
}

it.each(allPaths)('every control of %s that is seen before the script does what it does afterwards', async (path) => {
  const [late, early] = await Promise.all([open(), open()]);
  let arrival = Promise.resolve();
  await alterTimers(early, LONGEST_HOLD_MS);
  await early.route(LATER_SCRIPTS, async (route) => {
    await arrival;
    await route.continue();
  });
  await Promise.all([late.goto(path), early.goto(path)]);
  for (const { kind, index } of await kindsOn(late)) {
    if (tried.has(kind)) continue;
    tried.add(kind);
    await Promise.all([late, early].map((page) => page.evaluate(() => sessionStorage.clear())));

    const usedLate = async () => {
      await late.goto(path);
      await hydrated(late);
      await use(late.locator(CONTROLS).nth(index));
      await settled(late);
    };
    const usedEarly = async () => {
      const { promise, resolve: deliver } = Promise.withResolvers<void>();
      arrival = promise;
      await early.goto(path);
      await use(early.locator(CONTROLS).nth(index));
      deliver();
      await hydrated(early);
    };
    await Promise.all([usedLate(), usedEarly()]);
    const difference = async () => {
      const [expected, state] = await Promise.all(
        [late, early].map(async (page) => JSON.stringify(await stateOf(page))),
      );
      return state === expected ? '' : `${state} instead of ${expected}`;
    };
    await expect.poll(difference, { message: kind }).toBe('');
  }
});

it('kinds of controls were tried', () => {
  expect(tried.size).toBeGreaterThan(30);
});
