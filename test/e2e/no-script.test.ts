import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import { contact } from '../../shared/forms/contact.ts';
import { WRONG_SUM } from '../../shared/notices.ts';
import { pathOfForm, paths } from '../../shared/paths.ts';
import { alterTimers, expectAccessible, LATER_SCRIPTS, LONGEST_HOLD_MS, visit } from './browser.ts';
import { control, entriesIn, fillIn, submitButton } from './fill.ts';
import { rowsOf } from './rows.ts';

const ALL_SCRIPTS = '**/assets/*.js';
const heading = (page: Page) => page.locator('h1').textContent();

describe.each(allForms)('$id without JavaScript', (form) => {
  it('is confirmed on a page and stored once, although it is pressed twice', async () => {
    const { page, externalRequests } = await visit(pathOfForm(form.id) ?? '', { javaScriptEnabled: false });
    // How to hand in photos.
    expect(await page.locator('noscript p').isVisible()).toBe(form === complaint);
    expect(await page.getByText('Fotos auswählen').isVisible()).toBe(false);
    const entries = await fillIn(page, form);
    await submitButton(page).dblclick();
    await expect.poll(() => heading(page)).toBe(form.success.title);
    expect(await page.getByText('Senden Sie die Fotos per').isVisible()).toBe(form === complaint);
    expect(await page.getByText(form.success.text, { exact: true }).count()).toBe(1);
    const reference = (await page.locator('.reference').textContent()) ?? '';
    const [row] = await rowsOf(form, entries['email']);
    expect(row).toMatchObject({ ...entries, reference });
    expect(row).not.toHaveProperty('suspect');
    expect(await rowsOf(form, entries['email'])).toHaveLength(1);
    expect(page.url()).not.toContain('?');
    expect(externalRequests).toEqual([]);
  });
});

it.each([consultation, complaint])(
  '$id is sent by the browser when its script can not be fetched, as often as it takes',
  { tags: 'thorough' },
  async (form) => {
    const { page } = await visit('about:blank');
    await page.route(LATER_SCRIPTS, (route) => route.abort());
    await page.goto(pathOfForm(form.id) ?? '');
    await submitButton(page).click();
    await page.getByRole('alert').locator('a').first().waitFor();
    await expectAccessible(page);
    const entries = await fillIn(page, form);
    await control(page, 'math_answer').fill('99');
    await submitButton(page).click();
    await page.getByRole('alert').getByText(WRONG_SUM.text).first().waitFor();
    expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
    expect(await control(page, 'math_answer').getAttribute('aria-invalid')).toBe('true');
    expect(await rowsOf(form, entries['email'])).toEqual([]);
    await control(page, 'math_answer').fill(form.math.answer);
    await submitButton(page).click();
    await expect.poll(() => heading(page)).toBe(form.success.title);
    await expectAccessible(page);
    expect(await rowsOf(form, entries['email'])).toHaveLength(1);
  },
);

it.each([
  ['script', LATER_SCRIPTS],
  ['start script', ALL_SCRIPTS],
])('a form whose %s never arrives is sent by the browser itself', { tags: 'thorough' }, async (_which, late) => {
  const { page } = await visit('about:blank');
  await page.route(late, () => {});
  await alterTimers(page, LONGEST_HOLD_MS, 100);
  await page.goto(pathOfForm(contact.id) ?? '', { waitUntil: 'commit' });
  const entries = await fillIn(page, contact);
  await submitButton(page).click();
  await expect.poll(() => heading(page)).toBe(contact.success.title);
  expect(await rowsOf(contact, entries['email'])).toHaveLength(1);
});

it.each([
  { why: 'without JavaScript', options: { javaScriptEnabled: false }, fails: '' },
  { why: 'when the script of a page can not be fetched', fails: /\/assets\/FinishesPage-/u },
  { why: 'when no script but the start script can be fetched', fails: LATER_SCRIPTS },
  { why: 'when no script can be fetched', fails: ALL_SCRIPTS },
])(
  '$why, a page offers nothing that needs the script, and pictures open as files',
  { tags: 'thorough' },
  async ({ options, fails }) => {
    const { page } = await visit('about:blank', options);
    if (fails) await page.route(fails, (route) => route.abort());
    await page.goto(paths.finishes);
    const needy = page.locator('main :is(search, select, [type=checkbox], #atelier button)');
    expect(await needy.count()).toBeGreaterThan(20);
    await expect.poll(() => needy.filter({ visible: true }).count()).toBe(0);
    for (const opening of ['#materialbibliothek a[aria-haspopup]', 'figure a[aria-haspopup]']) {
      await page.locator(opening).first().click();
      await page.waitForURL(/\.jpg$/u);
      await page.goBack();
    }
  },
);
