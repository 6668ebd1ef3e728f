/** @module-tag thorough */
import { createHash } from 'node:crypto';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { recipeSummary } from '@works/stone/stones/words';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { recipeQuery } from '../../shared/stone-addresses.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { atelierWords, presets } from '../../web/content/atelier.ts';
import { expectAccessible, visit, visitHydrated } from './browser.ts';

const hash = (bytes: ArrayLike<number>) => createHash('sha256').update(Uint8Array.from(bytes)).digest('hex');
const stage = (page: Page) => page.getByRole('application', { name: atelierWords.stageLabel });
const stateOf = (page: Page) => stage(page).getAttribute('data-state');
const shownCode = (page: Page) => page.locator('#atelier code').textContent();
async function drawn(page: Page): Promise<void> {
  await expect.poll(() => stateOf(page)).toMatch(/alive|still/u);
}
const recipeOf = (index: number) => presets[index]?.recipe ?? presets[0].recipe;
const addressOf = (index: number) => `${paths.finishes}?${recipeQuery}=${recipeCode(recipeOf(index))}`;
/** Drivers tell how long reading back a pixel took; that is no complaint of the page. */
const ofThePage = (consoleErrors: readonly string[]) =>
  consoleErrors.filter((text) => !text.includes('GL Driver Message'));

it('shows a still picture where there is no WebGL', async () => {
  const { page, consoleErrors } = await visit(addressOf(2));
  await expect.poll(() => stateOf(page)).toBe('still');
  await page.getByText(atelierWords.still).waitFor();
  const colours = await page.locator('#atelier canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return new Set(Array.from({ length: 2000 }, (_, at) => data[at * 400])).size;
  });
  expect(colours).toBeGreaterThan(40);
  // Stones that were asked for before change nothing when they come.
  await page.waitForTimeout(1500);
  expect(await stateOf(page)).toBe('still');
  expect(consoleErrors).toEqual([]);
});

it('draws by WebGL: another finish, view or distance is another picture, the same one the same again', async () => {
  const { page, consoleErrors } = await visit(addressOf(2), { webgl: true });
  await expect.poll(() => stateOf(page)).toBe('alive');
  const shot = async () => hash(await page.locator('#atelier canvas').screenshot());
  // A picture is drawn some frames after it is asked for, and its stones come one after another.
  const shown = async () => {
    for (let [before, now] = ['', await shot()]; ; [before, now] = [now, await shot()]) if (now === before) return now;
  };
  const whole = await shown();
  const pictures = [whole];
  const lookAtAnother = async () => {
    await expect.poll(async () => pictures.includes(await shown())).toBe(false);
    pictures.push(await shown());
  };
  await page.getByRole('button', { name: atelierWords.nearer }).click();
  await lookAtAnother();
  await page.getByRole('button', { name: atelierWords.whole }).click();
  await expect.poll(shown).toBe(whole);
  await page.getByLabel('gestrahlt', { exact: true }).check({ force: true });
  await lookAtAnother();
  await page.getByLabel(atelierWords.area).check({ force: true });
  await lookAtAnother();
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(ofThePage(consoleErrors)).toEqual([]);
});

it('changes by keyboard alone: words, code and address follow, also after a reload', async () => {
  const { page } = await visit(addressOf(0));
  await drawn(page);
  expect(await shownCode(page)).toBe(recipeCode(presets[0].recipe));

  await page.getByLabel('poliert', { exact: true }).focus();
  await page.keyboard.press('ArrowLeft');
  const share = page.getByRole('slider', { name: atelierWords.share }).first();
  await share.press('ArrowRight');
  const { aggregates } = presets[0].recipe;
  const changed = aggregates.map((each, index) => (index === 0 ? { ...each, share: each.share + 5 } : each));
  const wanted = { ...presets[0].recipe, finish: 'gewaschen' as const, aggregates: changed };
  await expect.poll(() => shownCode(page)).toBe(recipeCode(wanted));
  await expect.poll(() => new URL(page.url()).searchParams.get(recipeQuery)).toBe(recipeCode(wanted));
  await expect.poll(() => page.locator('#atelier [aria-live]').textContent()).toContain('gewaschen');
  await expect.poll(() => page.locator('#atelier canvas').getAttribute('aria-label')).toBe(recipeSummary(wanted));

  await page.reload();
  await drawn(page);
  expect(await shownCode(page)).toBe(recipeCode(wanted));
});

it('takes a share as a figure, which fits when the field is left, and a choice from a list', async () => {
  const { page, consoleErrors } = await visit(addressOf(0));
  await drawn(page);
  const share = page.getByRole('textbox', { name: atelierWords.share, exact: true }).first();
  // The next of the steps; the others have 25 % of the 70 % that a surface bears; nothing is no share.
  for (const [typed, taken] of ['38 40', '99 45', ' 45'].map((pair) => pair.split(' '))) {
    await share.fill(typed ?? '');
    await share.press('Tab');
    expect(await share.inputValue()).toBe(taken);
  }
  const format = page.getByRole('combobox', { name: atelierWords.format });
  await format.press('ArrowDown');
  await expectAccessible(page);
  await format.press('ArrowDown');
  await format.press('Enter');
  const { aggregates } = presets[0].recipe;
  const changed = aggregates.map((each, index) => (index === 0 ? { ...each, share: 45 } : each));
  const wanted = { ...presets[0].recipe, format: '600x600' as const, aggregates: changed };
  await expect.poll(() => shownCode(page)).toBe(recipeCode(wanted));
  expect(consoleErrors).toEqual([]);
});

it('reports a mistyped code until the first change, and accepts one from paper in any spelling', async () => {
  const code = recipeCode(recipeOf(5));
  const mistyped = code.replace(/.$/u, (digit) => (digit === '0' ? '1' : '0'));
  const { page } = await visit(`${paths.finishes}?${recipeQuery}=${mistyped}`);
  await drawn(page);
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await alert(atelierWords.wrongCode).waitFor();
  expect(await shownCode(page)).toBe(recipeCode(presets[0].recipe));
  const field = page.getByRole('textbox', { name: atelierWords.codeEntry });
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect.poll(() => shownCode(page)).toBe(code);
  await expect.poll(() => alert(atelierWords.wrongCode).count()).toBe(0);
  await field.fill('MS-1234');
  await field.press('Enter');
  await alert(atelierWords.codeWrong).waitFor();
  expect(await shownCode(page)).toBe(code);
});

it('reports that it cannot be loaded, and opens at the next attempt', async () => {
  const { page } = await visitHydrated(paths.finishes);
  const scripts = '**/assets/Atelier-*.js';
  await page.route(scripts, (route) => route.abort());
  const open = page.getByRole('button', { name: atelierOffer.open });
  const failure = page.getByText(atelierOffer.failed);
  await open.click();
  await failure.waitFor();
  await page.unroute(scripts);
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await open.click();
  await asked;
  await failure.waitFor();
  expect(await page.locator('h1').count()).toBe(1);
  await page.context().setOffline(false);
  await open.click();
  await drawn(page);
  expect(await shownCode(page)).toBe(recipeCode(presets[0].recipe));
  expect(await page.getByRole('alert').filter({ hasText: atelierWords.wrongCode }).count()).toBe(0);
});
