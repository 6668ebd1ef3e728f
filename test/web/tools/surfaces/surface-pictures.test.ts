import { readdir } from 'node:fs/promises';
import { surfaces } from '@works/stone/mixes/surfaces';
import { drawStill } from '@works/stone/stones/still';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { difference } from '../../../../packages/stone/test/stones/likeness.ts';
import { pinned } from '../../../../packages/stone/test/stones/recipes.ts';
import { drawFlat } from '../../../../web/builder/pictures/draw-flat.ts';
import { smallWidths, surfaceMaster, SWATCHES, swatchName } from '../../../../web/builder/pictures/surface-masters.ts';
import { surfaceFiles } from '../../../../web/builder/pictures/write-surfaces.ts';
import { surfaceFrames } from '../../../../web/pictures/surface-files.ts';
import { surfacePicture } from '../../../../web/pictures/surface-pictures.ts';
import { PICTURE_FOLDER } from '../../../../web/pictures/variants.ts';

const masters = (await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)))).filter(
  (master) => master !== undefined,
);
const named = surfaces.map(
  (surface) => [`${surface.number} ${surface.name} ${surface.recipe.finish}`, surface] as const,
);
/** Mean difference of a byte that the format may make; another arrangement of stones would be off by far more. */
const SWATCH_LOSS = 6;

/** Addresses of all pictures that a page can name. */
const addressesOf = (code: string) =>
  (['swatch', 'flat', 'macro'] as const)
    .flatMap((cut) => surfacePicture(code, cut) ?? [])
    .flatMap(({ sources, src }) => [...sources.split(', ').map((part) => part.split(' ')[0] ?? ''), src]);

describe('a surface', () => {
  it('has a swatch, and no swatch is left over', async () => {
    const names = surfaces.flatMap(({ code }) => [undefined, ...smallWidths].map((width) => swatchName(code, width)));
    expect((await readdir(SWATCHES)).toSorted()).toEqual(names.toSorted());
    expect(masters).toHaveLength(surfaces.length);
  });

  it.each(named)(
    '%s: its swatch shows the stones of its code as they are drawn today',
    { tags: 'thorough' },
    async (_name, { code, recipe }) => {
      const { widths, sideMm = 0 } = surfaceFrames.swatch;
      const side = widths.at(-1) ?? 0;
      const pxPerMm = side / sideMm;
      const cornerMm = 20;
      const px = cornerMm * pxPerMm;
      const { data } = drawStill(recipe, { widthMm: cornerMm, heightMm: cornerMm, pxPerMm });
      const shown = await sharp(SWATCHES + swatchName(code))
        .extract({ left: 0, top: side - px, width: px, height: px })
        .ensureAlpha()
        .raw()
        .toBuffer();
      expect(difference(data, shown)).toBeLessThan(SWATCH_LOSS);
    },
  );
});

it('a flat view is drawn in bands that fit each other', { tags: 'thorough' }, async () => {
  const recipe = pinned.rounded;
  const { data } = await drawFlat(recipe, 50, 800);
  const whole = drawStill(recipe, { widthMm: 50, heightMm: 50, pxPerMm: 16 });
  expect(Buffer.compare(data, Buffer.from(whole.data))).toBe(0);
});

describe('the files of a surface', () => {
  it('are those that its pages name', () => {
    for (const master of masters) {
      const made = surfaceFiles(master).map(({ file }) => PICTURE_FOLDER + file);
      expect(made.toSorted()).toEqual(addressesOf(master.surface.code).toSorted());
    }
  });
});
