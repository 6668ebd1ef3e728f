import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS, type PhotoType } from '../../shared/photos.ts';

/** Of JPEG: no difference is visible. */
const QUALITY = 0.95;
const MOST_TRIES = 8;
/** Of a photo that is too large: every phone makes a canvas of this size, and has the memory for it. */
const SMALLER_PIXELS = 4096 * 4096;
/** After a canvas that the browser doesn't make in this size. */
const SMALLER = 0.7;
const SAMPLE_SIDE = 64;

/** A picture that was encoded anew. */
export interface EncodedPhoto {
  readonly content: Blob;
  readonly pixels: number;
  /** Of the picture before. */
  readonly shownPixels: number;
}

/**
 * Encodes a picture as this browser shows it: upright, in sRGB, on white; as JPEG, smaller if it has too many pixels or bytes.
 * An image element is drawn, not an image bitmap: that shows pictures which break off too, and takes a third of the memory for 200 megapixels,
 * since browsers decode it in the size of the canvas (docs/decisions.md D14).
 * @param isLossless tries PNG first: JPEG stores colours at half the resolution, and blurs a thin line in a drawing
 * @returns undefined if the browser shows nothing of it
 */
export async function encodeShown(file: Blob, isLossless = false): Promise<EncodedPhoto | undefined> {
  const address = URL.createObjectURL(file);
  try {
    const image = await load(address);
    if (!image || !showsAnything(image)) return undefined;
    const shownPixels = image.naturalWidth * image.naturalHeight;
    const isTooLarge = file.size > MAX_PHOTO_BYTES || shownPixels > MAX_PHOTO_PIXELS;
    if (isLossless && !isTooLarge) {
      const content = await encode(image, image.naturalWidth, image.naturalHeight, 'image/png');
      if (content && content.size <= MAX_PHOTO_BYTES) return { content, pixels: shownPixels, shownPixels };
    }
    let scale = isTooLarge ? Math.min(1, Math.sqrt(SMALLER_PIXELS / shownPixels)) : 1;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const width = Math.max(1, Math.floor(image.naturalWidth * scale));
      const height = Math.max(1, Math.floor(image.naturalHeight * scale));
      const content = await encode(image, width, height);
      if (content && content.size <= MAX_PHOTO_BYTES) return { content, pixels: width * height, shownPixels };
      scale *= content ? Math.min(0.9, Math.sqrt(MAX_PHOTO_BYTES / content.size)) : SMALLER;
    }
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function load(address: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () =>
      resolve(image.naturalWidth > 0 && image.naturalHeight > 0 ? image : undefined),
    );
    image.addEventListener('error', () => resolve(undefined));
    image.src = address;
  });
}

/** Whether any pixel is drawn: what can't be decoded leaves a canvas transparent. */
function showsAnything(image: HTMLImageElement): boolean {
  const { canvas, context } = newCanvas(SAMPLE_SIDE, SAMPLE_SIDE);
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.some((value) => value > 0);
}

/** @returns null if the browser makes no canvas of this size */
async function encode(
  image: HTMLImageElement,
  width: number,
  height: number,
  type: PhotoType = 'image/jpeg',
): Promise<Blob | null> {
  const { canvas, context } = newCanvas(width, height);
  try {
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    // A canvas that is too large for the browser stays empty without an error.
    const isDrawn = context.getImageData(canvas.width - 1, canvas.height - 1, 1, 1).data[3] === 255;
    return isDrawn ? await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY)) : null;
  } catch (error) {
    console.error(error);
    return null;
  } finally {
    // Some browsers free the memory only when the next page is opened.
    canvas.width = 0;
  }
}

function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return { canvas, context: canvas.getContext('2d') };
}
