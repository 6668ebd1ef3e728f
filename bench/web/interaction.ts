import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium } from '../../test/e2e/browser-path.ts';
import { libraryPage } from '../../web/content/library.ts';
import { paths } from '../../web/paths.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a visitor does, and where. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
  /** The script is there already, because a visitor has read the page before acting. */
  readonly hydratedFirst: boolean;
}

const acts: readonly Omit<Interaction, 'hydratedFirst'>[] = [
  { name: 'open the menu', path: paths.home, act: (page) => page.getByRole('button', { name: /Menü/u }).first().tap() },
  { name: 'choose a tab', path: paths.home, act: (page) => page.getByRole('tab').nth(1).tap() },
  {
    name: 'type in a form',
    path: paths.contact,
    act: (page) => page.locator('textarea[name=message]').pressSequentially('Guten Tag, wir planen', { delay: 60 }),
  },
  {
    name: 'filter the library',
    path: paths.library,
    act: (page) => page.getByRole('searchbox', { name: libraryPage.searchLabel }).pressSequentially('frost', { delay: 60 }),
  },
];

/**
 * Interaction to next paint with a processor four times slower, before and after the script is there; and the time from a press on a link
 * to the first paint of the page, before the script is there and when the page's script has been fetched. Medians, in milliseconds.
 */
export async function measureInteractions(origin: string, runs: number): Promise<Record<string, Record<string, number>>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const act of acts) {
      rows[act.name] = {
        'at once': await medianOf(runs, () => interact(browser, origin, { ...act, hydratedFirst: false })),
        hydrated: await medianOf(runs, () => interact(browser, origin, { ...act, hydratedFirst: true })),
      };
    }
    rows['go to a page'] = {
      'at once': await medianOf(runs, () => leave(browser, origin)),
      hydrated: await medianOf(runs, () => navigate(browser, origin)),
    };
    return rows;
  } finally {
    await browser.close();
  }
}

/** The longest of the interactions' durations, as the browser reports them. */
async function interact(browser: Browser, origin: string, { path, act, hydratedFirst }: Interaction): Promise<number> {
  await using opened = await open(browser, origin + path, hydratedFirst ? 'hydrated' : 'at once');
  const { page } = opened;
  await act(page);
  await page.waitForTimeout(800);
  return await page.evaluate(() => {
    const { durations } = window as unknown as { durations: number[] };
    return Math.max(0, ...durations);
  });
}

/** From the press until the browser itself has loaded and painted the page, as it does while the script isn't there. */
async function leave(browser: Browser, origin: string): Promise<number> {
  await using opened = await open(browser, origin + paths.products, 'without script');
  const { page } = opened;
  await page.locator(`main a[href="${paths.outdoorStairs}"]`).first().tap();
  await page.waitForURL(`**${paths.outdoorStairs}`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return performance.timeOrigin + painted - Number(sessionStorage.getItem('pressed'));
  });
}

/** From the press until the new page's heading has been painted. */
async function navigate(browser: Browser, origin: string): Promise<number> {
  await using opened = await open(browser, origin + paths.products, 'hydrated');
  const { page } = opened;
  const link = page.locator(`main a[href="${paths.outdoorStairs}"]`).first();
  await link.focus();
  // Focusing a link fetches the script of its page.
  await page.waitForTimeout(1500);
  return await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent;
        const pressed = performance.now();
        new MutationObserver((_, observer) => {
          if (document.querySelector('h1')?.textContent === heading) return;
          observer.disconnect();
          // The frame after the next has surely been painted with the new page.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        }).observe(document.body, { childList: true, subtree: true });
        (element as HTMLElement).click();
      }),
  );
}

async function open(browser: Browser, url: string, state: 'at once' | 'hydrated' | 'without script') {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true, locale: 'de-CH' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    addEventListener('click', () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())), true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (state === 'without script') await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(url, { waitUntil: state === 'hydrated' ? 'load' : 'commit' });
  if (state === 'hydrated') {
    await page.mouse.move(100, 300);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
  }
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let run = 0; run < runs; run++) values.push(await measure());
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN);
}
