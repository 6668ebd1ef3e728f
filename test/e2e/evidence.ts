import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import type { TestContext } from 'vitest';

interface Visited {
  readonly context: BrowserContext;
  readonly consoleErrors: readonly string[];
  readonly failedRequests: readonly string[];
}

const FAILED = fileURLToPath(new URL('../../.cache/failed/', import.meta.url));

/** Begins to record what a trace needs: no pictures of the page before and after each action, which cost a tenth of a test. */
export const record = (context: BrowserContext): Promise<unknown> =>
  context.tracing.start({ snapshots: false, screenshots: false, sources: false });

/**
 * Keeps what a failed test left in the browser: a screenshot and the accessible tree of each tab, and a trace
 * (`npx playwright-core show-trace`). The message of the failure names the folder, errors of the console and requests that failed.
 */
export async function keepEvidence(
  { context, consoleErrors, failedRequests }: Visited,
  { task }: TestContext,
): Promise<void> {
  const error = task.result?.errors?.at(-1);
  // A retry that succeeds still has the error of the first run.
  if (!error || task.result?.state !== 'fail') return;
  const name = `${task.file.name} ${task.fullTestName} ${task.result?.retryCount ?? 0}`
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 120);
  const folder = join(FAILED, name);
  await mkdir(folder, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    // A tab that hangs must not hide the others.
    await page.screenshot({ path: join(folder, `${index + 1}.png`) }).catch(() => undefined);
    const tree = await page.ariaSnapshot().catch(String);
    await writeFile(join(folder, `${index + 1}.txt`), `${page.url()}\n\n${tree}\n`);
  }
  await context.tracing.stop({ path: join(folder, 'trace.zip') });
  const said = [...consoleErrors, ...failedRequests].map((line) => `\n${line}`).join('');
  error.message += `${said && `\n${said}`}\n\nScreenshot, accessible tree and trace: ${relative('', folder)}/`;
}
