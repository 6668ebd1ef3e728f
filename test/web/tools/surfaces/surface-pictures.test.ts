import { readdir } from 'node:fs/promises';
import { surfaces } from '@works/stone/mixes/surfaces';
import { drawStill } from '@works/stone/stones/still';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { difference } from '../../../../packages/stone/test/stones/likeness.ts';
import { smallWidths, surfaceMaster, SWATCHES, swatchName } from '../../../../web/builder/pictures/surface-masters.ts';
import { surfaceFrames } from '../../../../web/pictures/surface-files.ts';

const masters = (await Promise.all(surfaces.map(({ code }) => surfaceMaster(code)))).filter(
  (master) => master !== undefined,
);
const named = surfaces.map(
  (surface) => [`${surface.number} ${surface.name} ${surface.recipe.finish}`, surface] as const,
);
/** Mean difference of a byte that the format may make; another arrangement of stones would be off by far more. */
const SWATCH_LOSS = 6;

describe('a surface', () => {
  it('has a swatch, and no swatch is left over', async () => {
    const names = surfaces.flatMap(({ code }) => [undefined, ...smallWidths].map((width) => swatchName(code, width)));
    expect((await readdir(SWATCHES)).toSorted()).toEqual(names.toSorted());
    expect(masters).toHaveLength(surfaces.length);
  });

  it.each(named)(
    '%s: its swatch shows the stones of its code as they are drawn today',
    { tags: 'thorough' },
    async (_, { code, recipe }) => {
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
