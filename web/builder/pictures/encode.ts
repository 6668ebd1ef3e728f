import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../../content/pictures.ts';
import {
  centres,
  cutsOf,
  frames,
  PICTURE_FOLDER,
  variantName,
  widthsOf,
  type Cut,
  type PictureFormat,
} from '../../pictures/variants.ts';
import { writeWhole } from '../write-whole.ts';
import { ENCODERS, LARGE_PICTURE, LARGE_PICTURE_AVIF } from './encoders.ts';
import { latestFirst } from './latest-first.ts';
import { logoImage } from './logo-image.ts';
import { PICTURE_CACHE } from './picture-cache.ts';
import { masterOf, type Master } from './site-pictures.ts';
import { surfaceFile } from './write-surfaces.ts';

/** A picture that two requests ask for at the same time is made twice, which gives the same bytes. */
const inTurn = latestFirst();

// Several files in parallel, each on one core.
sharp.concurrency(1);

interface Variant {
  readonly file: string;
  readonly master: Master;
  readonly cut: Cut;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every file of a master. */
export const variantsOf = (master: Master): readonly Variant[] =>
  cutsOf(master.picture).flatMap((cut) =>
    frames[cut].formats.flatMap((format) =>
      widthsOf(master.picture, cut, format).map((width) => ({
        file: variantName(master.picture, cut, width, format),
        master,
        cut,
        width,
        format,
      })),
    ),
  );

/** Makes every file of a picture, as far as the cache lacks it. @returns their paths; none while the master is missing */
export async function makePicture(name: string): Promise<readonly string[]> {
  const master = await masterOf(name);
  const bySize = Map.groupBy(master ? variantsOf(master) : [], ({ cut, width }) => `${cut} ${width}`);
  const paths: string[] = [];
  for (const variants of bySize.values()) paths.push(...(await makeSize(variants)));
  return paths;
}

/** Path of a variant's file in the cache, where it is made if need be. */
export async function make(variant: Variant): Promise<string> {
  const [path = ''] = await makeSize([variant]);
  return path;
}

/** Path of the file of a picture, made if need be; undefined if no picture has it. @param address of the file on the site */
export async function pictureFile(address: string): Promise<string | undefined> {
  if (!address.startsWith(PICTURE_FOLDER)) return undefined;
  const file = address.slice(PICTURE_FOLDER.length);
  for (const { name } of pictures.filter((picture) => file.startsWith(`${picture.name}-`))) {
    const master = await masterOf(name);
    const variant = master && variantsOf(master).find((candidate) => candidate.file === file);
    if (variant) return make(variant);
  }
  return surfaceFile(file);
}

/** Paths of variants that differ by format alone: the master is read and made smaller once for all of them. */
async function makeSize(variants: readonly Variant[]): Promise<readonly string[]> {
  const paths = variants.map(({ file }) => join(PICTURE_CACHE, file));
  const present = await Promise.all(paths.map((path) => stat(path).then(Boolean, () => false)));
  const missing = variants.filter((_, index) => !present[index]);
  const [first] = missing;
  if (!first) return paths;
  return inTurn(() => encode(first, missing, paths));
}

async function encode(
  { master, cut, width }: Variant,
  missing: readonly Variant[],
  paths: readonly string[],
): Promise<readonly string[]> {
  const resized = frameOf(master, cut).resize(width, heightOf(master, cut, width), { kernel: 'lanczos3' });
  const image = cut === 'shared' ? resized.composite([{ input: await markFor(width), gravity: 'southwest' }]) : resized;
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  for (const { file, format } of missing) {
    await writeWhole(
      join(PICTURE_CACHE, file),
      await sharp(data, { raw: info })
        .toFormat(
          format === 'jpg' ? 'jpeg' : format,
          format === 'avif' && width >= LARGE_PICTURE ? LARGE_PICTURE_AVIF : ENCODERS[format],
        )
        .toBuffer(),
    );
  }
  return paths;
}

/** The logo with room around it, for the corner of a link preview: a tenth of its width is the height. */
async function markFor(width: number): Promise<Buffer> {
  const side = Math.round(width / 10);
  const margin = Math.round(side / 3);
  return sharp(await logoImage(side))
    .extend({ left: margin, bottom: margin, top: 0, right: 0, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

const heightOf = ({ picture }: Master, cut: Cut, width: number) =>
  Math.round(width / (frames[cut].ratio ?? picture.width / picture.height));

/** The master, cut to the frame's ratio. */
function frameOf({ picture: { name, width, height }, image }: Master, cut: Cut): Sharp {
  const { ratio } = frames[cut];
  if (!ratio) return sharp(image);
  const cutWidth = Math.min(width, Math.round(height * ratio));
  const cutHeight = Math.min(height, Math.round(width / ratio));
  const left = Math.round((centres[name] ?? 0.5) * width - cutWidth / 2);
  return sharp(image).extract({
    left: Math.max(0, Math.min(left, width - cutWidth)),
    // The ground is worth more than the sky.
    top: Math.round((height - cutHeight) * 0.6),
    width: cutWidth,
    height: cutHeight,
  });
}
