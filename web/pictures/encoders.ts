import type { AvifOptions, JpegOptions, WebpOptions } from 'sharp';

interface Encoders {
  readonly avif: AvifOptions;
  readonly webp: WebpOptions;
  readonly jpg: JpegOptions;
}

/**
 * How each format is written. A fresh clone makes all files during its first build, so each takes the setting that is several times
 * quicker for at most 5 % more bytes at the same quality (18 files, 480 to 1800 px, against effort 1, effort 3, and mozjpeg's search
 * at quality 74): AVIF 2.2 s for 5.8 s, +4 %, −0.1 dB; WebP 1.2 s for 2.6 s, +5 %, −0.3 dB; JPEG 0.4 s for 2.2 s, +1 %, ±0 dB.
 * AVIF keeps full colour: with half of it hedges and coloured grains turn dull.
 */
export const ENCODERS: Encoders = {
  avif: { quality: 50, effort: 0 },
  webp: { quality: 72, effort: 2 },
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
  webp: { quality: 78, effort: 2 },
  jpg: { quality: 78, mozjpeg: true, trellisQuantisation: false, overshootDeringing: false, optimiseScans: false },
};

/** Width in pixels below which a picture is one of many on a page. */
export const SMALL_SWATCH = 300;
/**
 * Small swatches are committed as they are delivered: a page with all of them shows them without having to make any. Effort 6 gains 0.7 dB
 * for 3 % more bytes than effort 2 (24 swatches of 160 px).
 */
export const SMALL_SWATCH_AVIF: AvifOptions = { quality: 50, effort: 6 };
