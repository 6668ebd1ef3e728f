import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { paths } from '../../shared/paths.ts';
import { findChromium } from '../../test/e2e/find-chromium.ts';
import { libraryPage } from '../../web/content/library.ts';

const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What a visitor does, and where. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly act: (control: Locator) => Promise<void>;
  /** Makes the page without scripts do the same in the simplest way, where the browser alone does not. */
  readonly simplest?: () => void;
}

const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: paths.home,
    control: (page) => page.getByRole('button', { name: /Menü/u }).first(),
    act: (button) => button.tap(),
  },
  {
    name: 'choose a tab',
    path: paths.home,
    control: (page) => page.getByRole('tab').nth(1),
    act: (tab) => tab.tap(),
    simplest: () => {
      const tabs = [...document.querySelectorAll('[role=tab]')];
      const choose = (chosen: Element) => {
        for (const tab of tabs) {
          tab.setAttribute('aria-selected', String(tab === chosen));
          document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', tab !== chosen);
        }
      };
      for (const tab of tabs) tab.addEventListener('click', () => choose(tab));
    },
  },
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
];

/** Until the script is there, the browser itself leaves the page, so there is nothing to compare with. */
const linkPress: Interaction = {
  name: 'press a link',
  path: paths.products,
  control: (page) => page.locator(`main a[href="${paths.outdoorStairs}"]`).first(),
  act: (anchor) => anchor.tap(),
};

/** Where the site with its scripts is served, and where the same pages without any. */
interface Origins {
  readonly site: string;
  readonly withoutScripts: string;
  /** Another build of the site. */
  readonly before: string | undefined;
}

/**
 * Interaction to next paint with a processor four times slower, before and after the script is there, each beside the same page without scripts
 * (the floor); and the time from a press on a link to the first paint of the page, before the script is there, when the page's script has been
 * fetched, and when the finished page only has to be inserted. Medians, in milliseconds.
 * @param say prints a line of progress
 */
export async function measureInteractions(
  origins: Origins,
  runs: number,
  say: (line: string) => void,
): Promise<Record<string, Record<string, number>>> {
  const { before } = origins;
  const browser = await chromium.launch({
    ...(await findChromium({ isInstalledFirst: true })),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const rows: Record<string, Record<string, number>> = {};
    for (const interaction of interactions) {
      say(`${interaction.name} …`);
      rows[interaction.name] = await mediansOf(runs, {
        'at once': () => interact(browser, origins.site, interaction, 'at once'),
        // Without scripts these interactions do nothing.
        ...(!interaction.simplest && {
          'at once, without scripts': () => interact(browser, origins.withoutScripts, interaction, 'at once'),
        }),
        ...(before && { 'at once, before': () => interact(browser, before, interaction, 'at once') }),
        hydrated: () => interact(browser, origins.site, interaction, 'hydrated'),
        ...(before && { 'hydrated, before': () => interact(browser, before, interaction, 'hydrated') }),
        'without scripts': () => interact(browser, origins.withoutScripts, interaction, 'loaded'),
      });
    }
    say('press a link …');
    rows['press a link'] = await mediansOf(runs, {
      hydrated: () => interact(browser, origins.site, linkPress, 'hydrated'),
      ...(before && { 'hydrated, before': () => interact(browser, before, linkPress, 'hydrated') }),
    });
    say('go to a page …');
    rows['go to a page'] = await mediansOf(runs, {
      'at once': () => leave(browser, origins.site),
      'at once, without scripts': () => leave(browser, origins.withoutScripts),
      ...(before && { 'at once, before': () => leave(browser, before) }),
      hydrated: () => navigate(browser, origins.site),
      ...(before && { 'hydrated, before': () => navigate(browser, before) }),
      'without scripts': () => exchange(browser, origins.withoutScripts),
    });
    return rows;
  } finally {
    await browser.close();
  }
}

/** The longest of the interactions' durations, as the browser reports them. */
async function interact(
  browser: Browser,
  origin: string,
  { path, control, act, simplest }: Interaction,
  state: State,
): Promise<number> {
  await using opened = await open(browser, origin + path, state);
  const { page } = opened;
  if (state !== 'at once') {
    if (state === 'loaded' && simplest) await page.evaluate(simplest);
    // A visitor sees the control before pressing it.
    await control(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
  }
  await act(control(page));
  await page.waitForTimeout(800);
  return await page.evaluate(() => {
    const { durations } = window as unknown as { durations: number[] };
    return Math.max(0, ...durations);
  });
}

/** From the press until the browser itself has loaded and painted the page, as it does while the script isn't there. */
async function leave(browser: Browser, origin: string): Promise<number> {
  await using opened = await open(browser, origin + paths.products, 'script refused');
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

/** The floor of a navigation: the page is already parsed and only has to be inserted. */
async function exchange(browser: Browser, origin: string): Promise<number> {
  await using opened = await open(browser, origin + paths.products, 'loaded');
  const { page } = opened;
  await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    for (const style of next.querySelectorAll('style')) document.head.append(document.adoptNode(style));
    Object.assign(window, { next: document.adoptNode(next.querySelector('main') as HTMLElement) });
  }, paths.outdoorStairs);
  await page.waitForTimeout(1500);
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pressed = performance.now();
        document.querySelector('main')?.replaceWith((window as unknown as { next: HTMLElement }).next);
        scrollTo(0, 0);
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      }),
  );
}

/**
 * When to act: as soon as there is anything, when the script is there, because a visitor has read the page before, or when the page has
 * loaded, because there is no script to wait for.
 */
type State = 'at once' | 'hydrated' | 'loaded' | 'script refused';

async function open(browser: Browser, url: string, state: State) {
  // Only the floor is made with means that the content security policy forbids.
  const context = await browser.newContext({
    ...PHONE,
    ignoreHTTPSErrors: true,
    locale: 'de-CH',
    bypassCSP: state === 'loaded',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    addEventListener(
      'click',
      () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
      true,
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
          durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  if (state === 'script refused') await page.route('**/assets/*.js', (route) => route.abort());
  const isRead = state === 'hydrated' || state === 'loaded';
  await page.goto(url, { waitUntil: isRead ? 'load' : 'commit' });
  if (state === 'hydrated') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  if (isRead) await page.waitForTimeout(1000);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Each measurement `runs` times, taking turns. */
async function mediansOf(
  runs: number,
  measurements: Readonly<Record<string, () => Promise<number>>>,
): Promise<Record<string, number>> {
  const values = Object.fromEntries(Object.keys(measurements).map((name) => [name, [] as number[]]));
  for (let run = 0; run < runs; run++) {
    for (const [name, measure] of Object.entries(measurements)) values[name]?.push(await measure());
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, all]) => [
      name,
      Math.round(all.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN),
    ]),
  );
}
