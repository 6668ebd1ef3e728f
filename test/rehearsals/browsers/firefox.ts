import { launch } from 'puppeteer-core';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { pathOf } from './path-of.ts';
import { errorsOf, reportViolations, type Session } from './session.ts';

/** Firefox by WebDriver BiDi, which needs no driver program: Debian has none for Firefox. */
export async function openFirefox(folder: string): Promise<Session> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: pathOf('firefox-esr') ?? '',
    headless: true,
    timeout: WAIT_LIMIT_MS,
    protocolTimeout: WAIT_LIMIT_MS,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-CH, de',
      'intl.locale.requested': 'de',
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.always_ask_before_handling_new_types': false,
      // Otherwise a PDF that was downloaded is shown in a tab before this one.
      'pdfjs.disabled': true,
    },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  await page.evaluateOnNewDocument(reportViolations);
  const errors = errorsOf(page as unknown as Parameters<typeof errorsOf>[0]);
  const element = async (selector: string) => {
    const found = await page.waitForSelector(selector);
    if (!found) throw new Error(`No element ${selector}`);
    return found;
  };
  return {
    takeErrors: async () => errors.splice(0),
    // Under load, the driver takes the end of the page's own navigation before for an abort of this one.
    goTo: (url) =>
      page
        .goto(url)
        .catch((error: unknown) =>
          String(error).includes('NS_BINDING_ABORTED') ? page.goto(url) : Promise.reject(error as Error),
        )
        .then(() => undefined),
    // Firefox ESR 140 has set the size when it refuses to turn the screen, too.
    resize: (width, height) =>
      page
        .setViewport({ width, height })
        .catch((error: unknown) =>
          String(error).includes('setScreenOrientationOverride') ? undefined : Promise.reject(error as Error),
        ),
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
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    print: () => page.pdf({ format: 'a4' }),
    close: () => browser.close(),
  };
}
