import type { AvifOptions, JpegOptions } from 'sharp';

interface Encoders {
  readonly avif: AvifOptions;
  readonly jpg: JpegOptions;
}

/**
 * How each format is written: the quickest settings, since a fresh clone makes all files during its first build and more effort shows
 * hardly anything (README.md of the renderings, «Delivery»). AVIF keeps full colour: with half of it coloured grains turn dull.
 */
export const ENCODERS: Encoders = {
  avif: { quality: 50, effort: 0 },
  jpg: { quality: 70, mozjpeg: true, trellisQuantisation: false, overshootDeringing: false, optimiseScans: false },
};

/** From so many pixels in width on, a picture is seen at its own size, and its grain counts. */
export const LARGE_PICTURE = 1200;
/** Keeps the sand of a face and the grain of steps, which quality 50 smooths to plaster (README.md, «Delivery»); 65 weighs a quarter more and shows no more. */
export const LARGE_PICTURE_AVIF: AvifOptions = { quality: 58, effort: 0 };

/**
 * Surfaces are all grain: at quality 50 sand and arrises of a face are smoothed away, at 60 they are what they are in the master (crops of
 * 420 px side by side). Effort 0 takes a quarter of the time of effort 2 for the same bytes at 0.3 dB less.
 */
export const SURFACE_ENCODERS: Encoders = {
  avif: { quality: 60, effort: 0 },
  jpg: { quality: 78, mozjpeg: true, trellisQuantisation: false, overshootDeringing: false, optimiseScans: false },
};

/** Width in pixels below which a picture is one of many on a page. */
export const SMALL_SWATCH = 300;
/**
 * Small swatches are committed as they are delivered: a page with all of them shows them without having to make any. Effort 6 gains 0.7 dB
 * for 3 % more bytes than effort 2 (24 swatches of 160 px).
 */
export const SMALL_SWATCH_AVIF: AvifOptions = { quality: 50, effort: 6 };
