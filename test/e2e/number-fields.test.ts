/** @module-tag thorough */
import { parsePlanCode, planCode } from '@works/stone/codes/plan-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { PLANNER_ANCHOR, planPath, planQuery } from '../../shared/stone-addresses.ts';
import { numberFieldWords } from '../../web/content/number-field-words.ts';
import { plannerWords } from '../../web/content/planner.ts';
import { visit } from './browser.ts';

const WAYS: Readonly<Record<string, (page: Page, field: Locator, text: string) => Promise<unknown>>> = {
  'typed key by key': async (_page, field, text) => {
    await field.fill('');
    await field.pressSequentially(text);
  },
  'replaced by a suggestion': async (page, field, text) => {
    await field.selectText();
    await page.keyboard.insertText(text);
  },
  'set by another program': (_page, field, text) =>
    field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
};

const REFUSAL = new RegExp(`${plannerWords.impossible}|${numberFieldWords.unreadable('.*')}`, 'u');
/** Runs in the browser. */
const wordsAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

// What each text means is tested beside the engine.
it('a number is read as it is meant or refused with a word, however it is entered; arrow keys go on from it', async () => {
  const plan = plans.flooring;
  const { page } = await visit(planPath('flooring', planCode(plan, initialValues(plan))));
  await page.getByRole('heading', { name: plannerWords.result }).waitFor();
  const label = plan.parameters['fieldLength']?.label ?? '';
  const field = page.locator(`#${PLANNER_ANCHOR}`).getByRole('textbox', { name: label, exact: true });
  for (const [way, enter] of Object.entries(WAYS))
    for (const [text, shown, isRefused] of [
      ['1e3', '1e3', true],
      ['3,5', '3.5', false],
    ] as const) {
      await enter(page, field, text);
      await field.press('Tab');
      expect(await field.inputValue(), way).toBe(shown);
      expect(REFUSAL.test(await field.evaluate(wordsAt)), `${way}: ${text}`).toBe(isRefused);
      expect((await field.getAttribute('aria-invalid')) === 'true', `${way}: ${text}`).toBe(isRefused);
    }
  await field.press('ArrowUp');
  expect(await field.inputValue()).toBe('3.55');
  const index = Object.keys(plan.parameters).indexOf('fieldLength');
  await expect
    .poll(() => parsePlanCode(new URL(page.url()).searchParams.get(planQuery) ?? '')?.numbers[index])
    .toBe(3550);
});
