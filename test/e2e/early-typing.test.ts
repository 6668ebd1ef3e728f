/** @module-tag thorough */
import { expect, it } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { pathOfForm } from '../../shared/paths.ts';
import { goToHeld, hydrated, visit } from './browser.ts';
import { control, entriesFor, entriesIn, submitButton, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

declare global {
  interface Window {
    /** How many letters were added. */
    typing: Promise<number>;
  }
}

/**
 * Fills in a form as React begins to take it over: a letter or a choice in each task, so between any two steps of React's on any machine; and
 * goes on in the last field until React is done. Runs in the page.
 */
function typeBesideReact([entries, last]: readonly [Readonly<Record<string, string>>, string]): void {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const nextTask = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage('');
    });
  const { body } = document;
  const find = (name: string) => body.querySelector<HTMLInputElement | HTMLSelectElement>(`form [name="${name}"]`)!;
  const type = async (name: string, text: string) => {
    find(name).focus();
    for (const letter of find(name) instanceof HTMLSelectElement ? [text] : text) {
      const field = find(name);
      if (!(field instanceof HTMLSelectElement)) document.execCommand('insertText', false, letter);
      else {
        field.value = letter;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      await nextTask();
    }
  };
  const typeAll = async () => {
    for (const [name, value] of Object.entries(entries)) await type(name, value);
    find(last).focus();
    let added = 0;
    for (let late = 0; late < 20; late += 'hydrated' in document.documentElement.dataset ? 1 : 0, added++) {
      document.execCommand('insertText', false, '.');
      await nextTask();
    }
    return added;
  };
  window.typing = new Promise((resolve) => {
    addEventListener('hydrating', () => resolve(typeAll()), { once: true });
  });
}

it.each(allForms)('$id has each letter that was typed while React took the page over', async (form) => {
  const { page } = await visit('about:blank');
  const deliver = await goToHeld(page, pathOfForm(form.id) ?? '');
  const entries = entriesFor(form, uniqueEmail());
  const [last = ''] = Object.keys(entries)
    .filter((name) => form.fields[name]?.input === 'multiline')
    .slice(-1);
  await page.evaluate(typeBesideReact, [entries, last] as const);
  deliver();
  await hydrated(page);
  entries[last] += '.'.repeat(await page.evaluate(() => window.typing));
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  // A program is who takes less than three seconds: the time counts from before React took over.
  const [draft, opened] = await page.evaluate(
    (key) => [JSON.parse(sessionStorage.getItem(key) ?? '{}').startedAt, performance.timeOrigin],
    `entries:${form.id}`,
  );
  expect(draft).toBe(opened);
  await control(page, 'math_answer').fill(form.math.answer);
  await control(page, 'privacy').check();
  await submitButton(page).click();
  await expect.poll(() => rowsOf(form, entries['email'])).toEqual([expect.objectContaining(entries)]);
});
