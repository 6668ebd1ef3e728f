import sharp from 'sharp';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ENCODERS } from './encoders.ts';
import { pictures } from './pictures.ts';
import { centres, frames, type SitePicture } from './variants.ts';

const MASTERS = fileURLToPath(new URL('masters/', import.meta.url));

/** All that decides how a file comes out of a master. */
const RECIPE = JSON.stringify([frames, centres, ENCODERS, sharp.versions.sharp]);

export interface Master {
  readonly picture: SitePicture;
  readonly image: Buffer;
}

/** The master of a name and what the pages know of it; undefined while there is none. */
export async function masterOf(name: string): Promise<Master | undefined> {
  const listed = pictures.find((picture) => picture.name === name);
  const image = listed && (await readFile(MASTERS + listed.file).catch(() => undefined));
  if (!listed || !image) return undefined;
  const { width, height, alt } = listed;
  const key = createHash('sha256').update(RECIPE).update(image).digest('hex').slice(0, 10);
  return { picture: { name, width, height, alt, key }, image };
}

/** What the pages know of every picture whose master is there. */
export async function sitePictures(): Promise<readonly SitePicture[]> {
  const masters = await Promise.all(pictures.map(({ name }) => masterOf(name)));
  return masters.flatMap((master) => (master ? [master.picture] : []));
}

/** The mean colour of a master, as CSS writes it: stands in its place until it has come. */
export async function meanColour(image: Buffer): Promise<string> {
  const { data } = await sharp(image).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}
