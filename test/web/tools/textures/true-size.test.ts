import sharp from 'sharp';
import { expect, it } from 'vitest';
import { trueSize } from '../../../../web/tools/textures/true-size.ts';

const PIXELS_PER_METRE = 4096;

/** Another size and a profile, as encoders write them. */
const encoded = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 9, height: 5, channels: 3, background: '#804020' } })
    .withIccProfile('p3')
    .withMetadata({ density: 72 })
    .toFormat(format)
    .toBuffer();

it.each([
  ['jpeg', false],
  ['jpeg', true],
  ['png', false],
  ['png', true],
] as const)(
  'a picture as %s (linear: %s) has its true size, its pixels, and a profile if not linear',
  async (format, isLinear) => {
    const before = await encoded(format);
    const after = trueSize(before, PIXELS_PER_METRE, isLinear);
    const { density, hasProfile, exif } = await sharp(after).metadata();
    expect({ density, hasProfile, exif }).toEqual({ density: 104, hasProfile: !isLinear, exif: undefined });
    expect(await pixels(after)).toEqual(await pixels(before));
  },
);

const pixels = (picture: Uint8Array) => sharp(picture).raw().toBuffer();
