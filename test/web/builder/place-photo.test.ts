/** @module-tag thorough */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../packages/local-aws/test/temporary-folder.ts';
import { placePhoto } from '../../../web/builder/pictures/place-photo.ts';

const ALT = 'Fassade eines Wohnhauses von der Strasse her.';

/** A project with one rendering of 3:2, and a grey photograph of a size with the camera's data. */
async function project(width: number, height: number) {
  const root = `${await temporaryFolder()}/`;
  for (const folder of ['web/content', 'renderings/masters']) await mkdir(join(root, folder), { recursive: true });
  const noise = Buffer.from(
    Uint8Array.from({ length: 100 * 100 * 3 }, (_, place) => 40 + ((Math.floor(place / 3) * 7919) % 160)),
  );
  const picture = sharp(noise, { raw: { width: 100, height: 100, channels: 3 } });
  await picture
    .clone()
    .resize(1800, 1200, { fit: 'fill' })
    .jpeg()
    .toFile(`${root}renderings/masters/produkt-fassaden.jpg`);
  await writeFile(
    `${root}web/content/pictures.json`,
    JSON.stringify({ 'produkt-fassaden': { alt: 'x', caption: 'y', stone: '09' } }),
  );
  await writeFile(`${root}renderings/masters.csv`, 'name,stone\nprodukt-fassaden,09,1800,1200\n');
  const file = `${root}photo.jpg`;
  const exif = { IFD0: { Artist: 'GEHEIM' } };
  await picture.clone().resize(width, height, { fit: 'fill' }).withExif(exif).jpeg().toFile(file);
  const read = async (name: string) => readFile(root + name, 'utf8');
  return { root, file, read };
}

it('a photograph takes the place of a rendering: its ratio, the tone of all pictures, nothing of the camera', async () => {
  const { root, file, read } = await project(4000, 2000);
  await placePhoto({ file, name: 'produkt-fassaden', alt: ALT, cut: 'left' }, root);
  const master = await readFile(`${root}renderings/masters/produkt-fassaden.jpg`);
  const { width, height, exif, space } = await sharp(master).metadata();
  expect([width, height, exif, space]).toEqual([2880, 1920, undefined, 'srgb']);
  expect(master.includes('GEHEIM')).toBe(false);
  expect(JSON.parse(await read('web/content/pictures.json'))).toEqual({
    'produkt-fassaden': { alt: ALT, caption: '', photograph: true },
  });
  const [, row = ''] = (await read('renderings/masters.csv')).split('\n');
  const [name, stone, , , , , , black, , white] = row.split(',');
  expect([name, stone]).toEqual(['produkt-fassaden', '']);
  expect(Math.abs(Number(black) - 18)).toBeLessThan(15);
  expect(Math.abs(Number(white) - 242)).toBeLessThan(15);
});
