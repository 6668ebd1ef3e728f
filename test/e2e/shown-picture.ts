import type { Page } from 'playwright-core';

/** What a browser shows of a file. */
export interface ShownPicture {
  readonly width: number;
  readonly height: number;
  /** Of each pixel, as drawn. */
  readonly rgba: Buffer;
}

/**
 * Draws files as a browser shows them.
 * @param mostPixels larger pictures are drawn smaller
 * @returns undefined for each of which it shows nothing
 */
export async function shownPictures(
  page: Page,
  files: readonly Buffer[],
  mostPixels = Infinity,
): Promise<readonly (ShownPicture | undefined)[]> {
  const drawn = await page.evaluate(
    async ({ encoded, most }) => {
      const pictures: ({ width: number; height: number; rgba: string } | undefined)[] = [];
      for (const content of encoded) {
        const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
        const image = new Image();
        const isLoaded = new Promise((resolve) => {
          image.addEventListener('load', () => resolve(true));
          image.addEventListener('error', () => resolve(false));
        });
        image.src = URL.createObjectURL(new Blob([bytes]));
        if (await isLoaded) pictures.push(draw(image));
        else pictures.push(undefined);
        URL.revokeObjectURL(image.src);
      }
      return pictures;

      function draw(image: HTMLImageElement) {
        const { naturalWidth, naturalHeight } = image;
        const scale = Math.min(1, Math.sqrt(most / (naturalWidth * naturalHeight)));
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        if (!data.some((value) => value > 0)) return undefined;
        const rgba = btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
        return { width: canvas.width, height: canvas.height, rgba };
      }
    },
    { encoded: files.map((file) => file.toString('base64')), most: Math.min(mostPixels, Number.MAX_SAFE_INTEGER) },
  );
  return drawn.map((picture) => picture && { ...picture, rgba: Buffer.from(picture.rgba, 'base64') });
}

/** Encoding anew blurs colours between neighbours, which is not seen. */
const BLOCK = 4;

/**
 * How far two pictures differ, on white and by blocks of 4 × 4 pixels: the mean of their colours, 0 to 255; infinite if they have other sizes. Where
 * the browser shows nothing of the first, because it breaks off, the second may have anything.
 */
export function difference(original: ShownPicture | undefined, stored: ShownPicture | undefined): number {
  if (!original || !stored || original.width !== stored.width || original.height !== stored.height) return Infinity;
  const blocksAcross = Math.ceil(original.width / BLOCK);
  const blocks = new Float64Array(3 * blocksAcross * Math.ceil(original.height / BLOCK));
  let count = 0;
  for (let at = 0; at < original.rgba.length; at += 4) {
    if (original.rgba[at + 3] === 0) continue;
    const [x, y] = [(at / 4) % original.width, Math.floor(at / 4 / original.width)];
    const block = 3 * (Math.floor(y / BLOCK) * blocksAcross + Math.floor(x / BLOCK));
    for (let colour = 0; colour < 3; colour++)
      blocks[block + colour] =
        (blocks[block + colour] ?? 0) +
        onWhite(original.rgba, at + colour, at + 3) -
        onWhite(stored.rgba, at + colour, at + 3);
    count += 3;
  }
  return blocks.reduce((sum, block) => sum + Math.abs(block), 0) / count;
}

function onWhite(rgba: Buffer, colour: number, alpha: number): number {
  const share = (rgba[alpha] ?? 0) / 255;
  return (rgba[colour] ?? 0) * share + 255 * (1 - share);
}
