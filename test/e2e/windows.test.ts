/** @module-tag thorough */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { company } from '../../shared/owner/company.ts';
import { allPaths, paths, productPages } from '../../shared/paths.ts';
import { boxFaults, type FirstView } from './box-faults.ts';
import { addStyles, goTo, TEXT_SPACING, visit } from './browser.ts';

/** Width and height: phones, one held across, tablets, laptops, screens of an office. */
const WINDOWS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1728, 1000],
  [1920, 960],
  [2256, 1300],
  [2560, 1300],
  [2880, 1600],
  [3440, 1300],
  [3840, 2000],
] as const;

/** Where enlarged or widely spaced text has least room, and most. */
const EXTREMES = [WINDOWS[0], WINDOWS[4], WINDOWS[5], WINDOWS[7], WINDOWS[13]] as const;

/** The stair in the picture of the home page: from the lower door to the second step, which shows what is stocked. */
const STAIR = {
  whole: { ratio: 1.6, left: 0.225, top: 0.38, right: 0.77, bottom: 0.7 },
  upright: { ratio: 1, left: 0.092, top: 0.38, right: 0.9, bottom: 0.7 },
};

/** As the site sets its text. */
const AS_IT_IS = '16 px';

/** Words of an owner that have no place to break. */
const LONG_NAMES = [
  [company.name, "D'Agostino & Frick Kunststeinfassadenelementeherstellungsvertriebsgesellschaft"],
  [company.email, 'planung.beratung.bemusterung.fassaden@kunststein-werke-am-mühlebach-frick.swiss'],
] as const;

const withSentence: readonly string[] = [paths.home, paths.products, ...productPages.map((name) => paths[name])];

/** A page without pictures, and what sets the reader's font size in px. */
async function open(path: string) {
  const { page, context } = await visit('about:blank');
  await page.route(/\/assets\/bilder\//u, (route) => route.abort());
  const session = await context.newCDPSession(page);
  await goTo(page, path);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  return { page, setFontSize };
}

/** What is wrong with a page in any of the windows, with the text as it is set. */
async function faultsOf(page: Page, path: string, windows: readonly (readonly [number, number])[], set: string) {
  const view: FirstView = {
    // An enlarged text may need more than one view.
    hasSentence: set === AS_IT_IS && withSentence.includes(path),
    ...(path === paths.home && { shown: STAIR }),
  };
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    faults.push(...(await page.evaluate(boxFaults, view)).map((fault) => `${width} × ${height}, ${set}: ${fault}`));
  }
  return faults;
}

/** Texts that boxes cut off at a side. On purpose the menu's button hides its word, as do texts for screen readers, and a frame cuts its picture. */
const cutTexts = (page: Page) =>
  page.locator('#app :not(dialog *)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      const isCut = element.clientWidth > 2 && element.scrollWidth > element.clientWidth + 1;
      const isMeant =
        overflowX === 'visible' || clipPath !== 'none' || element.matches('header button, :has(> picture)');
      return isCut && !isMeant && element.textContent.trim() !== '' ? [`cut: ${element.outerHTML.slice(0, 200)}`] : [];
    }),
  );

it.each([...allPaths, '/gibt-es-nicht'])('has no fault in any window, with large or wide text: %s', async (path) => {
  const { page, setFontSize } = await open(path);
  const faults = await faultsOf(page, path, WINDOWS, AS_IT_IS);
  await setFontSize(32);
  faults.push(...(await faultsOf(page, path, EXTREMES, 'text of 32 px')));
  await page.setViewportSize({ width: 320, height: 640 });
  faults.push(...(await cutTexts(page)));
  await setFontSize(16);
  await addStyles(page, TEXT_SPACING);
  faults.push(...(await faultsOf(page, path, EXTREMES, 'wide spacing')));
  await page.evaluate((replaced) => {
    document.adoptedStyleSheets = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const [from, to] of replaced) texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replace(from, to);
  }, LONG_NAMES);
  faults.push(...(await faultsOf(page, path, EXTREMES, 'long names')));
  expect(faults).toEqual([]);
});
