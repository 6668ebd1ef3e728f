/** @module-tag thorough */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { planCode } from '@works/stone/codes/plan-code';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { initialValues } from '@works/stone/plans/define-plan';
import { onSite, quantitiesOf } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { expect, inject, it } from 'vitest';
import { consultation } from '../../shared/forms/consultation.ts';
import { paths, type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planPath, projectPath, projectQuery } from '../../shared/stone-addresses.ts';
import { surfaceLink } from '../../web/content/deep-links.ts';
import { projectWords as words } from '../../web/content/project-sheet.ts';
import { WAIT_LIMIT_MS } from '../hang-limits.ts';
import { mailsAbout } from '../infra/fixtures/mails.ts';
import { readPdf, type ReadPdf } from '../web/builder/documents/read-pdf.ts';
import { expectAccessible, goTo, reload, visit } from './browser.ts';
import { bytesOf, downloadBy } from './download.ts';
import { control, entriesFor, fillAndSend, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

const [surface, other] = surfaces.filter(({ recipe }) => recipe.finish === 'gestrahlt');
if (!surface || !other) throw new Error('The library has too few such surfaces.');

const stairs = planCode(plans.outdoorStairs, { ...initialValues(plans.outdoorStairs), finish: 2, slip: 1 });
const planned: readonly (readonly [page: ProductPage, code: string, recipe?: string])[] = [
  ['outdoorStairs', stairs, recipeCode(surface.recipe)],
  ['flooring', planCode(plans.flooring, initialValues(plans.flooring))],
];
const project = [...planned.map(([, ...codes]) => codes.filter(Boolean).join('.')), recipeCode(other.recipe)].join('_');

const rows = (page: Page) => page.getByRole('table', { name: words.heading }).locator('tbody tr');
const shown = async (page: Page) =>
  (await rows(page).allTextContents()).map((text) => text.replace(words.dropShort, ''));
/** The mail to the team about a visitor, once it is there. */
async function teamMail(email = '') {
  const ofTeam = async () =>
    (await mailsAbout(inject('dataDir'), email)).filter(({ replyTo }) => replyTo?.[0]?.address === email);
  await expect.poll(async () => (await ofTeam()).length).toBe(1);
  return (await ofTeam())[0]!;
}

const projectIn = (page: Page) => new URL(page.url()).searchParams.get(projectQuery);

it('plans and a surface are collected, show the same to others, and are one sheet and one request', async () => {
  const { page, consoleErrors, externalRequests } = await visit('about:blank');
  for (const [index, [product, code, recipe]] of planned.entries()) {
    await page.goto(planPath(product, code, recipe));
    const planner = page.locator(`#${PLANNER_ANCHOR}`);
    await planner.getByRole('button', { name: words.add }).click();
    await planner.getByRole('link', { name: words.open(index + 1) }).waitFor();
  }
  await goTo(page, surfaceLink(other.id));
  await page.getByRole('button', { name: words.add }).click();
  await reload(page);
  await page.getByRole('link', { name: words.open(3) }).click();
  await expect.poll(() => projectIn(page)).toBe(project);
  await expect.poll(() => rows(page).count()).toBe(3);
  const { weight, count } = quantitiesOf(plans.outdoorStairs, initialValues(plans.outdoorStairs));
  const [first = ''] = await shown(page);
  for (const text of ['R12', 'gestrahlt', surface.number, String(count), onSite.weight(weight)])
    expect(first).toContain(text);
  await expectAccessible(page);

  // Another device keeps nothing of it yet.
  const guest = await visit(projectPath(project));
  await expect.poll(() => shown(guest.page)).toEqual(await shown(page));
  expect(await guest.page.getByRole('button', { name: words.dropShort }).count()).toBe(0);
  await guest.page.getByRole('button', { name: words.keep }).click();
  await expect.poll(() => guest.page.getByRole('button', { name: words.drop('Bodenbeläge') }).count()).toBe(1);
  await guest.page.getByRole('button', { name: words.drop('Bodenbeläge') }).click();
  await expect.poll(() => rows(guest.page).count()).toBe(2);
  expect(projectIn(guest.page)).toBe(project.split('_').toSpliced(1, 1).join('_'));
  await guest.page.setViewportSize({ width: 320, height: 800 });
  expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const download = await downloadBy(page.getByRole('button', { name: words.pdf }));
  const address = inject('url') + projectPath(project);
  const bytes = await bytesOf(download);
  const read = await readPdf(bytes);
  for (const [product, code, recipe] of planned) {
    expect(read.text).toContain(code);
    expect(await linksIn(read)).toContain(inject('url') + planPath(product, code, recipe));
  }
  expect(await linksIn(read)).toContain(address);
  expect(await qrIn(bytes)).toBe(address);

  await page.getByRole('link', { name: words.ask }).click();
  await page.waitForURL(`**${paths.consultation}*`);
  const summary = words.summary(planned.length, 1);
  await expect.poll(() => control(page, 'message').inputValue()).toContain(`${summary}:\n${projectPath(project)}`);
  const { message: _prefilled, ...entries } = entriesFor(consultation, uniqueEmail());
  const { email } = await fillAndSend(page, consultation, entries);
  const sent = await rowsOf(consultation, email);
  expect(sent.map(({ message }) => String(message).includes(projectPath(project)))).toEqual([true]);
  expect((await teamMail(email)).text).toContain(`${inject('url')}${projectPath(project)}`);
  expect(consoleErrors).toEqual([]);
  expect(externalRequests).toEqual([]);
});

it.each([
  ['', words.empty],
  ['PL-NICHTS', words.incomplete],
  [`PL-NICHTS_${stairs}`, words.incomplete],
])('says what the address «%s» lacks', async (text, notices) => {
  const { page } = await visit(projectPath(text));
  await page.getByText(notices).waitFor();
  await expect.poll(() => rows(page).count()).toBe(text.includes(stairs) ? 1 : 0);
});

/** Addresses that a press opens. */
async function linksIn({ pdf, pages }: ReadPdf): Promise<readonly string[]> {
  const found = await Promise.all(
    Array.from({ length: pages }, async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()),
  );
  return found.flat().map(({ url }: { url?: string }) => url ?? '');
}

/** What a phone reads from the first page. */
async function qrIn(pdf: Buffer): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const picture = await document.getPage(0).render({ scale: 2, render: 'bitmap' });
  document.destroy();
  library.destroy();
  return decodeQR(picture, { timeLimit: WAIT_LIMIT_MS });
}
