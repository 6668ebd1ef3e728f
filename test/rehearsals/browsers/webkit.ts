import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, until } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { WAIT_LIMIT_MS } from '../../hang-limits.ts';
import { pathOf } from './path-of.ts';
import type { PageError, Session } from './session.ts';

const KEYS = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT } as const;

/** WebKitGTK's own small browser, in a separate display. */
export async function openWebKit(folder: string): Promise<Session> {
  await writeFile(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  const display = await startDisplay();
  const environment = {
    ...(process.env as Record<string, string>),
    DISPLAY: display.name,
    LANGUAGE: 'de',
    XDG_CONFIG_HOME: folder,
    // The display has no graphics card, and the sandbox needs privileges that containers lack.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = new DriverService.Builder(pathOf('WebKitWebDriver') ?? '')
    .setLoopback(true)
    .setEnvironment(environment)
    .setStdio('ignore')
    .build();
  const server = await driver.start(WAIT_LIMIT_MS);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation'] },
  });
  const session = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  const element = (selector: string) => session.wait(until.elementLocated(By.css(selector)), WAIT_LIMIT_MS);
  /** In the middle of the window. The driver does not wait for the page's smooth scrolling: it finds its target out of view and reports «not interactable». */
  const inView = async (selector: string) => {
    const target = await element(selector);
    await session.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', target);
    return target;
  };
  const errors: PageError[] = [];
  const harvest = async () => {
    const url = await session.getCurrentUrl();
    const found = await session.executeScript<Omit<PageError, 'url'>[]>(`return (${errorsInPage.toString()})()`);
    errors.push(...found.map((error) => ({ ...error, url })));
  };
  /** Another document: reads the errors of the old one, and listens in the new one. */
  const leave = async (go: () => Promise<void>) => {
    await harvest();
    await go();
    await harvest();
  };
  return {
    async takeErrors() {
      await harvest();
      return errors.splice(0);
    },
    goTo: (url) => leave(() => session.get(url)),
    async resize(width, height) {
      // The window is larger than the page by its tool bar.
      const size = await session.executeScript<{ width: number; height: number }>(
        'return { width: arguments[0] + outerWidth - innerWidth, height: arguments[1] + outerHeight - innerHeight }',
        width,
        height,
      );
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
    },
    evaluate: (work, ...args) => session.executeScript(`return (${work.toString()})(...arguments)`, ...args),
    click: async (selector) => (await inView(selector)).click(),
    async fill(selector, text) {
      // The driver loses characters that no key of its keyboard has.
      const insert =
        'arguments[0].focus(); arguments[0].select(); document.execCommand("insertText", false, arguments[1])';
      await session.executeScript(insert, await element(selector), text);
    },
    async choose(selector, value) {
      const select = await inView(selector);
      const label = await session.executeScript<string>(
        'return [...arguments[0].options].find(({ value }) => value === arguments[1]).label',
        select,
        value,
      );
      // As on a keyboard: the first word of an option chooses it.
      await select.sendKeys(label.split(' ', 1)[0] ?? '');
    },
    attach: async (selector, files) => (await element(selector)).sendKeys(files.join('\n')),
    press: (key) => session.actions().sendKeys(KEYS[key]).perform(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => leave(() => session.navigate().refresh()),
    async close() {
      await session.quit();
      await driver.kill();
      display.server.kill();
    },
  };
}

/** The errors of the page since the last call: the driver reports none, so the page listens itself from the first call on. Runs in the browser. */
function errorsInPage(): Omit<PageError, 'url'>[] {
  const page = window as Window & { pageErrors?: Omit<PageError, 'url'>[] };
  if (page.pageErrors) return page.pageErrors.splice(0);
  page.pageErrors = [];
  const report = (message: string, extract: unknown) => page.pageErrors?.push({ message, extract: String(extract) });
  // Pictures, scripts and stylesheets that fail report it to themselves only.
  const reportEvent = (event: Event) =>
    event instanceof ErrorEvent
      ? report('exception', `${event.message} ${event.filename}`)
      : report(
          'request failed',
          event.target instanceof HTMLElement ? event.target.outerHTML.slice(0, 200) : event.target,
        );
  addEventListener('error', reportEvent, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => report('exception', reason));
  addEventListener('securitypolicyviolation', (event) =>
    report('policy violated', `${event.violatedDirective} ${event.blockedURI}`),
  );
  console.error = (...words: unknown[]) => void report('console', words.join(' '));
  return [];
}

/** A virtual display that chooses a free number. */
async function startDisplay(): Promise<{ readonly server: ChildProcess; readonly name: string }> {
  const server = spawn(pathOf('Xvfb') ?? '', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] ?? server, 'data')) as [Buffer];
  return { server, name: `:${number.toString().trim()}` };
}
