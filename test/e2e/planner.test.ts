/** @module-tag thorough */
import { parsePlanCode, planCode } from '@works/stone/codes/plan-code';
import { planFormatIds, planFormats } from '@works/stone/files/make-plan-file';
import { planFileName } from '@works/stone/files/planned-product';
import { surfaces } from '@works/stone/mixes/surfaces';
import { initialValues, type Values } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Locator, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planPath, planQuery, recipeQuery } from '../../shared/stone-addresses.ts';
import { buildResources } from '../../web/builder/documents/pdf-resources.ts';
import { products } from '../../web/content/all-products.ts';
import { numberFieldWords } from '../../web/content/number-field-words.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { plannerWords as words } from '../../web/content/planner.ts';
import { planned } from '../web/tools/planner/planned.ts';
import { expectAccessible, visit, visitHydrated } from './browser.ts';
import { bytesOf, downloadBy } from './download.ts';

const path = paths.outdoorStairs;
const plan = plans.outdoorStairs;
const initial = initialValues(plan);
const addressOf = (values: Values) => `${path}?${planQuery}=${planCode(plan, values)}`;
const planner = (page: Page) => page.locator(`#${PLANNER_ANCHOR}`);
const label = (parameter: string) => plan.parameters[parameter]?.label ?? '';
const field = (page: Page, parameter: string) =>
  planner(page).getByRole('textbox', { name: label(parameter), exact: true });
const drawnTexts = (page: Page) => planner(page).locator('svg[role=img] text').allTextContents();
const opened = (page: Page) => planner(page).getByRole('heading', { name: words.result }).waitFor();
/** Runs in the browser. */
const descriptionOf = (input: HTMLElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((part) => document.getElementById(part)?.textContent)
    .join(' ');

it('draws what is typed, and keeps it in the address, which gives the same plan to everyone', async () => {
  const { page } = await visitHydrated(path);
  await page.getByRole('button', { name: plannerOffer.open }).press('Enter');
  await opened(page);
  await expect.poll(() => planner(page).evaluate((part) => part.contains(document.activeElement))).toBe(true);
  await field(page, 'rise').fill('16');
  await field(page, 'width').fill('36.5');
  const typedIn = await field(page, 'width').elementHandle();
  await expect.poll(() => drawnTexts(page)).toEqual(expect.arrayContaining(['160', '365']));
  await expect.poll(() => planner(page).locator('[aria-live]').textContent()).toContain('365');
  // It begins with the product's own stone in its finish.
  const code = planCode(plan, { ...initial, rise: 160, width: 365, finish: 1 });
  await expect.poll(() => new URL(page.url()).searchParams.get(planQuery)).toBe(code);
  const own = surfaces.find(({ number }) => number === products.find(({ page: of }) => of === 'outdoorStairs')?.stone);
  expect(new URL(page.url()).searchParams.get(recipeQuery)).toBe(own?.code);
  // The planner opened without a plan in the address, which has one now: the keyboard is still in the same field.
  await page.waitForTimeout(AFTER_ADDRESS_MS);
  await expect.poll(() => typedIn?.evaluate((element) => element === document.activeElement)).toBe(true);

  const other = await visit(page.url());
  await opened(other.page);
  expect(await drawnTexts(other.page)).toEqual(await drawnTexts(page));
  expect(await field(other.page, 'width').inputValue()).toContain('36.5');
});

it('reports what is not possible, and takes over the nearest values', async () => {
  const { page } = await visit(addressOf({ ...initial, width: 300, rise: 150, bearing: 80 }));
  const finding = planner(page).getByRole('region', { name: words.impossible });
  await finding.waitFor();
  expect(await finding.textContent()).toContain(plan.rules.find(({ id }) => id === 'schrittmass')?.asks);
  // At the fields to change, too: on a phone the rule is below all fields.
  const faulty = planner(page).locator('input[aria-invalid="true"]');
  expect(await faulty.count()).toBeGreaterThan(0);
  for (const input of await faulty.all()) expect(await input.evaluate(descriptionOf)).toContain(words.nearest(''));
  expect(await planner(page).getByRole('button', { name: planFormats.dxf.label }).count()).toBe(0);
  expect(await planner(page).getByText(words.lastPossible).isVisible()).toBe(true);
  await expectAccessible(page);
  await finding.getByRole('button', { name: words.apply }).click();
  await finding.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words.result);
  expect(await faulty.count()).toBe(0);
  await planner(page).getByRole('button', { name: planFormats.dxf.label }).waitFor();
});

it.each([
  ['PL-NICHTS', words.wrongAddress],
  [planCode(plan, { ...initial, width: 900 }), words.changedAddress],
  [`${planCode(plan, initial)}&${recipeQuery}=MS-NICHTS`, words.changedAddress],
])('shows a notice for the address %s', async (code, text) => {
  const { page } = await visit(`${path}?${planQuery}=${code}`);
  await expect.poll(() => planner(page).getByRole('alert').textContent()).toBe(text);
});

/** For what the change of the address renders again. */
const AFTER_ADDRESS_MS = 500;

/** A model bears the time of its download. */
const untimed = (bytes: Buffer) => bytes.toString('latin1').replace(/(?<=FILE_NAME\('[^']*',)'[^']*'/u, '');

it('makes every file, with the bytes that the same code makes elsewhere', async () => {
  const { page, consoleErrors } = await visit(addressOf(initial));
  await opened(page);
  const address = `${inject('url')}${addressOf(initial)}#${PLANNER_ANCHOR}`;
  const made = { ...planned('outdoorStairs', initial), address };
  const file = planFileName(made);
  for (const format of planFormatIds) {
    const { make, extension, label: name } = planFormats[format];
    const download = await downloadBy(planner(page).getByRole('button', { name, exact: true }));
    expect([`${file}.${extension}`, `${file}-plan.${extension}`]).toContain(download.suggestedFilename());
    const bytes = await bytesOf(download);
    // The build's engine compresses PDFs in another way than the browser.
    const isRight =
      format === 'pdf'
        ? bytes.toString('latin1').startsWith('%PDF-1.7')
        : untimed(bytes) === untimed(Buffer.from((await make(made, buildResources)) as Uint8Array));
    expect(isRight, format).toBe(true);
  }
  expect(consoleErrors).toEqual([]);
});

it('opens the forms with the plan in words and its address', async () => {
  const code = planCode(plan, { ...initial, steps: 7 });
  const { page } = await visit(`${path}?${planQuery}=${code}`);
  await opened(page);
  await planner(page).getByRole('link', { name: words.ask }).click();
  await page.waitForURL(`**${paths.consultation}*`);
  const message = page.locator('[name=message]');
  await expect.poll(() => message.inputValue()).toContain(code);
  expect(await message.inputValue()).toContain(`${label('steps')} 7`);
  expect(await message.inputValue()).toContain(`${path}?${planQuery}=${code}`);
  await page.goBack();
  await opened(page);
  await planner(page).getByRole('link', { name: words.samples }).click();
  await page.waitForURL(`**${paths.sampleFolder}*`);
  await expect.poll(() => page.locator('[name=project]').inputValue()).toContain(code);
  expect(await page.locator('[name=surfaces]').inputValue()).toContain(`${path}?${planQuery}=${code}`);
});

const WAYS: Readonly<Record<string, (page: Page, input: Locator, text: string) => Promise<unknown>>> = {
  'typed key by key': async (_page, input, text) => {
    await input.fill('');
    await input.pressSequentially(text);
  },
  'replaced by a suggestion': async (page, input, text) => {
    await input.selectText();
    await page.keyboard.insertText(text);
  },
  'set by another program': (_page, input, text) =>
    input.evaluate((element: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
};

const REFUSAL = new RegExp(`${words.impossible}|${numberFieldWords.unreadable('.*')}`, 'u');
// What each text means is tested beside the engine.
it('a number is read as it is meant or refused with a word, however it is entered; arrow keys go on from it', async () => {
  const { flooring } = plans;
  const { page } = await visit(planPath('flooring', planCode(flooring, initialValues(flooring))));
  await opened(page);
  const name = flooring.parameters['fieldLength']?.label ?? '';
  const length = planner(page).getByRole('textbox', { name, exact: true });
  for (const [way, enter] of Object.entries(WAYS))
    for (const [text, shown, isRefused] of [
      ['1e3', '1e3', true],
      ['3,5', '3.5', false],
    ] as const) {
      await enter(page, length, text);
      await length.press('Tab');
      expect(await length.inputValue(), way).toBe(shown);
      expect(REFUSAL.test((await length.evaluate(descriptionOf)) ?? ''), `${way}: ${text}`).toBe(isRefused);
      expect((await length.getAttribute('aria-invalid')) === 'true', `${way}: ${text}`).toBe(isRefused);
    }
  await length.press('ArrowUp');
  expect(await length.inputValue()).toBe('3.55');
  const index = Object.keys(flooring.parameters).indexOf('fieldLength');
  await expect
    .poll(() => parsePlanCode(new URL(page.url()).searchParams.get(planQuery) ?? '')?.numbers[index])
    .toBe(3550);
});
