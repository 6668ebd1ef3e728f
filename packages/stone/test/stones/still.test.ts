import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightOf } from '../../stones/colour.ts';
import { drawStill, type Still } from '../../stones/still.ts';
import { SEED } from '../seed.ts';
import { anyRecipe, pinned } from './recipes.ts';

const size = { widthMm: 60, heightMm: 40, pxPerMm: 4 };

/** Brightness of each pixel in linear light. */
const brightnessOf = ({ data }: Still) =>
  Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = Array.from(data.subarray(4 * pixel, 4 * pixel + 3), (byte) => lights[byte]!);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
const lights = Array.from({ length: 256 }, (_, byte) => lightOf(`#${byte.toString(16).padStart(2, '0').repeat(3)}`)[0]);
const digestOf = ({ data }: Still) => createHash('sha256').update(data).digest('hex');

describe('a still picture', () => {
  it('is the same to the byte, on any machine', { tags: 'thorough' }, () => {
    const digests = Object.fromEntries(
      Object.entries(pinned).map(([name, recipe]) => [name, digestOf(drawStill(recipe, size))]),
    );
    expect(digests).toMatchInlineSnapshot(`
      {
        "dense": "eecc34c345fd18863cf04ee0294592c9d89ac13f146a9875f420e78ac2ef4c19",
        "mixed": "cf4e5974ce8ba9a40fda34260f0ed00df686b69544db55d8f93a2cf97dead00f",
        "rounded": "2df8a53818b4a5dae495ca97679e7439fcf4cfb1b2a443335246b4d36297eb25",
      }
    `);
  });

  it('has the size that was asked for and no hole, whatever the recipe', () => {
    fc.assert(
      fc.property(
        anyRecipe,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(0.5, 1.3, 3),
        (recipe, widthMm, heightMm, pxPerMm) => {
          const { width, height, data } = drawStill(recipe, { widthMm, heightMm, pxPerMm });
          expect([width, height, data.length]).toEqual([
            Math.round(widthMm * pxPerMm),
            Math.round(heightMm * pxPerMm),
            4 * width * height,
          ]);
          expect(data.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
          expect(brightnessOf({ width, height, data }).every((value) => value > 0.002)).toBe(true);
        },
      ),
      { numRuns: 6, seed: SEED },
    );
  });
});
