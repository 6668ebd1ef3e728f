import type { Locator, Page, Route } from 'playwright-core';
import { formPath } from '../../shared/api.ts';
import { allForms } from '../../shared/forms/all-forms.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { pathOfForm } from '../../shared/paths.ts';

/** Page of each form by its id. */
export const FORM_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  allForms.map(({ id }) => [id, pathOfForm(id) ?? '']),
);

export const control = (page: Page, name: string): Locator => page.locator(`form [name="${name}"]`);
export const submitButton = (page: Page): Locator => page.locator('form[method="post"][action] button[type="submit"]');
/** The specified notice, as Mantine shows it. */
export const notice = (page: Page): Locator => page.locator('[data-notice]');

/** Values for every field a visitor types into; `email` marks the row. */
export function entriesFor(form: Form, email: string): Record<string, string> {
  const values = Object.entries(form.fields).flatMap(([name, { input, options = {} }]) => {
    if (input === 'photos') return [];
    if (input === 'email') return [[name, email]];
    if (input === 'choice') return [[name, Object.keys(options).at(-1) ?? '']];
    return [[name, input === 'multiline' ? `Zeile 1 zu ${name}\nZeile 2: «ä ö ü», 3 × 4` : `Angabe ${name}`]];
  });
  return Object.fromEntries(values) as Record<string, string>;
}

/** Fills in everything, the right sum and the privacy box included. @returns the entries */
export async function fillIn(
  page: Page,
  form: Form,
  entries: Readonly<Record<string, string>> = entriesFor(form, uniqueEmail()),
): Promise<Readonly<Record<string, string>>> {
  for (const [name, value] of Object.entries(entries)) {
    if (form.fields[name]?.input === 'choice') await control(page, name).selectOption(value);
    else await control(page, name).fill(value);
  }
  await control(page, 'math_answer').fill(form.math.answer);
  await control(page, 'privacy').check();
  return entries;
}

/** The present entries of the form. */
export async function entriesIn(page: Page, names: readonly string[]): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of names) values[name] = await control(page, name).inputValue();
  return values;
}

/** An address that no other test uses. */
export const uniqueEmail = (): string => `test-${crypto.randomUUID()}@firma.ch`;

const arriveAndLoseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Lets the next call of a form arrive and be stored, and its answer get lost on the way back. */
export const loseNextAnswer = (page: Page, form: Form): Promise<unknown> =>
  page.route(`**${formPath(form.id)}`, arriveAndLoseAnswer, { times: 1 });
