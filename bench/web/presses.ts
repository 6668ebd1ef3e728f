import { planCode } from '@works/stone/codes/plan-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Browser, Locator, Page } from 'playwright-core';
import { LANGUAGE } from '../../shared/language.ts';
import { paths } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planQuery } from '../../shared/stone-addresses.ts';
import { libraryPage } from '../../web/content/library.ts';
import { median } from '../machine.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a visitor does, and where. */
interface Press {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly act: (control: Locator) => Promise<void>;
  /** The control is there with the script only. */
  readonly needsScript?: boolean;
}

const tap = (control: Locator) => control.tap();

const plan = plans.flooring;

const presses: readonly Press[] = [
  {
    name: 'open the menu',
    path: paths.home,
    control: (page) => page.getByRole('button', { name: /Menü/u }).first(),
    act: tap,
  },
  { name: 'choose a tab', path: paths.home, control: (page) => page.getByRole('tab').nth(1), act: tap },
  {
    name: 'type in a form',
    path: paths.contact,
    control: (page) => page.locator('textarea[name=message]'),
    act: (field) => field.pressSequentially('Guten Tag, wir planen', { delay: 60 }),
  },
  {
    name: 'filter the library',
    path: paths.library,
    control: (page) => page.getByRole('searchbox', { name: libraryPage.searchLabel }),
    act: (field) => field.pressSequentially('frost', { delay: 60 }),
  },
  {
    name: 'press a link',
    path: paths.products,
    control: (page) => page.locator(`main a[href="${paths.outdoorStairs}"]`).first(),
    act: tap,
  },
  {
    name: 'change a plan',
    path: `${paths.flooring}?${planQuery}=${planCode(plan, initialValues(plan))}`,
    // The field itself, not the slider or the buttons with the same name.
    control: (page) => page.locator(`#${PLANNER_ANCHOR} input[id$="thickness"]`),
    act: (field) => field.press('ArrowUp'),
    needsScript: true,
  },
];

/** As soon as there is anything to press, or when the script is there, because a visitor has read the page before. */
const moments = ['while loading', 'when loaded'] as const;
const HYDRATED = 'html[data-hydrated]';

/**
 * Interaction to next paint with a processor four times slower, of each site while it loads and afterwards. Medians, in milliseconds.
 * @param origins by the name of the site
 * @param say prints a line of progress
 */
export async function measurePresses(
  browser: Browser,
  origins: Readonly<Record<string, string>>,
  runs: number,
  say: (line: string) => void,
): Promise<Record<string, Record<string, number>>> {
  const rows: Record<string, Record<string, number>> = {};
  for (const press of presses) {
    say(`${press.name} …`);
    const times: Record<string, number[]> = {};
    for (let run = 0; run < runs; run++) {
      for (const [site, origin] of Object.entries(origins))
        for (const moment of moments) {
          const hasScripts = site !== 'without scripts';
          if (press.needsScript && (moment === 'while loading' || !hasScripts)) continue;
          const readyMark = moment === 'while loading' ? undefined : hasScripts ? HYDRATED : 'html';
          (times[`${moment}, ${site}`] ??= []).push(await interact(browser, origin, press, readyMark));
        }
    }
    rows[press.name] = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, median(values)]));
  }
  say('see the other page …');
  const link = presses.find(({ name }) => name === 'press a link')!;
  rows['see the other page'] = {};
  for (const [site, origin] of Object.entries(origins)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++)
      times.push(await reach(browser, origin, link, site === 'without scripts' ? 'html' : HYDRATED));
    rows['see the other page'][`when loaded, ${site}`] = Math.round(median(times));
  }
  return rows;
}

/** From the press on a link until the other page's heading is painted, whether the page changes or the document. In milliseconds. */
async function reach(
  browser: Browser,
  origin: string,
  { path, control, act }: Press,
  readyMark: string,
): Promise<number> {
  await using context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: LANGUAGE });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const keep = (key: 'pressed' | 'shown', time: number) =>
      sessionStorage.setItem(key, String(performance.timeOrigin + time));
    const headings = document.getElementsByTagName('h1');
    if (sessionStorage.getItem('pressed')) {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0];
        if (paint) keep('shown', paint.startTime);
      }).observe({ type: 'paint', buffered: true });
      return;
    }
    const heading = () => headings[0]?.textContent;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        keep('pressed', timeStamp);
        const before = heading();
        // The frame after the one that draws it.
        const look = () => {
          if (heading() === before) requestAnimationFrame(look);
          else requestAnimationFrame((frame) => keep('shown', frame));
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(origin + path, { waitUntil: 'load' });
  await page.locator(readyMark).waitFor({ state: 'attached' });
  await control(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await act(control(page));
  const took = await page.waitForFunction(() => {
    const [pressed, end] = [sessionStorage.getItem('pressed'), sessionStorage.getItem('shown')];
    return pressed && end ? Number(end) - Number(pressed) : undefined;
  });
  return Number(await took.jsonValue());
}

/**
 * The longest of the interactions' durations, as the browser reports them (Event Timing).
 * @param readyMark selector of what is there when the page is ready; without it, the press comes as early as it can
 */
async function interact(
  browser: Browser,
  origin: string,
  { path, control, act }: Press,
  readyMark: string | undefined,
): Promise<number> {
  await using context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: LANGUAGE });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // Kept over the change of the page.
    new PerformanceObserver((list) => {
      const longest = Math.max(
        Number(sessionStorage.getItem('longest')),
        ...list.getEntries().map(({ duration }) => duration),
      );
      sessionStorage.setItem('longest', String(longest));
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(origin + path, { waitUntil: readyMark ? 'load' : 'commit' });
  if (readyMark) {
    await page.locator(readyMark).waitFor({ state: 'attached' });
    await control(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1000);
    await page.evaluate(() => sessionStorage.removeItem('longest'));
  }
  await act(control(page));
  await page.waitForTimeout(1000);
  return Number(await page.evaluate(() => sessionStorage.getItem('longest')));
}
