/** @module-tag thorough */
import { planCode } from '@works/stone/codes/plan-code';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { initialValues } from '@works/stone/plans/define-plan';
import { plans } from '@works/stone/products/all-products';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formPath } from '../../shared/api.ts';
import { complaint } from '../../shared/forms/complaint.ts';
import { consultation } from '../../shared/forms/consultation.ts';
import type { Form } from '../../shared/forms/define-form.ts';
import { SEND_FAILED, type Notice } from '../../shared/notices.ts';
import { paths, productPages } from '../../shared/paths.ts';
import { planPath, projectPath, recipePath } from '../../shared/stone-addresses.ts';
import { atelierOffer } from '../../web/content/atelier-offer.ts';
import { atelierWords, presets } from '../../web/content/atelier.ts';
import { libraryQuery } from '../../web/content/deep-links.ts';
import { keepWords } from '../../web/content/keep-offer.ts';
import { layoutWords } from '../../web/content/layout-words.ts';
import { outboxWords } from '../../web/content/outbox.ts';
import { plannerOffer } from '../../web/content/planner-offer.ts';
import { projectWords } from '../../web/content/project-sheet.ts';
import { hydrated, visit, type Visit } from './browser.ts';
import { control, entriesFor, fillIn, FORM_PATHS, notice, submitButton } from './fill.ts';
import { statedOn, translate } from './translator.ts';
import { countControls, MODAL, pressControl } from './use-controls.ts';

/** So many of the controls of a page are used, from its whole length. */
const MOST_USED = 12;

/** The same page twice: as it is, and in the hands of a translator. Without pictures: they say nothing. */
async function bothOf(path: string): Promise<readonly [plain: Visit, translated: Visit]> {
  const both = [await visit('about:blank'), await visit('about:blank')] as const;
  for (const { page } of both) {
    await page.route(/\.(?:avif|jpg|png|webp)$/u, (route) => route.abort());
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  await translate(both[1].page);
  return both;
}

/** What a page says while a part of it is on its way. */
const LOADING = [plannerOffer.opening, atelierOffer.opening, atelierWords.drawing].map((words) =>
  words.replaceAll(/\s/gu, ''),
);

/** Both pages say the same, when they have come to rest. */
async function expectSame([plain, translated]: readonly [Visit, Visit], after: string): Promise<void> {
  const difference = async () => {
    const [right, stated] = await Promise.all([statedOn(plain.page), statedOn(translated.page)]);
    if (LOADING.some((words) => right.includes(words) || stated.includes(words))) return 'A part is on its way.';
    if (right === stated) return '';
    const at = [...right].findIndex((letter, index) => letter !== stated[index]);
    const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    return `${around(stated)} in place of ${around(right)}`;
  };
  await expect.poll(difference, { message: after }).toBe('');
}

/** The page wrote nothing where no visitor sees it, and missed no text that the translator has replaced. */
async function expectUnbroken({ page, consoleErrors }: Visit): Promise<void> {
  expect(await page.evaluate(() => window.unseen)).toEqual([]);
  expect(consoleErrors.filter((error) => /(?:NotFound|Type|Range|Syntax)Error|DOMException/u.test(error))).toEqual([]);
}

/** Uses the controls of both pages, one after the other, those of a dialog that opens before the others, and compares after each. @returns how many */
async function pressAll(
  both: readonly [Visit, Visit],
  part: string,
  { count = Infinity, step = 1 } = {},
): Promise<number> {
  let used = 0;
  for (let index = 0; index < count; index += step) {
    const [what] = await Promise.all(both.map(({ page }) => pressControl(page, index, part)));
    if (what === undefined) break;
    await expectSame(both, what);
    used += part === MODAL ? 1 : 1 + (await pressAll(both, MODAL));
  }
  return used;
}

const initialPath = (product: (typeof productPages)[number]) =>
  planPath(product, planCode(plans[product], initialValues(plans[product])));

/** Does the same on both pages, then compares. */
async function onBoth(both: readonly [Visit, Visit], what: string, act: (page: Page) => Promise<unknown>) {
  await Promise.all(both.map(({ page }) => act(page)));
  await expectSame(both, what);
}

/** Answers a form as the function does, with the same reference for each page. */
const accept = (page: Page, form: Form) =>
  page.route(`**${formPath(form.id)}`, async (route) => {
    const { submission_id } = route.request().postDataJSON() as { readonly submission_id: string };
    await route.fulfill({ status: 201, json: { submission_id, reference: 'ABCD-EFGH' } });
  });

const press = (page: Page) => submitButton(page).click();
const panel = (page: Page) => page.locator('[data-outbox]');

const NOON = new Date('2026-11-27T11:00:00Z');

describe('on a translated page', () => {
  it('the planner states the weight and the carriers of the changed thickness', async () => {
    const both = await bothOf(initialPath('indoorStairs'));
    await onBoth(both, 'thickness', async (page) => {
      await page.getByRole('textbox', { name: 'Dicke' }).fill('6');
      await expect.poll(() => statedOn(page)).toContain('601kg');
    });
    expect(await statedOn(both[1].page)).toContain('Hebezeug');
    await expectUnbroken(both[1]);
  });

  it.each([
    paths.home,
    paths.finishes,
    paths.library,
    paths.outdoorPaving,
    initialPath('indoorStairs'),
    recipePath(recipeCode(presets[0].recipe)),
  ])('every control of %s changes what it changes elsewhere', async (path) => {
    const both = await bothOf(path);
    await expectSame(both, 'before the first control');
    // What a press opens in the page has an address, and is in this list, too.
    const count = await countControls(both[0].page);
    const step = Math.ceil(count / MOST_USED);
    // Planners and the Atelier, which an address opens, have many; some pages are only read.
    expect(await pressAll(both, 'main', { count, step })).toBeGreaterThanOrEqual(path.includes('?') ? 10 : 0);
    await expectUnbroken(both[1]);
  });

  it('search, library and project sheet count what they find', async () => {
    const library = await bothOf(paths.library);
    for (const text of ['Treppe', 'Treppen aussen', 'Xylophon', ''])
      await onBoth(library, `library: ${text}`, (page) =>
        page.locator(`main [name=${libraryQuery.search}]`).fill(text),
      );
    await onBoth(library, 'category', (page) =>
      page.locator(`[name=${libraryQuery.category}]`).selectOption('Zertifikate'),
    );
    await onBoth(library, 'search', (page) => page.getByRole('link', { name: layoutWords.search }).click());
    for (const text of ['Rost', 'Frost', 'Xylophon'])
      await onBoth(library, `search: ${text}`, (page) => page.locator('dialog [type=search]').fill(text));

    const codes = productPages.slice(0, 3).map((product) => planCode(plans[product], initialValues(plans[product])));
    const project = await bothOf(projectPath(codes.join('_')));
    await onBoth(project, 'kept', (page) => page.getByRole('button', { name: projectWords.keep }).click());
    await onBoth(project, 'dropped', (page) =>
      page.getByRole('button', { name: projectWords.dropShort }).first().click(),
    );
    // The PDF has a picture.
    await Promise.all(project.map(({ page }) => page.unrouteAll()));
    await onBoth(project, 'PDF', (page) => page.getByRole('button', { name: projectWords.pdf }).click());
    const made = projectWords.made.replaceAll(/\s/gu, '');
    await expect.poll(() => statedOn(project[1].page)).toContain(made);
    for (const both of [library, project]) await expectUnbroken(both[1]);
  });

  it.each([consultation, complaint].map((form) => [form.id, form] as const))(
    'the messages of the form %s are those of its state',
    async (id, form) => {
      const both = await bothOf(FORM_PATHS[id] ?? '');
      await onBoth(both, 'time', (page) => page.clock.setFixedTime(NOON));
      await onBoth(both, 'empty', press);
      const [first = ''] = Object.entries(form.fields).find(([, { input }]) => input === 'text') ?? [];
      await onBoth(both, 'one field filled in', (page) => control(page, first).fill('Muster'));
      const entries = entriesFor(form, 'uebersetzt@firma.ch');
      await onBoth(both, 'filled in', (page) => fillIn(page, form, entries));
      await onBoth(both, 'wrong sum', async (page) => {
        await control(page, 'math_answer').fill('999');
        await press(page);
      });
      await onBoth(both, 'right sum', (page) => control(page, 'math_answer').fill(form.math.answer));
      await onBoth(both, 'failed', async (page) => {
        await page.route(`**${formPath(id)}`, (route) => route.abort('internetdisconnected'));
        await press(page);
        await expectNoticeOf(page, SEND_FAILED);
      });
      await onBoth(both, 'kept', (page) => page.getByRole('button', { name: keepWords.keep }).click());
      await onBoth(both, 'withdrawn?', (page) =>
        panel(page).getByRole('button', { name: outboxWords.withdraw }).click(),
      );
      await onBoth(both, 'withdrawn', (page) => panel(page).getByRole('button', { name: outboxWords.yes }).click());
      await onBoth(both, 'filled in again', (page) => fillIn(page, form, entries));
      await onBoth(both, 'sent', async (page) => {
        await page.unroute(`**${formPath(id)}`);
        await accept(page, form);
        await press(page);
        await expectNoticeOf(page, form.success);
      });
      expect(await statedOn(both[1].page)).toContain('ABCD-EFGH');
      await expectUnbroken(both[1]);
    },
  );
});

/** The last notice is this one, in whichever language. */
async function expectNoticeOf(page: Page, { title, text }: Notice): Promise<void> {
  const stated = async () => (await notice(page).last().textContent())?.replaceAll(/[⟦⟧]/gu, '');
  await expect.poll(stated).toBe(title + text);
}
