import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { sentEntries } from '../../shared/forms/entries.ts';
import { confirmationActions, confirmationWords, formWords } from '../../shared/forms/form-words.ts';
import { SEND_FAILED, WRONG_SUM } from '../../shared/notices.ts';
import { pathOfForm, paths } from '../../shared/paths.ts';
import { requiredFields } from '../functions/valid-body.ts';
import { expectAccessible, hold, hydrated, reload, visitHydrated } from './browser.ts';
import {
  control,
  entriesIn,
  expectNotice,
  FAILURES,
  fillIn,
  notice,
  pressInVain,
  submit,
  submitButton,
} from './fill.ts';
import { rowsOf } from './rows.ts';

const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u;

const confirmation = (page: Page, form: Form) =>
  page.locator('form [data-confirmation]', { hasText: form.success.title });
/** How often the page says that it succeeded, to be seen. */
const said = (page: Page, form: Form) =>
  page
    .getByText(form.success.title, { exact: true })
    .evaluateAll((texts) => texts.filter(({ parentElement }) => (parentElement?.offsetWidth ?? 0) > 1).length);

it.each(allForms)('$id is sent, confirmed with a reference, stored as specified and emptied', async (form) => {
  const { page, consoleErrors, externalRequests } = await visitHydrated(pathOfForm(form.id) ?? '');
  const entries = await fillIn(page, form);

  const release = await hold(page, `**${formPath(form.id)}`);
  await submitButton(page).click();
  await page.getByRole('button', { name: form.sending, disabled: true }).waitFor();
  if (form === complaint) await expectAccessible(page);
  release();

  await expectNotice(page, form.success);
  const status = confirmation(page, form);
  expect(await status.textContent()).toContain(form.success.text);
  const reference = (await status.locator('dd').first().textContent()) ?? '';
  expect(reference).toMatch(REFERENCE);
  expect(await said(page, form)).toBe(1);
  if (form === complaint) await expectAccessible(page);

  const rows = await rowsOf(form, entries['email']);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...entries, reference });
  expect(Object.keys(rows[0] ?? {})).not.toContain('math_answer');
  // A screen reader goes on at the confirmation.
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-confirmation'))).toBe(true);
  await expect.poll(() => submitButton(page).textContent()).toBe(form.submit);
  for (const [name, value] of Object.entries(await entriesIn(page, Object.keys(entries)))) {
    expect(value, name).toBe(form.fields[name]?.input === 'choice' ? 'none' : '');
  }
  expect(await control(page, 'math_answer').inputValue()).toBe('');
  expect(await control(page, 'privacy').isChecked()).toBe(false);
  expect(consoleErrors).toEqual([]);
  expect(externalRequests).toEqual([]);
});

/** All five run one engine: each rule is tried with one of them. */
describe('a form', () => {
  it('shows what was sent, after a reload too, until it is hidden', { tags: 'thorough' }, async () => {
    const { page } = await visitHydrated(paths.consultation);
    const entries = await fillIn(page, consultation);
    await submitButton(page).click();
    const status = confirmation(page, consultation);
    const reference = (await status.locator('dd').first().textContent()) ?? '';
    // Title and focus follow what is shown.
    await expect.poll(() => page.title()).toContain(reference);
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-confirmation'))).toBe(true);
    expect(await status.textContent()).toContain(entries['email'] ?? '');
    await status.getByText(confirmationWords.sent).click();
    for (const [label, value] of sentEntries(consultation, entries))
      expect(await status.textContent()).toContain(label + value);
    await reload(page);
    await expect.poll(() => status.locator('dd').first().textContent()).toBe(reference);
    expect(await said(page, consultation)).toBe(1);
    await page.goto(paths.imprint);
    await page.goBack();
    await expect.poll(() => status.locator('dd').first().textContent()).toBe(reference);
    expect(await rowsOf(consultation, entries['email'])).toHaveLength(1);
    await hydrated(page);
    await status.getByRole('button', { name: confirmationActions.hide }).click();
    await reload(page);
    expect(await page.locator('[data-confirmation]').count()).toBe(0);
  });

  it('marks missing fields, lists them as links and moves the focus there', async () => {
    const { page } = await visitHydrated(paths.complaint);
    await submitButton(page).click();
    const required = [...requiredFields(complaint), 'math_answer', 'privacy'];
    const links = page.locator('form [role="alert"] li a');
    await expect.poll(() => links.count()).toBe(required.length);
    expect(await page.locator('form [role="alert"] h3').textContent()).toBe(formWords.errors(required.length));
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.firstElementChild?.getAttribute('role')))
      .toBe('alert');
    expect(await notice(page).count()).toBe(0);
    for (const name of required) {
      const field = control(page, name);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
      expect(await page.locator(`[id="${described}"]`).textContent()).not.toBe('');
    }
    await expectAccessible(page);
    await links.first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(required[0]);
  });

  it('refuses a wrong sum with the specified notice, keeps all entries after any false answer, and is one row after the next press', async () => {
    const { page } = await visitHydrated(paths.complaint);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const entries = await fillIn(page, complaint);
    await control(page, 'math_answer').fill('99');
    await submit(page, WRONG_SUM);
    expect(await control(page, 'math_answer').getAttribute('aria-invalid')).toBe('true');
    expect(posts).toEqual([]);
    await control(page, 'math_answer').fill(complaint.math.answer);
    for (const what of Object.keys(FAILURES)) {
      await pressInVain(page, complaint, what);
      expect(await page.locator('form [role="alert"]').last().textContent(), what).toBe(
        SEND_FAILED.title + SEND_FAILED.text,
      );
      expect(await entriesIn(page, Object.keys(entries)), what).toEqual(entries);
    }
    await submit(page, complaint.success);
    expect(await rowsOf(complaint, entries['email'])).toHaveLength(1);
  });

  it('stores one row for a double click and Enter', async () => {
    const { page } = await visitHydrated(paths.complaint);
    const entries = await fillIn(page, complaint);
    await submitButton(page).dblclick();
    await control(page, 'email').press('Enter');
    await expectNotice(page, complaint.success);
    expect(await notice(page).count()).toBe(1);
    expect(await rowsOf(complaint, entries['email'])).toHaveLength(1);
  });
});
