/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { allForms } from '../../shared/forms/all-forms.ts';
import { visibleFields } from '../../shared/forms/entries.ts';
import { paths } from '../../shared/paths.ts';
import { planQuery, projectQuery, recipeQuery } from '../../shared/stone-addresses.ts';
import { libraryQuery, surfaceQuery } from '../../web/content/deep-links.ts';
import { pageError } from '../../web/content/page-error.ts';
import { goTo, reload, visit, visitHydrated } from './browser.ts';

/** What campaigns and scripts of others put into addresses: a fragment, a text and a code for each visit. */
const HOSTILE = [
  ['xtor=AD-3-[50%rabatt]', '%', 'PL-'],
  ['%', '%E0%A4%A', 'MS-ZZZZ-ZZZZ-ZZZZ'],
  ['%E0%A4%A', '%ED%A0%80', 'PL-ZZZZ-ZZZZ.MS-'],
  ['%00', '%00', '%E0%A4%A'],
  ['<img src=x onerror=alert(1)>', '<script>', 'MS-_PL-_.'],
  ['__proto__', '__proto__', '__proto__'],
  ['.', '1e999', 'A'.repeat(3000)],
] as const;

const CODES = [planQuery, recipeQuery, projectQuery];
const TEXTS = [
  ...Object.values(libraryQuery),
  ...Object.values(surfaceQuery),
  ...new Set(allForms.flatMap((form) => visibleFields(form).map(([name]) => name))),
];

const headingOf = (page: Page) => page.locator('h1').textContent();

/** One of each kind of page: what reads an address on one of them reads it on all of its kind. */
const { home, facades, finishes, library, projects, complaint, products } = paths;
const KINDS = [home, facades, finishes, library, projects, complaint, products];

it.each(KINDS)('no fragment and no parameter breaks %s', async (path) => {
  const { page, consoleErrors } = await visitHydrated(path);
  const heading = await headingOf(page);
  for (const [fragment, text, code] of HOSTILE) {
    const query = [...CODES.map((name) => `${name}=${code}`), ...TEXTS.map((name) => `${name}=${text}`)].join('&');
    await goTo(page, `${path}?${query}#${fragment}`);
    expect(await headingOf(page), text).toBe(heading);
  }
  expect(consoleErrors).toEqual([]);
});

/** What another version, an extension or a person may have written where the site keeps something on the device. */
const STORED = [
  '',
  '{',
  'null',
  '5',
  '"x"',
  '[null]',
  '[[1,2]]',
  '{"__proto__":{}}',
  '{"submissionId":"00000000-0000-4000-8000-000000000000","startedAt":-1,"values":{"email":true,"privacy":"x","toString":"y"}}',
  '{"reference":"","sentAt":1e99,"entries":[["",""]]}',
  'PL-_MS-.%',
];

it('no value stored on the device breaks a page', async () => {
  const keys = allForms.flatMap(({ id }) => [`entries:${id}`, `sent:${id}`]);
  const { page, consoleErrors } = await visit('about:blank');
  for (const value of STORED)
    for (const path of [finishes, complaint]) {
      // A file of the site: no script reads them there.
      await page.goto('/lizenzen.txt');
      await page.evaluate(
        ([names, text]) => {
          for (const storage of [localStorage, sessionStorage]) for (const name of names) storage.setItem(name, text);
        },
        [['scroll-positions', 'project', ...keys], value] as const,
      );
      await goTo(page, path);
      expect(await headingOf(page), `${path}: ${value}`).not.toBe(pageError.heading);
    }
  expect(consoleErrors).toEqual([]);
});

it('no state of the history breaks a page', async () => {
  const { page, consoleErrors } = await visitHydrated(finishes);
  const heading = await headingOf(page);
  for (const state of ['text', 5, [1], { idx: 'x', key: 1, usr: 'y' }, { openDialog: 'menue' }, { openDialog: {} }]) {
    await page.evaluate((foreign) => history.replaceState(foreign, ''), state);
    await reload(page);
    expect(await headingOf(page), JSON.stringify(state)).toBe(heading);
  }
  expect(consoleErrors).toEqual([]);
});
