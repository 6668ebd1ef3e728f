/** @module-tag thorough */
import { planCode } from '@works/stone/codes/plan-code';
import { recipeCode } from '@works/stone/codes/recipe-code';
import { surfaces } from '@works/stone/mixes/surfaces';
import { initialValues } from '@works/stone/plans/define-plan';
import { onSite, quantitiesOf } from '@works/stone/plans/quantities';
import { plans } from '@works/stone/products/all-products';
import type { Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import { OPS } from 'unpdf/pdfjs';
import { expect, inject, it } from 'vitest';
import { consultation } from '../../shared/forms/consultation.ts';
import { paths, type ProductPage } from '../../shared/paths.ts';
import { PLANNER_ANCHOR, planPath, projectPath, projectQuery } from '../../shared/stone-addresses.ts';
import { surfaceLink } from '../../web/content/deep-links.ts';
import { projectWords as words } from '../../web/content/project-sheet.ts';
import { mailsAbout } from '../infra/fixtures/mails.ts';
import { readPdf, type ReadPdf } from '../web/builder/documents/read-pdf.ts';
import { expectAccessible, hydrated, visit } from './browser.ts';
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
  await page.goto(surfaceLink(other.id));
  await hydrated(page);
  await page.getByRole('button', { name: words.add }).click();
  await page.reload();
  await hydrated(page);
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
  const read = await readPdf(await bytesOf(download));
  for (const [product, code, recipe] of planned) {
    expect(read.text).toContain(code);
    expect(await linksIn(read)).toContain(inject('url') + planPath(product, code, recipe));
  }
  expect(await linksIn(read)).toContain(address);
  expect(await qrIn(read)).toBe(address);

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

const PIXELS = 4;
const QUIET = 4;
/** Numbers of one square in a path: three lines from a point, and the way back. */
const SQUARE = 13;

/** What a phone reads from the first page: the squares of its longest path, painted here and decoded by another library. */
async function qrIn({ pdf }: ReadPdf): Promise<string> {
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const [path = []] = (argsArray as [unknown, [ArrayLike<number>]][])
    .filter((_, index) => fnArray[index] === OPS.constructPath)
    .map(([, [numbers]]) => Array.from(numbers))
    .toSorted((a, b) => b.length - a.length);
  const squares = Array.from({ length: path.length / SQUARE }, (_, index) => path.slice(index * SQUARE));
  const [left = NaN, top = NaN] = [1, 2].map((at) => Math.min(...squares.map((square) => square[at] ?? NaN)));
  const side = (path[4] ?? NaN) - (path[1] ?? NaN);
  const placed = squares.map(([, x = NaN, y = NaN]) => [x - left, y - top].map((from) => Math.round(from / side)));
  const width = (Math.max(...placed.flat()) + 1 + 2 * QUIET) * PIXELS;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [column = NaN, row = NaN] of placed)
    for (let pixel = 0; pixel < PIXELS * PIXELS; pixel++) {
      const x = (column + QUIET) * PIXELS + (pixel % PIXELS);
      const y = (row + QUIET) * PIXELS + Math.floor(pixel / PIXELS);
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return decodeQR({ width, height: width, data });
}
