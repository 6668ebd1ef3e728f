/** @module-tag thorough */
import { expect, it } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { allPaths, pathOfForm, paths } from '../../shared/paths.ts';
import { goTo, PHONE, visit } from './browser.ts';
import { allScripts, bytesBeyond, firstLoadOf, textOf } from './first-load.ts';

/** At most, in bytes; scripts, styles and HTML compressed (brotli, quality 11). */
const BUDGET = {
  contentScript: 106_500,
  /** The finishes: surfaces, their filters, and a lamp that is moved over six slabs. */
  finishesScript: 109_200,
  formScript: 136_500,
  startScript: 820,
  contentStyle: 8_200,
  formStyle: 11_300,
  html: 20_400,
  fonts: 40_000,
  fontFiles: 2,
  /** What the Werkstein-Atelier loads beyond its page when it is opened: three.js and the controls of tools. */
  atelierScript: 190_000,
  /** All scripts until a page is idle, headers included. */
  idleScript: 142_000,
  idleFinishes: 144_700,
  idleDocuments: 132_000,
  idleForm: 173_000,
  idlePhotos: 175_000,
  /** Everything but scripts that home transfers on a phone of 390 px with three device pixels to one of CSS, headers included. */
  homeFirstView: 150_000,
} as const;

const formPaths = allForms.map(({ id }) => pathOfForm(id));
const isFormPath = (path: string) => (formPaths as readonly (string | undefined)[]).includes(path);

const scriptBudget = (path: string) =>
  path === paths.finishes ? BUDGET.finishesScript : isFormPath(path) ? BUDGET.formScript : BUDGET.contentScript;

function idleBudget(path: string): number {
  if (path === paths.finishes) return BUDGET.idleFinishes;
  if (path === paths.complaint) return BUDGET.idlePhotos;
  if (isFormPath(path)) return BUDGET.idleForm;
  return path === paths.library || path === paths.productDownloads ? BUDGET.idleDocuments : BUDGET.idleScript;
}

function excess(path: string): string[] {
  const { script, startScript, inlineStyle, html, fonts } = firstLoadOf(path);
  const measured = [
    ['script', script, scriptBudget(path)],
    ['start script', startScript, BUDGET.startScript],
    ['style', inlineStyle, isFormPath(path) ? BUDGET.formStyle : BUDGET.contentStyle],
    ['HTML', html, BUDGET.html],
    ['fonts', fonts.reduce((sum, bytes) => sum + bytes, 0), BUDGET.fonts],
    ['font files', fonts.length, BUDGET.fontFiles],
  ] as const;
  return measured
    .filter(([, bytes, most]) => bytes > most)
    .map(([what, bytes, most]) => `${path}: ${what} ${bytes}, at most ${most}`);
}

it('every page keeps to its budget of bytes', () => {
  expect(allPaths.flatMap(excess)).toEqual([]);
  // A page without any of them would keep to it, too.
  expect(
    allPaths.filter(
      (path) =>
        firstLoadOf(path).script < 50_000 ||
        firstLoadOf(path).inlineStyle < 1_000 ||
        firstLoadOf(path).fonts.length === 0,
    ),
  ).toEqual([]);
});

it('the Werkstein-Atelier keeps to its budget of bytes when it is opened', () => {
  const [script = ''] = allScripts().filter((file) => textOf(file).includes('WebGLRenderer'));
  const bytes = bytesBeyond(paths.finishes, script);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET.atelierScript);
});

it('home shows its first view on a phone with at most 150 KB', async () => {
  const { other } = await bytesUntilIdle(paths.home);
  expect(other).toBeGreaterThan(60_000);
  expect(other).toBeLessThanOrEqual(BUDGET.homeFirstView);
});

it.each(allPaths)('the scripts of %s keep to their budget of bytes until the page is idle', async (path) => {
  const { scripts } = await bytesUntilIdle(path);
  expect(scripts).toBeGreaterThan(90_000);
  expect(scripts).toBeLessThanOrEqual(idleBudget(path));
});

/** What a first visit with a phone transfers, headers included. */
async function bytesUntilIdle(path: string): Promise<{ readonly scripts: number; readonly other: number }> {
  const { page } = await visit('about:blank', { ...PHONE, deviceScaleFactor: 3, isMobile: true, hasTouch: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = { scripts: 0, other: 0 };
  const scriptIds = new Set<string>();
  // A preloaded script is of no type.
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request }) => request.url.endsWith('.js') && scriptIds.add(requestId),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[scriptIds.has(requestId) ? 'scripts' : 'other'] += encodedDataLength;
  });
  await goTo(page, path);
  await page.waitForLoadState('networkidle');
  return bytes;
}
