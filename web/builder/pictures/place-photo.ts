/**
 * Puts a photograph in the place of a rendering, or beside them under a new name:
 * `npx node web/builder/pictures/place-photo.ts photo.jpg produkt-fassaden "Was zu sehen ist." --stone 09 --cut left`.
 * Cut to the ratio of the rendering, toned as all pictures are, without the camera's data; its texts are in `web/content/pictures.json`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { surfaces } from '@works/stone/mixes/surfaces';
import sharp, { type Sharp } from 'sharp';
import type { PictureTexts } from '../../content/pictures.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TEXTS = 'web/content/pictures.json';
const TABLE = 'renderings/masters.csv';
/** What is kept when the ratio leaves something out. */
const CUTS = ['centre', 'left', 'right', 'top', 'bottom'] as const;
/** Ratios of pictures; a photograph under a new name gets the nearest one. */
const RATIOS = [2, 1.6, 1.5];
/** In pixels: the least fills a phone and a card, more than the most gives no larger file. */
const LEAST_WIDTH = 1440;
const MOST_WIDTH = 2880;
/** Black and white of a daylight picture: the 0.5th and 99.5th percentile of its luminance. */
const TONES = { black: 18, white: 242 } as const;
/** A picture at night or in fog stays what it is. */
const MOST_CONTRAST = 1.5;

/** A sentence about a photograph that can't be placed. */
class PhotoError extends Error {}

export interface Photo {
  readonly file: string;
  /** Of a rendering, or a new one: `projekt-<id>`, `projekt-<id>-ansicht`, `projekt-<id>-…`. */
  readonly name: string;
  /** What is seen, in one sentence. */
  readonly alt: string;
  /** Number of the surface that is seen. */
  readonly stone?: string | undefined;
  readonly cut?: string | undefined;
}

/**
 * Writes the master, its texts and its line in the table. @param root of the project
 * @throws PhotoError about what can't be placed; nothing is written then
 */
export async function placePhoto({ file, name, alt, stone, cut = 'centre' }: Photo, root = ROOT): Promise<string> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name))
    throw new PhotoError(`«${name}» has other signs than a-z, 0-9 and hyphens.`);
  if (alt.trim().length < 20)
    throw new PhotoError('The text says in a sentence what is seen: who does not see the picture hears it.');
  if (stone !== undefined && !surfaces.some(({ number }) => number === stone))
    throw new PhotoError(`There is no surface ${stone} in the material library.`);
  if (!CUTS.some((known) => known === cut)) throw new PhotoError(`--cut is one of ${CUTS.join(', ')}.`);
  const texts = JSON.parse(await readFile(root + TEXTS, 'utf8')) as Record<string, Omit<PictureTexts, 'name'>>;
  const path = `${root}renderings/masters/${name}.jpg`;
  const photo = await opened(file);
  const ratio = texts[name] ? await ratioOf(path) : nearestRatio(photo.width / photo.height);
  const width = Math.min(photo.width, Math.round(photo.height * ratio), MOST_WIDTH);
  if (width < LEAST_WIDTH)
    throw new PhotoError(
      `${file} has ${photo.width} × ${photo.height} pixels: cut to the ratio of the picture, ${LEAST_WIDTH} × ${Math.round(LEAST_WIDTH / ratio)} are the least.`,
    );
  const framed = photo.image.resize(width, Math.round(width / ratio), {
    fit: 'cover',
    position: cut,
    kernel: 'lanczos3',
  });
  const { data, info: raw } = await framed.raw().toBuffer({ resolveWithObject: true });
  const before = await tonesOf(sharp(data, { raw }));
  const gain = Math.min(MOST_CONTRAST, (TONES.white - TONES.black) / Math.max(1, before.white - before.black));
  const toned = sharp(data, { raw }).linear(gain, TONES.black - gain * before.black);
  // Of the camera's data nothing is kept: not where, when and by whom it was taken.
  const master = await toned.jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
  const after = await tonesOf(sharp(master));

  texts[name] = { alt: alt.trim(), caption: '', ...(stone !== undefined && { stone }), photograph: true };
  const table = (await readFile(root + TABLE, 'utf8')).trim().split('\n');
  const [head = '', ...rows] = table;
  const tones = [before, after].flatMap(({ black, middle, white }) => [black, middle, white]);
  const row = [name, stone ?? '', raw.width, raw.height, ...tones].join(',');
  const others = rows.filter((line) => !line.startsWith(`${name},`));
  await writeFile(path, master);
  await writeFile(root + TEXTS, `${JSON.stringify(texts, null, 2)}\n`);
  await writeFile(root + TABLE, `${[head, ...[...others, row].toSorted()].join('\n')}\n`);
  return `renderings/masters/${name}.jpg, ${raw.width} × ${raw.height} pixels`;
}

async function opened(
  file: string,
): Promise<{ readonly image: Sharp; readonly width: number; readonly height: number }> {
  try {
    // Encoded once, as the master: everything before is done with its pixels.
    const image = sharp(await readFile(file))
      .autoOrient()
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' });
    const { autoOrient } = await image.metadata();
    return { image, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new PhotoError(`${file} is no picture that can be read.`, { cause });
  }
}

async function ratioOf(master: string): Promise<number> {
  const { width, height } = await sharp(master).metadata();
  return width / height;
}

const nearestRatio = (ratio: number): number =>
  RATIOS.reduce((best, one) => (Math.abs(one - ratio) < Math.abs(best - ratio) ? one : best));

/** The 0.5th, 50th and 99.5th percentile of the luminance, of 255. */
async function tonesOf(image: Sharp) {
  const { data } = await image
    .clone()
    .greyscale()
    .resize(512, 512, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sorted = Uint8Array.from(data).sort();
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  return { black: at(0.005), middle: at(0.5), white: at(0.995) };
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stone: { type: 'string' }, cut: { type: 'string' } },
  });
  const [file, name, alt] = positionals;
  try {
    if (!file || !name || !alt)
      throw new PhotoError('place-photo.ts <photo.jpg> <name> "<what is seen>" [--stone <number>] [--cut left]');
    console.log(await placePhoto({ file, name, alt, ...values }));
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
