import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../shared/api.ts';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';
import { keepEvidence, record } from './evidence.ts';
import { launchChromium } from './launch.ts';

/** The small file: every page that is held to it reads it first. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every script but the small one that each page loads first and that holds what is pressed before the others. */
export const LATER_SCRIPTS = /\/assets\/(?!start-)[^/]+\.js$/u;

/** A phone held upright. */
export const PHONE = { viewport: { width: 390, height: 844 } };

const VIOLATION = 'Content security policy violated:';

let shared: Promise<Browser> | undefined;

/** The Chromium of all tests; for WebGL, one of this test alone. */
async function browserWith(webgl: boolean): Promise<Browser> {
  if (!webgl) return (shared ??= chromium.connect(inject('chromium')));
  const server = await launchChromium({ webgl });
  onTestFinished(() => server.close());
  return chromium.connect(server.wsEndpoint());
}

/** A page in a separate context, and every hidden error in it. */
export interface Visit {
  readonly page: Page;
  /** Console errors and uncaught exceptions, as texts. */
  readonly consoleErrors: string[];
  /** URLs of requests that left the site and its upload store. */
  readonly externalRequests: string[];
  /** URLs of requests without an answer, each with its cause. */
  readonly failedRequests: string[];
  readonly context: BrowserContext;
  /** @throws AssertionError if anything violated the content security policy */
  readonly close: () => Promise<void>;
}

interface VisitOptions extends BrowserContextOptions {
  readonly webgl?: boolean;
}

/**
 * Opens a page of the running site as a visitor does, until the end of the test; by default German, Swiss time, 1440 × 900, reduced motion.
 * A test that violates the content security policy anywhere fails at its end.
 */
export async function visit(path: string, options?: VisitOptions): Promise<Visit> {
  const visited = await openPage(path, options);
  onTestFinished(async (test) => {
    await keepEvidence(visited, test);
    await visited.close();
  });
  return visited;
}

/** As `visit`, until React has taken over the page. */
export async function visitHydrated(path: string, options?: VisitOptions): Promise<Visit> {
  const visited = await visit(path, options);
  await hydrated(visited.page);
  return visited;
}

/** As `visit`, for several tests: the caller closes it. */
export async function openPage(path: string, { webgl = false, ...options }: VisitOptions = {}): Promise<Visit> {
  const baseURL = inject('url');
  const context = await (
    await browserWith(webgl)
  ).newContext({
    baseURL,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    viewport: { width: 1440, height: 900 },
    // What scrolls smoothly moves away from below a press.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(WAIT_LIMIT_MS);
  await record(context);
  const violations: string[] = [];
  // In every tab of every browser test, from before the first element on.
  await context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      // The recorder of the trace reads a file again that was no picture.
      if (violatedDirective === 'connect-src' && blockedURI === 'blob' && !sourceFile) return;
      console.info(mark, location.pathname, violatedDirective, blockedURI, sourceFile);
    });
  }, VIOLATION);
  context.on('console', (message) => {
    if (message.text().startsWith(VIOLATION)) violations.push(message.text());
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const externalRequests: string[] = [];
  const failedRequests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && ![new URL(baseURL).origin, inject('uploadOrigin')].includes(origin))
      externalRequests.push(request.url());
  });
  page.on('requestfailed', (request) => failedRequests.push(`${request.url()}: ${request.failure()?.errorText}`));
  await page.goto(path);
  const close = async () => {
    // A handler that a failed test left waiting would keep the context open.
    await Promise.all(context.pages().map((tab) => tab.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.close();
    expect(violations, 'violations of the content security policy').toEqual([]);
  };
  return { page, context, consoleErrors, externalRequests, failedRequests, close };
}

/** Waits until React has taken over the prerendered page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Leads a page elsewhere, until React has taken it over. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads a page anew, until React has taken it over. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Holds back what a page asks for there, for longer than the page would wait. @returns what lets it come */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  await alterTimers(page, REQUEST_TIMEOUT_MS);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

interface Timers {
  readonly least: number;
  readonly other: number | undefined;
}

/** Runs in the page. */
function replaceTimers({ least, other }: Timers): void {
  const start = window.setTimeout.bind(window);
  const replaced = (run: () => void, after = 0, ...more: unknown[]) =>
    after >= least && other === undefined ? 0 : start(run, after >= least ? other : after, ...more);
  Object.assign(window, { setTimeout: replaced });
}

/**
 * Timers of this length and longer run at another time from now on, on the page and on those that it opens, or not at all: what a slow machine
 * must not reach, and what a test does not wait for.
 */
export async function alterTimers(page: Page, least: number, other?: number): Promise<void> {
  await page.addInitScript(replaceTimers, { least, other });
  await page.evaluate(replaceTimers, { least, other });
}

/** As `web/layout/boot.ts` has it: how long it holds what was pressed before the browser does it without the script. */
export const LONGEST_HOLD_MS = 8000;

/** Leads a page elsewhere, and holds back the scripts there for as long as a test takes. @returns what lets them come */
export async function goToHeld(page: Page, path: string): Promise<() => void> {
  await alterTimers(page, LONGEST_HOLD_MS);
  const deliver = await hold(page, LATER_SCRIPTS);
  await page.goto(path);
  return deliver;
}

/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Adds a reader's own styles, which no policy of the site forbids. */
export const addStyles = (page: Page, styles: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** Rules of axe that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the page in its present state against rules of axe, by default all. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  expect(
    page.frames().map((frame) => frame.url()),
    'axe looks into the page, not into frames',
  ).toHaveLength(1);
  // A page keeps it until it is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (only) => {
    // What fades in has its colours only in the end.
    const fading = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) =>
          timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.allSettled(fading.map(({ finished }) => finished));
    const found = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
  expect(violations).toEqual([]);
}
