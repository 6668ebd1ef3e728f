import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { NOT_CHOSEN } from '../../shared/forms/entries.ts';
import { pathOfForm, paths } from '../../shared/paths.ts';
import { jpegFile } from '../functions/sample-images.ts';
import { alter, ALTERATIONS, original, TRANSLATOR } from './alterations.ts';
import { goToHeld, hydrated, visit, visitHydrated } from './browser.ts';
import {
  control,
  entriesFor,
  entriesIn,
  fillIn,
  notice,
  photoItems,
  submit,
  submitButton,
  uniqueEmail,
} from './fill.ts';
import { rowsOf } from './rows.ts';

/** All forms run one engine, so each alteration meets one of them: the first is tried each time, the others by `npm run test:thorough`. */
const cases = Object.keys(ALTERATIONS).map((alteration, place) => {
  const form = allForms.at((place % allForms.length) - 1)!;
  return { id: form.id, form, alteration, tags: (alteration === TRANSLATOR ? [] : ['thorough']) as 'thorough'[] };
});

interface Filled {
  readonly page: Page;
  readonly entries: Readonly<Record<string, string>>;
  readonly posts: readonly string[];
}

/** An extension's scripts and styles are not held to the policy of a page. */
async function open(): Promise<Page> {
  const { page } = await visit('about:blank', { bypassCSP: true });
  return page;
}

async function fillInAll(page: Page, form: Form): Promise<Filled> {
  const posts: string[] = [];
  page.on('request', (request) => request.url().endsWith(formPath(form.id)) && posts.push(request.method()));
  const entries = await fillIn(page, form);
  if (form === complaint)
    await control(page, 'photos').setInputFiles({ name: 'Riss.jpg', mimeType: 'image/jpeg', buffer: jpegFile });
  return { page, entries, posts };
}

/** The page says that the form was sent, one row has all entries, and the form is empty. */
async function expectSentOnce({ page, entries }: Filled, form: Form): Promise<void> {
  await expect
    .poll(async () => original((await notice(page).last().textContent()) ?? ''))
    .toBe(form.success.title + form.success.text);
  await page.locator('[data-confirmation]').waitFor();
  await expect.poll(async () => original((await submitButton(page).textContent()) ?? '')).toBe(form.submit);
  await page.waitForTimeout(200);
  expect(await notice(page).count()).toBe(1);
  const rows = await rowsOf(form, entries['email']);
  expect(rows).toEqual([expect.objectContaining(entries)]);
  expect((rows[0]?.['photo_urls'] as string[] | undefined)?.length).toBe(form === complaint ? 1 : undefined);
  await expectEmpty(page, form, Object.keys(entries));
  expect(await photoItems(page).count()).toBe(0);
}

async function expectEmpty(page: Page, form: Form, names: readonly string[]): Promise<void> {
  const empty = names.map((name) => [name, form.fields[name]?.input === 'choice' ? NOT_CHOSEN : '']);
  await expect.poll(() => entriesIn(page, names)).toEqual(Object.fromEntries(empty));
  expect(await control(page, 'math_answer').inputValue()).toBe('');
  expect(await control(page, 'privacy').isChecked()).toBe(false);
}

const stateOf = async ({ page, entries }: Filled) => ({
  ...(await entriesIn(page, Object.keys(entries))),
  sum: await control(page, 'math_answer').inputValue(),
  isTicked: await control(page, 'privacy').isChecked(),
  focus: await page.evaluate(() => {
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [name, selectionStart, selectionEnd];
  }),
});

describe.each(cases)('$id, when $alteration,', ({ form, alteration, tags }) => {
  const path = pathOfForm(form.id) ?? '';

  it('keeps what was filled in before the script, focus and draft included, and sends it once', { tags }, async () => {
    const page = await open();
    const deliver = await goToHeld(page, path);
    const filled = await fillInAll(page, form);
    await alter(page, alteration);
    const [name = ''] = Object.keys(filled.entries).filter((field) => form.fields[field]?.input === 'multiline');
    await control(page, name).evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(3, 5);
    });
    const before = await stateOf(filled);
    deliver();
    await hydrated(page);
    expect(await stateOf(filled)).toEqual(before);
    const draft = () =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').values, `entries:${form.id}`);
    await expect.poll(draft).toMatchObject({ ...filled.entries, privacy: true });
    await expect.poll(() => photoItems(page).count()).toBe(form === complaint ? 1 : 0);
    await submitButton(page).click();
    await expectSentOnce(filled, form);
    expect(filled.posts).toEqual(['POST']);
  });
});

it('a translated form sends once what was sent before the script', async () => {
  const page = await open();
  const deliver = await goToHeld(page, paths.complaint);
  const filled = await fillInAll(page, complaint);
  await alter(page, TRANSLATOR);
  await submitButton(page).click();
  expect(filled.posts).toEqual([]);
  deliver();
  await expectSentOnce(filled, complaint);
  expect(filled.posts).toEqual(['POST']);
});

/** As some password managers and extensions do. */
async function fillInWithoutEvents(page: Page, form: Form): Promise<Readonly<Record<string, string>>> {
  const entries = entriesFor(form, uniqueEmail());
  for (const [name, value] of Object.entries({ ...entries, math_answer: ` ${form.math.answer}`, privacy: '' }))
    await control(page, name).evaluate((field: HTMLInputElement, entry) => {
      if (field.type === 'checkbox') field.checked = true;
      else field.value = entry;
    }, value);
  return entries;
}

it('a form that is filled in by a program without an event is sent as it is seen, and then empty', async () => {
  const { page } = await visitHydrated(paths.complaint);
  const entries = await fillInWithoutEvents(page, complaint);
  await submit(page, complaint.success);
  expect(await rowsOf(complaint, entries['email'])).toEqual([expect.objectContaining(entries)]);
  await expectEmpty(page, complaint, Object.keys(entries));
});
