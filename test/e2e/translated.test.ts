/** @module-tag thorough */
import { planCode } from '@works/stone/codes/plan-code';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaint } from '../../shared/forms/complaint.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { planPath, recipePath } from '../../shared/stone-addresses.ts';
import { presets } from '../../web/content/atelier.ts';
import { keepWords } from '../../web/content/keep-offer.ts';
import { outboxWords } from '../../web/content/outbox.ts';
import { alter, original, TRANSLATOR } from './alterations.ts';
import { goTo, visit, type Visit } from './browser.ts';
import { control, fillIn, notice, readyToKeep, submitButton } from './fill.ts';

declare global {
  interface Window {
    /** What the page wrote into texts that the translator has replaced: no visitor sees it. */
    unseen: string[];
  }
}

async function translated(path: string): Promise<Visit> {
  const visited = await visit('about:blank');
  const { page } = visited;
  await page.addInitScript(() => {
    window.unseen = [];
    const own = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...own,
      set(this: Node, text: string) {
        if (!this.isConnected && text !== this.nodeValue) window.unseen.push(`${this.nodeValue} → ${text}`);
        own.set?.call(this, text);
      },
    });
  });
  await goTo(page, path);
  await page.waitForLoadState('networkidle');
  await alter(page, TRANSLATOR);
  return visited;
}

/** The page changed no text that isn't there any more, and missed none. */
async function expectUnbroken({ page, consoleErrors }: Visit): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.unseen)).toEqual([]);
  expect(consoleErrors.filter((error) => /(?:NotFound|Type|Range|Syntax)Error|DOMException/u.test(error))).toEqual([]);
}

/** What can be pressed, chosen and set on a page; not what leaves it, sends a form or saves a file. */
const CONTROLS = [
  'button:not([type=submit], [class*=takeaway])',
  'a[aria-haspopup]',
  'summary',
  'select',
  'input:not([type=file], [type=hidden])',
  '[role=slider]',
  '[role=option]',
];

/** Uses a control of each kind in a part of the page, those of a dialog that opens before the others. @returns how many */
async function pressAll(page: Page, part: string): Promise<number> {
  const tried: string[] = [];
  for (;;) {
    const kind = await page.evaluate(
      async ([selector, before]) => {
        const controls = [...document.querySelectorAll<HTMLElement>(selector)];
        const kinds = controls.map((one) =>
          [one.localName, one.role, one.className, one.getAttribute('name'), one.getAttribute('type')].join(' '),
        );
        const at = kinds.findIndex((one) => !before.includes(one));
        const pressed = controls[at];
        if (!pressed) return undefined;
        const set = (value: string, type: string) => {
          // React looks at its own setter to see whether a value is new.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(pressed), 'value')?.set?.call(pressed, value);
          pressed.dispatchEvent(new Event(type, { bubbles: true }));
        };
        if (pressed instanceof HTMLSelectElement)
          set(pressed.options[(pressed.selectedIndex + 1) % pressed.options.length]?.value ?? '', 'change');
        else if (pressed.role === 'slider')
          pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
        else if (pressed instanceof HTMLInputElement && pressed.type === 'range') set('0.7', 'input');
        else if (pressed instanceof HTMLInputElement && pressed.type === 'search') set('Treppe', 'input');
        else pressed.click();
        do await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        while (pressed.ariaHasPopup === 'dialog' && !document.querySelector(':modal, :popover-open'));
        return kinds[at];
      },
      [CONTROLS.map((one) => `${part} ${one}`).join(), tried] as const,
    );
    if (kind === undefined) return tried.length;
    tried.push(kind);
    if (part === 'main') await pressAll(page, 'dialog:modal');
  }
}

const stairs = planPath('indoorStairs', planCode(plans.indoorStairs, initialValues(plans.indoorStairs)));

const pages = [paths.home, paths.library, paths.outdoorPaving, stairs, recipePath(recipeCode(presets[0].recipe))];
it.each(pages)('every control of %s changes what is seen of the translated page', async (path) => {
  const visited = await translated(path);
  expect(await pressAll(visited.page, 'main')).toBeGreaterThan(0);
  await expectUnbroken(visited);
});

it('the messages of a form are those of its state on the translated page', async () => {
  const visited = await translated(paths.complaint);
  const { page, context } = visited;
  const says = ({ title, text }: Notice) =>
    expect.poll(async () => original((await notice(page).last().textContent()) ?? '')).toBe(title + text);
  const press = (name: string) =>
    page
      .locator('button', { hasText: name.replaceAll('e', 'ë') })
      .first()
      .click();
  await submitButton(page).click();
  await fillIn(page, complaint);
  await control(page, 'math_answer').fill('999');
  await submitButton(page).click();
  const entries = await fillIn(page, complaint);
  await readyToKeep(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await says(SEND_FAILED);
  for (const name of [keepWords.keep, outboxWords.withdraw, outboxWords.yes]) await press(name);
  await context.setOffline(false);
  await fillIn(page, complaint, entries);
  await submitButton(page).click();
  await says(complaint.success);
  await expectUnbroken(visited);
});
