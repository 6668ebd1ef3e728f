import { launch } from 'puppeteer-core';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';
import { pathOf } from './path-of.ts';
import type { Session } from './session.ts';

/** Firefox by WebDriver BiDi, which needs no driver program: Debian has none for Firefox. */
export async function openFirefox(): Promise<Session> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: pathOf('firefox-esr') ?? '',
    headless: true,
    timeout: WAIT_LIMIT_MS,
    protocolTimeout: WAIT_LIMIT_MS,
    extraPrefsFirefox: { 'intl.accept_languages': 'de-CH, de', 'intl.locale.requested': 'de' },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const element = async (selector: string) => {
    const found = await page.waitForSelector(selector);
    if (!found) throw new Error(`No element ${selector}`);
    return found;
  };
  return {
    errors,
    // Under load, the driver takes the end of the page's own navigation before for an abort of this one.
    goTo: (url) =>
      page
        .goto(url)
        .catch((error: unknown) =>
          String(error).includes('NS_BINDING_ABORTED') ? page.goto(url) : Promise.reject(error as Error),
        )
        .then(() => undefined),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (work, ...args) =>
      page.evaluate(work as unknown as (...given: unknown[]) => unknown, ...args) as Promise<never>,
    async click(selector) {
      const target = await element(selector);
      await target.evaluate((clicked) => clicked.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await target.click();
    },
    async fill(selector, text) {
      const target = await element(selector);
      await target.evaluate((field) => (field as HTMLInputElement).select());
      await target.press('Backspace');
      await target.type(text);
    },
    choose: async (selector, value) => void (await page.select(selector, value)),
    async attach(selector, files) {
      await ((await element(selector)) as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(...files);
    },
    press: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
