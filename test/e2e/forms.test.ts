import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { sentEntries } from '../../shared/forms/entries.ts';
import { confirmationActions, confirmationWords } from '../../shared/forms/form-words.ts';
import { SEND_FAILED, WRONG_SUM } from '../../shared/notices.ts';
import { paths } from '../../shared/paths.ts';
import { expectAccessible, hold, hydrated, PHONE, visitHydrated } from './browser.ts';
import {
  control,
  entriesFor,
  entriesIn,
  expectNotice,
  FAILURES,
  fillIn,
  FORM_PATHS,
  notice,
  pressInVain,
  submit,
  submitButton,
  uniqueUmlautEmail,
} from './fill.ts';
import { rowsOf } from './rows.ts';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u;

/** All five run one engine: one is tried in depth each time, the others by `npm run test:thorough`. */
const tags = (id: string): 'thorough'[] => (id === complaint.id ? [] : ['thorough']);

describe.each(allForms.map((form) => [form.id, form] as const))('%s', (id, form) => {
  const path = FORM_PATHS[id] ?? '';
  const names = Object.keys(entriesFor(form, ''));
  const confirmation = (page: Page) => page.locator('form [data-confirmation]', { hasText: form.success.title });
  /** How often the page says that it succeeded, to be seen. */
  const said = (page: Page) =>
    page
      .getByText(form.success.title, { exact: true })
      .evaluateAll((texts) => texts.filter(({ parentElement }) => (parentElement?.offsetWidth ?? 0) > 1).length);

  it('is sent, confirmed with a reference, stored as specified and emptied', async () => {
    const { page, consoleErrors, externalRequests } = await visitHydrated(path);
    const entries = await fillIn(page, form);

    const release = await hold(page, `**${formPath(id)}`);
    await submitButton(page).click();
    await page.getByRole('button', { name: form.sending, disabled: true }).waitFor();
    if (form === complaint) await expectAccessible(page);
    release();

    await expectNotice(page, form.success);
    const status = confirmation(page);
    expect(await status.textContent()).toContain(form.success.text);
    const reference = (await status.locator('dd').first().textContent()) ?? '';
    expect(reference).toMatch(REFERENCE);
    expect(await said(page)).toBe(1);
    if (form === complaint) await expectAccessible(page);

    const rows = await rowsOf(form, entries['email']);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ...entries, reference });
    expect(Object.keys(rows[0] ?? {})).not.toContain('math_answer');
    // A screen reader goes on at the confirmation.
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-confirmation'))).toBe(true);
    await expect.poll(() => submitButton(page).textContent()).toBe(form.submit);
    for (const [name, value] of Object.entries(await entriesIn(page, names))) {
      expect(value, name).toBe(form.fields[name]?.input === 'choice' ? 'none' : '');
    }
    expect(await control(page, 'math_answer').inputValue()).toBe('');
    expect(await control(page, 'privacy').isChecked()).toBe(false);
    expect(consoleErrors).toEqual([]);
    expect(externalRequests).toEqual([]);
  });

  it('takes an address at a domain with umlauts as it is typed', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(path);
    const { typed, stored } = uniqueUmlautEmail();
    await fillIn(page, form, entriesFor(form, ''));
    await control(page, 'email').pressSequentially(typed);
    await page.reload();
    await hydrated(page);
    // The draft comes back after hydration.
    await expect.poll(() => control(page, 'email').inputValue()).toBe(typed);
    await control(page, 'math_answer').fill(form.math.answer);
    await control(page, 'privacy').check();
    await submit(page, form.success);
    expect(await confirmation(page).textContent()).toContain(`geht an ${typed}.`);
    expect(await rowsOf(form, stored)).toHaveLength(1);
  });

  it('shows what was sent, after a reload too, until it is hidden', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(path);
    const entries = await fillIn(page, form);
    await submitButton(page).click();
    const status = confirmation(page);
    const reference = (await status.locator('dd').first().textContent()) ?? '';
    expect(await page.title()).toContain(reference);
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-confirmation'))).toBe(true);
    expect(await status.textContent()).toContain(entries['email'] ?? '');
    await status.getByText(confirmationWords.sent).click();
    for (const [label, value] of sentEntries(form, entries))
      expect(await status.textContent()).toContain(label + value);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => status.locator('dd').first().textContent()).toBe(reference);
    expect(await said(page)).toBe(1);
    await page.goto(paths.imprint);
    await page.goBack();
    await expect.poll(() => status.locator('dd').first().textContent()).toBe(reference);
    expect(await rowsOf(form, entries['email'])).toHaveLength(1);
    await hydrated(page);
    await status.getByRole('button', { name: confirmationActions.hide }).click();
    await page.reload();
    await hydrated(page);
    expect(await page.locator('[data-confirmation]').count()).toBe(0);
  });

  it(
    'takes the sum with blanks around it, and shows the confirmation below the notice',
    { tags: 'thorough' },
    async () => {
      const { page } = await visitHydrated(path, PHONE);
      await fillIn(page, form);
      await control(page, 'math_answer').fill('');
      await control(page, 'math_answer').pressSequentially(` ${form.math.answer} `);
      expect(await control(page, 'math_answer').inputValue()).toBe(form.math.answer);
      await submitButton(page).click();
      await notice(page).waitFor();
      // What is needed next begins below the notice, in view.
      const edge = (selector: string, side: 'top' | 'bottom') =>
        page
          .locator(selector)
          .first()
          .evaluate((element, of) => element.getBoundingClientRect()[of], side);
      const gap = async () => (await edge('[data-confirmation]', 'top')) - (await edge('[data-notice]', 'bottom'));
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
      expect(await edge('[data-confirmation] dd', 'bottom')).toBeLessThan(PHONE.viewport.height);
    },
  );

  it('marks missing fields, lists them as links and moves the focus there', { tags: tags(id) }, async () => {
    const { page } = await visitHydrated(path);
    await submitButton(page).click();
    const required = [
      ...Object.entries(form.fields)
        .filter(([, field]) => field.required)
        .map(([name]) => name),
      'math_answer',
      'privacy',
    ];
    const links = page.locator('form [role="alert"] li a');
    await expect.poll(() => links.count()).toBe(required.length);
    expect(await page.locator('form [role="alert"] h3').textContent()).toContain(`${required.length} Angaben`);
    expect(await page.evaluate(() => document.activeElement?.firstElementChild?.getAttribute('role'))).toBe('alert');
    expect(await notice(page).count()).toBe(0);
    for (const name of required) {
      const field = control(page, name);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
      expect(await page.locator(`[id="${described}"]`).textContent()).not.toBe('');
    }
    await expectAccessible(page);
    await links.first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(required[0]);

    // The notice of a wrong sum comes beside other errors, and goes when the sum is right.
    await control(page, 'math_answer').fill('99');
    await submit(page, WRONG_SUM);
    await control(page, 'math_answer').fill(form.math.answer);
    await submitButton(page).click();
    await expect.poll(() => notice(page).count()).toBe(0);
    expect(await links.count()).toBeGreaterThan(0);
  });

  it('refuses a wrong sum with the specified notice, and sends nothing', { tags: tags(id) }, async () => {
    const { page } = await visitHydrated(path);
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    const entries = await fillIn(page, form);
    await control(page, 'math_answer').fill('99');
    await submit(page, WRONG_SUM);
    expect(await control(page, 'math_answer').getAttribute('aria-invalid')).toBe('true');
    expect(await entriesIn(page, names)).toEqual(entries);
    expect(calls).toEqual([]);
    expect(await rowsOf(form, entries['email'])).toEqual([]);
  });

  it('keeps all entries after any false answer, and is one row after the next press', { tags: tags(id) }, async () => {
    const { page } = await visitHydrated(path);
    const entries = await fillIn(page, form);
    for (const what of Object.keys(FAILURES)) {
      await pressInVain(page, form, what);
      expect(await page.locator('form [role="alert"]').last().textContent(), what).toBe(
        SEND_FAILED.title + SEND_FAILED.text,
      );
      expect(await entriesIn(page, names), what).toEqual(entries);
    }
    await submit(page, form.success);
    expect(await rowsOf(form, entries['email'])).toHaveLength(1);
  });

  it('stores one row for a double click and Enter', { tags: tags(id) }, async () => {
    const { page } = await visitHydrated(path);
    const entries = await fillIn(page, form);
    await submitButton(page).dblclick();
    await control(page, 'email').press('Enter');
    await expectNotice(page, form.success);
    expect(await notice(page).count()).toBe(1);
    expect(await rowsOf(form, entries['email'])).toHaveLength(1);
  });
});
