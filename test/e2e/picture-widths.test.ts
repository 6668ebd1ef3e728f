/** @module-tag thorough */
import { expect, it } from 'vitest';
import { allPaths } from '../../shared/paths.ts';
import { visitHydrated } from './browser.ts';

/** Of a picture's width on the page, as a share: the next file is mostly a third larger. */
const LEAST = 0.93;
const MOST = 1.35;

/** Each picture's `sizes` as a share of the width that it covers, once it has been in view. Runs in the page. */
async function statedShares(): Promise<{ file: string; share: number }[]> {
  const images = Array.from(document.images).filter(
    (image) => image.parentElement?.tagName === 'PICTURE' && image.getBoundingClientRect().width > 0,
  );
  for (const image of images) {
    image.loading = 'eager';
    image.scrollIntoView({ behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 1000 }));
  // When new `sizes` select the same file, Chromium keeps its old natural width. A clone is measured with the current `sizes`.
  const copies = images.flatMap((image) => {
    const copy = image.parentElement?.cloneNode(true) as HTMLPictureElement;
    image.parentElement?.replaceWith(copy);
    return [...copy.querySelectorAll('img')];
  });
  await Promise.all(
    copies.map((image) => image.complete || new Promise((resolve) => void image.addEventListener('load', resolve))),
  );
  return copies.map((image) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = image;
    // With widths in `srcset`, the natural width is what `sizes` says, in pixels of CSS. The picture covers its box.
    const share = naturalWidth / Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    return { file: currentSrc.replace(/^.*\//u, ''), share };
  });
}

it.each(allPaths)('`sizes` of the pictures of %s agree with the layout in four windows', async (path) => {
  // Few device pixels: the smallest files, and the same `sizes`.
  const { page } = await visitHydrated(path, { deviceScaleFactor: 0.25 });
  const wrong: string[] = [];
  for (const width of [390, 820, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const shares = await page.evaluate(statedShares);
    const off = shares.filter(({ share }) => share < LEAST || share > MOST);
    wrong.push(...off.map(({ file, share }) => `${width} px, ${file}: ${share.toFixed(2)}`));
  }
  expect(wrong).toEqual([]);
});
