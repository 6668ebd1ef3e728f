/** @module-tag thorough */
import { finishNames } from '@works/stone/codes/finishes';
import { surfaceName } from '@works/stone/mixes/surface-card';
import { surfaces, type Surface } from '@works/stone/mixes/surfaces';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampleFolder } from '../../shared/forms/sample-folder.ts';
import { STONES_FIELD } from '../../shared/forms/stored-record.ts';
import { paths } from '../../shared/paths.ts';
import { surfaceQuery } from '../../web/content/deep-links.ts';
import { materialLibrary as words } from '../../web/content/material-library.ts';
import { chooserWords } from '../../web/pages/sample-folder/words.ts';
import { surfaceSampleLink, toggleSample } from '../../web/tools/surfaces/sample-link.ts';
import { expectAccessible, hydrated, reload, visit, visitHydrated } from './browser.ts';
import { control, entriesFor, fillAndSend, uniqueEmail } from './fill.ts';
import { rowsOf } from './rows.ts';

const sameMix = ({ name }: Surface) => surfaces.filter((surface) => surface.name === name);
const cards = (page: Page) => page.locator('#materialbibliothek > ul > li');
const view = (page: Page) => page.getByRole('dialog', { name: words.view });
const comparison = (page: Page) => page.getByRole('dialog', { name: words.comparison });
const queryIn = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const hasFocus = (element: Element) => element === document.activeElement;
const hasLoaded = (page: Page) =>
  view(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

it('filters by keyboard, and shows the same again after a reload', async () => {
  const { page, consoleErrors } = await visit(paths.finishes);
  const finish = page.getByRole('combobox', { name: words.finish });
  await finish.focus();
  await hydrated(page);
  await finish.press(finishNames.geschliffen.charAt(0));
  const wanted = surfaces.filter(({ recipe }) => recipe.finish === 'geschliffen');
  for (const opening of ['first', 'reloaded']) {
    await expect.poll(() => cards(page).count(), { message: opening }).toBe(wanted.length);
    await page.getByRole('status').getByText(words.count(wanted.length, surfaces.length)).waitFor();
    expect(queryIn(page)).toEqual({ [surfaceQuery.finish]: 'geschliffen' });
    await expectAccessible(page);
    await reload(page);
  }
  await page.getByRole('button', { name: words.reset }).click();
  await expect.poll(() => cards(page).count()).toBe(surfaces.length);
  expect(queryIn(page)).toEqual({});
  expect(consoleErrors).toEqual([]);
});

it('opens a surface large, at true size, in another finish; the way back closes it and gives the focus back', async () => {
  const surface = surfaces.find((one) => sameMix(one).length > 1)!;
  const other = sameMix(surface).find((one) => one !== surface)!;
  const { page, consoleErrors } = await visitHydrated(paths.finishes);
  const card = cards(page).nth(surfaces.indexOf(surface)).getByRole('link');
  await card.focus();
  await page.keyboard.press('Enter');
  await view(page)
    .getByRole('heading', { name: surfaceName(surface) })
    .waitFor();
  expect(queryIn(page)).toEqual({ [surfaceQuery.open]: surface.id });
  expect(await hasLoaded(page)).toBe(true);
  await expectAccessible(page);

  // 300 mm at 96 CSS pixels to an inch.
  await view(page).getByRole('radio', { name: words.sizes.true }).check({ force: true });
  await expect
    .poll(() =>
      view(page)
        .locator('img')
        .evaluate((image) => Math.round(image.getBoundingClientRect().width)),
    )
    .toBe(1134);
  const stage = view(page).getByRole('group', { name: words.pane(surfaceName(surface)) });
  const before = await stage.evaluate(({ scrollTop }) => scrollTop);
  await stage.press('ArrowDown');
  await expect.poll(() => stage.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before);

  await view(page)
    .getByRole('navigation', { name: words.finish })
    .getByRole('link')
    .nth(sameMix(surface).indexOf(other))
    .click();
  await view(page)
    .getByRole('heading', { name: surfaceName(other) })
    .waitFor();
  expect(queryIn(page)).toEqual({ [surfaceQuery.open]: other.id });

  await page.goBack();
  await expect.poll(() => view(page).count()).toBe(0);
  expect(queryIn(page)).toEqual({});
  await expect.poll(() => card.evaluate(hasFocus)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

it('shows two or three side by side, moved together', async () => {
  const { page, consoleErrors } = await visitHydrated(paths.finishes);
  const chosen = surfaces.slice(0, 3);
  for (const surface of chosen)
    await page
      .getByRole('checkbox', { name: words.compareOne(surfaceName(surface)), exact: true })
      .check({ force: true });
  expect(await page.getByRole('checkbox', { disabled: false }).count()).toBe(3);
  await page.getByRole('status').getByText(words.chosen(3, 3)).waitFor();
  await page.getByRole('button', { name: words.compare, exact: true }).click();
  await comparison(page).waitFor();
  expect(queryIn(page)).toEqual({ [surfaceQuery.compared]: chosen.map(({ id }) => id).join('.') });
  const facts = comparison(page).getByRole('table', { name: words.facts });
  expect(await facts.getByRole('columnheader').count()).toBe(1 + chosen.length);
  const panes = comparison(page).getByRole('group', { name: words.pane('').slice(1) });
  await expect.poll(() => panes.count()).toBe(3);
  const topsOf = () => panes.evaluateAll((all) => all.map(({ scrollTop }) => scrollTop));
  const before = Math.max(...(await topsOf()));
  await panes.nth(0).press('ArrowDown');
  await expect.poll(async () => Math.min(...(await topsOf()))).toBeGreaterThan(before);
  await expect.poll(async () => new Set(await topsOf()).size).toBe(1);
  await expectAccessible(page);
  await comparison(page)
    .getByRole('button', { name: words.remove(surfaceName(surfaces[0]!)) })
    .click();
  await expect.poll(() => panes.count()).toBe(2);
  await expect.poll(() => panes.nth(0).evaluate(hasFocus)).toBe(true);
  expect(consoleErrors).toEqual([]);
});

it('orders the surface that a link names and one that is chosen by keyboard, as the field says it; the row has their numbers', async () => {
  const [linked, chosen] = surfaces.slice(-2) as [Surface, Surface];
  const { page, consoleErrors } = await visitHydrated(surfaceSampleLink([linked]));
  const boxes = page.getByRole('group', { name: chooserWords.legend }).getByRole('checkbox');
  const checked = boxes.and(page.locator(':checked'));
  const field = control(page, 'surfaces');
  expect(await boxes.count()).toBe(surfaces.length);
  await expect.poll(() => checked.count()).toBe(1);
  expect(await checked.getAttribute('value')).toBe(linked.id);
  await boxes.last().press(' ');
  await expect.poll(() => field.inputValue()).toBe([linked, chosen].reduce(toggleSample, ''));
  expect(await boxes.last().evaluate(hasFocus)).toBe(true);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => checked.count()).toBe(2);

  await field.fill('Fassade, hell');
  await expect.poll(() => checked.count()).toBe(0);
  const email = uniqueEmail();
  const wanted = [linked, chosen].reduce(toggleSample, '');
  await fillAndSend(page, sampleFolder, { ...entriesFor(sampleFolder, email), surfaces: wanted });
  const [row] = await rowsOf(sampleFolder, email);
  expect(row?.[STONES_FIELD]).toEqual([linked.number, chosen.number]);
  expect(consoleErrors).toEqual([]);
});
