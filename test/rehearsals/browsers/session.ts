import type { Page } from 'playwright-core';

/** What went wrong in a page: `message` says what, `extract` where. */
export type PageError = Readonly<Record<'message' | 'extract' | 'url', string>>;

/** One window of a real browser. Selectors are CSS; the first match counts. */
export interface Session {
  /** Exceptions, console errors, violations of the content security policy and failed requests since the last call. */
  takeErrors(): Promise<readonly PageError[]>;
  goTo(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Calls a function in the page. It must not refer to anything outside itself. */
  evaluate<Args extends readonly unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Replaces the text of a field by typing. */
  fill(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  /** Chooses files for a file input. */
  attach(selector: string, files: readonly string[]): Promise<void>;
  press(key: 'Escape' | 'ArrowRight'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** The page on paper, as PDF; WebKit's driver can't print, and PDFs of Chromium 109 have no structure to read. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Lets a page say in its console what violates the content security policy. Runs in the browser. */
export const reportViolations = (): void =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
  );

/** Collects the errors of a page of Playwright; Puppeteer's says the same of itself. */
export function errorsOf(page: Page): PageError[] {
  const errors: PageError[] = [];
  const report = (message: string, extract: string) => errors.push({ message, extract, url: page.url() });
  page.on('pageerror', (error) => report('exception', String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') report('console', message.text());
  });
  page.on('requestfailed', (request) => report(`request failed: ${request.failure()?.errorText}`, request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) report(`request failed: ${response.status()}`, response.url());
  });
  return errors;
}
