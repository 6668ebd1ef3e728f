import { parsePlanCode, planCode } from '@works/stone/codes/plan-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planPath, planQuery } from '../../shared/stone-addresses.ts';
import { numberFieldWords } from '../../web/content/number-field-words.ts';
import { plannerWords } from '../../web/content/planner.ts';
import { visit } from './browser.ts';

type Entry = (page: Page, field: Locator, text: string) => Promise<unknown>;

/** Sets the whole text as another program does. @param event of the page's own; its constructor and its type of input */
const set =
  (inputType?: string): Entry =>
  (_page, field, text) =>
    field.evaluate(
      (input: HTMLInputElement, [value, type]) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
        const init = { bubbles: true, data: value };
        input.dispatchEvent(type ? new InputEvent('input', { ...init, inputType: type }) : new Event('input', init));
      },
      [text, inputType] as const,
    );

const dictate: Entry = async (page, field, text) => {
  await field.selectText();
  await page.keyboard.insertText(text);
};

const WAYS: Readonly<Record<string, Entry>> = {
  'typed key by key': async (_page, field, text) => {
    await field.fill('');
    await field.pressSequentially(text);
  },
  pasted: async (page, field, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.selectText();
    await page.keyboard.press('ControlOrMeta+V');
  },
  'dictated in one piece': dictate,
  'replaced by a suggestion': set('insertReplacementText'),
  'set by another program': set(),
};

/** What is entered in a field for metres from 1 to 12, what it shows when it is left, and whether it is refused with a word. */
const ENTRIES = [
  ['3,5', '3.5', false],
  ['3.5', '3.5', false],
  ['350 cm', '3.5', false],
  ['3500 mm', '3.5', false],
  ['3,5 Meter', '3.5', false],
  ['5', '5', false],
  ['-3', '-3', true],
  ['12’500', '12’500', true],
  ['1e3', '1e3', true],
  ['1.250,5', '1.250,5', true],
  ['3 kg', '3 kg', true],
  ['drei', 'drei', true],
] as const;

const fieldIn = (page: Page, label: string) =>
  page.locator(`#${PLANNER_ANCHOR}`).getByRole('textbox', { name: label, exact: true });
const open = async (product: ProductPage) => {
  const visited = await visit(planPath(product, planCode(plans[product], initialValues(plans[product]))));
  await visited.page.getByRole('heading', { name: plannerWords.result }).waitFor();
  return visited;
};
const REFUSAL = new RegExp(`${plannerWords.impossible}|${numberFieldWords.unreadable('.*')}`, 'u');
const fieldLengthIndex = Object.keys(plans.flooring.parameters).indexOf('fieldLength');
/** The values of the address, in the order of the plan's parameters. */
const plannedIn = (page: Page) => parsePlanCode(new URL(page.url()).searchParams.get(planQuery) ?? '')?.numbers ?? [];
const isMarked = async (field: Locator) => (await field.getAttribute('aria-invalid')) === 'true';
/** Runs in the browser. */
const wordsAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Enters each text into a field for metres of a planner and leaves it. @returns what it shows then, and whether a word says why it is refused */
async function shownAfter(enter: Entry, texts: readonly string[]) {
  const { page, context } = await open('flooring');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const field = fieldIn(page, plans.flooring.parameters['fieldLength']?.label ?? '');
  const shown: (readonly [text: string, shown: string, isRefused: boolean])[] = [];
  for (const text of texts) {
    await enter(page, field, text);
    await field.press('Tab');
    const isRefused = REFUSAL.test(await field.evaluate(wordsAt));
    expect(await isMarked(field), text).toBe(isRefused);
    shown.push([text, await field.inputValue(), isRefused]);
  }
  return { page, field, shown };
}

it('a number that is dictated with a comma is read as it is meant, and the arrow keys go on from it', async () => {
  const { page, field, shown } = await shownAfter(dictate, ['1e3', '3,5']);
  expect(shown).toEqual([
    ['1e3', '1e3', true],
    ['3,5', '3.5', false],
  ]);
  await field.press('ArrowUp');
  expect(await field.inputValue()).toBe('3.55');
  await expect.poll(() => plannedIn(page)[fieldLengthIndex]).toBe(3550);
});

it.each(Object.entries(WAYS))(
  'a number that is %s is read as it is meant, or refused with a word',
  { tags: 'thorough' },
  async (_way, enter) => {
    const { shown } = await shownAfter(
      enter,
      ENTRIES.map(([text]) => text),
    );
    expect(shown).toEqual(ENTRIES);
  },
);
