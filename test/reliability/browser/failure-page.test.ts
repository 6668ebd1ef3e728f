import { expect, it } from 'vitest';
import { contact } from '../../../shared/forms/contact.ts';
import { SEND_FAILED } from '../../../shared/notices.ts';
import { expectAccessible, visit } from '../../e2e/browser.ts';
import { entriesFor, entriesIn, fillIn, FORM_PATHS, submitButton, uniqueEmail } from '../../e2e/fill.ts';
import { startFaultySystem } from '../faults/faulty-system.ts';

it('a form without script comes back with every entry when storing fails, on a page without barriers, and is sent by the next press', async () => {
  await using system = await startFaultySystem();
  await using visited = await visit('/404-before');
  const { page } = visited;
  // With JavaScript disabled, axe could not run either.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(system.url + FORM_PATHS[contact.id]);
  const entries = entriesFor(contact, uniqueEmail());
  await fillIn(page, contact, entries);
  system.database.behave(() => 'fail');
  const [answer] = await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), submitButton(page).click()]);
  expect([answer.status(), answer.headers()['content-type'], answer.headers()['retry-after']]).toEqual([503, 'text/html; charset=utf-8', '5']);
  await page.getByRole('alert').getByText(SEND_FAILED.text).waitFor();
  expect(await entriesIn(page, Object.keys(entries))).toEqual(entries);
  await expectAccessible(page);

  await system.mend();
  await submitButton(page).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe(contact.success.title);
});
