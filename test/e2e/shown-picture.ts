import type { Page } from 'playwright-core';

/** Pixels along a side: what encoding anew blurs between neighbours is not seen. */
const SIDE = 32;

/** What a browser shows of files, drawn small on white, with their sizes as the first two numbers; undefined for one of which it shows nothing. */
export const shownPictures = (
  page: Page,
  files: readonly Buffer[],
): Promise<readonly (readonly number[] | undefined)[]> =>
  page.evaluate(
    async ([encoded, side]) => {
      const shown: (number[] | undefined)[] = [];
      for (const content of encoded) {
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))]));
        const isShown = await image.decode().then(
          () => true,
          () => false,
        );
        const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d');
        if (!isShown || !context) shown.push(undefined);
        else {
          Object.assign(context, { fillStyle: '#fff', imageSmoothingQuality: 'high' });
          context.fillRect(0, 0, side, side);
          context.drawImage(image, 0, 0, side, side);
          shown.push([image.naturalWidth, image.naturalHeight, ...context.getImageData(0, 0, side, side).data]);
        }
      }
      return shown;
    },
    [files.map((file) => file.toString('base64')), SIDE] as const,
  );

/** How far two pictures differ: the mean of their colours, 0 to 255; infinite if they have other proportions. */
export function difference(one: readonly number[] = [], other: readonly number[] = []): number {
  const [[width = 0, height = 0, ...colours], [otherWidth = 0, otherHeight = 0, ...otherColours]] = [one, other];
  if (!(Math.abs((width * otherHeight) / (height * otherWidth) - 1) < 0.01)) return Infinity;
  return colours.reduce((sum, value, at) => sum + Math.abs(value - (otherColours[at] ?? NaN)), 0) / colours.length;
}
