import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { surfaceLabel } from '@works/stone/mixes/surface-card';
import { surfaces } from '@works/stone/mixes/surfaces';
import sharp from 'sharp';
import { logo } from '../../../shared/owner/brand.ts';
import { surfaceLink } from '../../content/deep-links.ts';
import { pictureKind } from '../../content/layout-words.ts';
import { pictures } from '../../content/pictures.ts';
import { centres, frames, type SitePicture } from '../../pictures/variants.ts';
import { ENCODERS, LARGE_PICTURE, LARGE_PICTURE_AVIF } from './encoders.ts';

const MASTERS = fileURLToPath(new URL('../../../renderings/masters/', import.meta.url));

/** All that decides how a file comes out of a master. */
const RECIPE = JSON.stringify([
  frames,
  centres,
  ENCODERS,
  LARGE_PICTURE,
  LARGE_PICTURE_AVIF,
  logo,
  sharp.versions.sharp,
]);

export interface Master {
  readonly picture: SitePicture;
  readonly image: Buffer;
}

/** The master of a name and its data for the pages; undefined for a name that is not listed. @throws Error naming a listed file that is missing */
export async function masterOf(name: string): Promise<Master | undefined> {
  const listed = pictures.find((picture) => picture.name === name);
  if (!listed) return undefined;
  const image = await readFile(`${MASTERS}${name}.jpg`).catch((cause: unknown) => {
    throw new Error(`renderings/masters/${name}.jpg can't be read, but web/content/pictures.json lists it.`, { cause });
  });
  const { width, height } = await sharp(image).metadata();
  const { alt } = listed;
  const surface = surfaces.find(({ number }) => number === listed.stone);
  if (listed.stone && !surface) throw new Error(`${name} shows surface ${listed.stone}, which does not exist.`);
  const stone = surface && { number: surface.number, label: surfaceLabel(surface), to: surfaceLink(surface.id) };
  const caption = [stone?.label, listed.caption, pictureKind(listed)].filter(Boolean).join(', ');
  const key = createHash('sha256').update(RECIPE).update(image).digest('hex').slice(0, 10);
  const photograph = listed.photograph && { photograph: true as const };
  return { picture: { name, width, height, alt, caption, key, ...(stone && { stone }), ...photograph }, image };
}

/** The data of every listed picture for the pages. */
export async function sitePictures(): Promise<readonly SitePicture[]> {
  const masters = await Promise.all(pictures.map(({ name }) => masterOf(name)));
  return masters.flatMap((master) => (master ? [master.picture] : []));
}
