import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { surfaces } from '@works/stone/mixes/surfaces';
import sharp, { type OverlayOptions } from 'sharp';
import { pictures } from '../../content/pictures.ts';
import { PICTURE_FOLDER } from '../../pictures/variants.ts';
import { make, pictureFile, variantsOf } from './encode.ts';
import { masterOf } from './site-pictures.ts';
import { surfaceMaster, type SurfaceMaster } from './surface-masters.ts';
import { surfaceFiles } from './write-surfaces.ts';

const SHEETS = fileURLToPath(new URL('../../../.cache/sheets/', import.meta.url));

/** Of a cell, in pixels. */
const CELL = { width: 480, height: 320, label: 26 };
/** Side of a crop at 100 %, in pixels. */
const CROP = 420;
/** Width at which a delivered file is compared with its master, or the next smaller one it has. */
const COMPARED_WIDTH = 1440;
/** One picture of each kind. */
const KINDS = [
  'hero',
  'produkt-fassaden',
  'produkt-kleinarchitektur',
  'produkt-sichtbeton-schalung',
  'projekt-freitreppe',
  'oberflaeche-gestockt',
];

interface Cell {
  readonly label: string;
  readonly image: Buffer;
}

/** Writes all cells in rows of some columns, each above its label. */
async function writeSheet(
  name: string,
  columns: number,
  cells: readonly Cell[],
  { width, height } = { width: CELL.width, height: CELL.height },
): Promise<void> {
  const below = height + CELL.label;
  const placed = cells.map(async ({ label, image }, index): Promise<readonly OverlayOptions[]> => {
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * below];
    const text = `<svg width="${width}" height="${CELL.label}"><text x="6" y="18" font-family="sans-serif" font-size="15">${label}</text></svg>`;
    const input = await sharp(image)
      .resize(width - 8, height, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return [
      { input, left, top },
      { input: Buffer.from(text), left, top: top + height },
    ];
  });
  const background = { r: 255, g: 255, b: 255 };
  const sheet = sharp({
    create: { width: columns * width, height: Math.ceil(cells.length / columns) * below, channels: 3, background },
  });
  await sheet
    .composite((await Promise.all(placed)).flat())
    .png({ compressionLevel: 6 })
    .toFile(`${SHEETS}${name}.png`);
}

/** The middle of an image at 100 %. */
async function middle(image: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata();
  const side = Math.min(CROP, width, height);
  const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)];
  return sharp(image).extract({ left, top, width: side, height: side }).png().toBuffer();
}

/** Master and delivered AVIF of a picture side by side. */
async function cropsOf(name: string): Promise<readonly Cell[]> {
  const master = await masterOf(name);
  if (!master) return [];
  const fitting = variantsOf(master).filter(
    ({ cut, format, width }) => cut === 'whole' && format === 'avif' && width <= COMPARED_WIDTH,
  );
  const largest = fitting.toSorted((one, other) => one.width - other.width).at(-1);
  if (!largest) return [];
  const { width } = largest;
  const delivered = await sharp(await make(largest))
    .png()
    .toBuffer();
  const original = await sharp(master.image).resize(width, null, { kernel: 'lanczos3' }).png().toBuffer();
  return [
    { label: `${name}, master at ${width} px`, image: await middle(original) },
    { label: `${name}, delivered at ${width} px`, image: await middle(delivered) },
  ];
}

/** Master and delivered AVIF of a surface's close-up side by side. */
async function macroCropsOf(master: SurfaceMaster): Promise<readonly Cell[]> {
  const { macro, surface } = master;
  const file = surfaceFiles(master).findLast(({ cut, format }) => cut === 'macro' && format === 'avif');
  const path = file && (await pictureFile(PICTURE_FOLDER + file.file));
  if (!macro || !path) return [];
  const label = `${surface.number} ${surface.name}`;
  return [
    { label: `${label}, master`, image: await middle(macro) },
    { label: `${label}, delivered`, image: await middle(await sharp(path).png().toBuffer()) },
  ];
}

/**
 * Writes what is to be looked at before pictures are delivered into `.cache/sheets/`: `surfaces.png` (swatch and close-up of each),
 * `masters.png` and `crops.png` (for each kind of picture the middle of a master and of its delivered file at 100 %): `npx node web/builder/pictures/contact-sheets.ts`.
 */
async function writeContactSheets(): Promise<void> {
  await mkdir(SHEETS, { recursive: true });
  const made = (await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)))).filter(
    (master) => master !== undefined,
  );
  const pairs = made.flatMap(({ surface: { number, name, finish }, swatch, macro }) => [
    { label: `${number} ${name}, ${finish}`, image: swatch },
    { label: macro ? '' : 'no close-up', image: macro ?? swatch },
  ]);
  await writeSheet('surfaces', 6, pairs);
  const masters = (await Promise.all(pictures.map(({ name }) => masterOf(name)))).filter(
    (master) => master !== undefined,
  );
  await writeSheet(
    'masters',
    5,
    masters.map(({ picture: { name, width, height }, image }) => ({ label: `${name}, ${width} × ${height}`, image })),
  );
  const crops = [
    ...(await Promise.all(KINDS.map(cropsOf))),
    ...(await Promise.all(
      made
        .filter(({ macro }) => macro)
        .slice(0, 2)
        .map(macroCropsOf),
    )),
  ].flat();
  await writeSheet('crops', 4, crops, { width: CROP + 8, height: CROP });
}

await writeContactSheets();
