import { describe, expect, it } from 'vitest';
import { allPaths, paths, productPages } from '../../shared/paths.ts';
import { boxFaults, type FirstView } from './box-faults.ts';
import { addStyles, hydrated, TEXT_SPACING, visit } from './browser.ts';

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

/** The stair in the picture of the home page: from the upper landing to the foot. */
const STAIR = {
  whole: { ratio: 1.6, left: 0.225, top: 0.525, right: 0.77, bottom: 0.88 },
  upright: { ratio: 1, left: 0.092, top: 0.525, right: 0.964, bottom: 0.88 },
};

const withSentence: readonly string[] = [paths.home, paths.products, ...productPages.map((name) => paths[name])];

/** What is wrong with a page in any of the windows: with a reader's font size in px, or with wide text spacing. */
async function faultsOf(
  path: string,
  windows: typeof WINDOWS | readonly (readonly [number, number])[],
  set: 16 | 32 | 'spacing',
) {
  const { page, context } = await visit('about:blank');
  await page.route(/\/assets\/bilder\//u, (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: set === 32 ? 32 : 16 } });
  await page.goto(path);
  await hydrated(page);
  if (set === 'spacing') await addStyles(page, TEXT_SPACING);
  const view: FirstView = {
    // An enlarged text may need more than one view.
    hasSentence: set === 16 && withSentence.includes(path),
    ...(path === paths.home && { shown: STAIR }),
  };
  const faults: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    faults.push(...(await page.evaluate(boxFaults, view)).map((fault) => `${width} × ${height}, ${set}: ${fault}`));
  }
  return faults;
}

it('shows heading, sentence, way on and stair of the home page in five windows', async () => {
  expect(await faultsOf(paths.home, [WINDOWS[0], WINDOWS[4], WINDOWS[7], WINDOWS[11], WINDOWS[13]], 16)).toEqual([]);
});

describe.each([16, 32, 'spacing'] as const)('with text at %s', { tags: 'thorough' }, (set) => {
  it.each([...allPaths, '/gibt-es-nicht'])('has no fault in any window: %s', async (path) => {
    expect(await faultsOf(path, WINDOWS, set)).toEqual([]);
  });
});
