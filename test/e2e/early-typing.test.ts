/** @module-tag thorough */
import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { holdScripts, hydrated, visit } from './browser.ts';
import { control, entriesFor, submitButton, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

const SLOWDOWNS = [1, 4, 8];
const KEY_INTERVAL_MS = 30;

interface Key {
  readonly key: string;
  readonly windowsVirtualKeyCode: number;
  readonly text?: string;
}

const TAB: Key = { key: 'Tab', windowsVirtualKeyCode: 9 };
const DOWN: Key = { key: 'ArrowDown', windowsVirtualKeyCode: 40 };
const keyFor = (letter: string): Key =>
  letter === '\n'
    ? { key: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
    : {
        key: letter,
        windowsVirtualKeyCode: /[a-z\d ]/iu.test(letter) ? letter.toUpperCase().charCodeAt(0) : 0,
        text: letter,
      };

/** All keys that fill in a form from its first field on, with Tab from one to the next. */
function keysFor(form: Form, entries: Readonly<Record<string, string>>): readonly Key[] {
  const keys = Object.entries(form.fields).flatMap(([name, { input, options = {} }]) => {
    const entry = entries[name] ?? '';
    const entered = input === 'choice' ? Object.keys(options).map(() => DOWN) : [...entry].map(keyFor);
    return [...entered, TAB];
  });
  return [...keys, ...[...form.math.answer].map(keyFor), TAB, keyFor(' ')];
}

/** Presses the keys in time, whether or not the page has come to the one before. */
async function typeInTime(session: CDPSession, keys: readonly Key[]): Promise<void> {
  const pressed: Promise<unknown>[] = [];
  for (const key of keys) {
    for (const type of ['keyDown', 'keyUp'] as const)
      pressed.push(session.send('Input.dispatchKeyEvent', { type, ...key }));
    await new Promise((resolve) => setTimeout(resolve, KEY_INTERVAL_MS));
  }
  await Promise.all(pressed);
}

/** All forms run one engine: each slowdown meets one of them. Between the fields of the first there are surfaces to tick. */
const cases = SLOWDOWNS.map((slowdown, place) => ({ form: allForms[place + 1]!, slowdown }));

describe.each(cases)('$form.id on a processor $slowdown times slower', ({ form, slowdown }) => {
  it('has each key that was pressed while React took the page over', async () => {
    const { page, context } = await visit('about:blank');
    const deliver = await holdScripts(page);
    await page.goto(pathOfForm(form.id) ?? '');
    const entries = entriesFor(form, uniqueEmail());
    const [first = ''] = Object.keys(form.fields);
    await control(page, first).focus();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    deliver();
    await typeInTime(session, keysFor(form, entries));
    await hydrated(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const held = Object.fromEntries(
      await Promise.all(
        Object.keys(entries).map(async (name) => [name, await control(page, name).inputValue()] as const),
      ),
    );
    expect(held).toEqual(entries);
    await submitButton(page).click();
    await expect.poll(async () => (await rowsOf(form, entries['email'])).length).toBe(1);
    const rows = await rowsOf(form, entries['email']);
    expect(rows).toEqual([expect.objectContaining(entries)]);
    // The time of typing counts from before React took over.
    expect(rows[0]).not.toHaveProperty('suspect');
  });
});
