import type { PictureFormat } from './variants.ts';

/** `swatch`: 10 × 10 cm of the surface from above; `flat`: 30 × 30 cm; `macro`: an edge in raking light. */
export type SurfaceCut = 'swatch' | 'flat' | 'macro';

interface SurfaceFrame {
  /** In pixels, rising. The last one of a flat view has 0.19 mm a pixel, about what an eye resolves at reading distance. */
  readonly widths: readonly number[];
  /** Height in parts of the width. */
  readonly ratio: number;
  /** What a flat cut shows, mm. */
  readonly sideMm?: number;
}

export const surfaceFrames: Readonly<Record<SurfaceCut, SurfaceFrame>> = {
  swatch: { widths: [160, 240, 400, 800], ratio: 1, sideMm: 100 },
  flat: { widths: [600, 840, 1200, 1600], ratio: 1, sideMm: 300 },
  macro: { widths: [480, 900, 1200, 1600], ratio: 1050 / 1680 },
};

/** The widths in which a cut exists, rising. AVIF has all; JPEG, for old browsers, the last but one. */
export function surfaceWidths(cut: SurfaceCut, format: PictureFormat): readonly number[] {
  const { widths } = surfaceFrames[cut];
  return format === 'avif' ? widths : widths.slice(-2, -1);
}

/** Name of a file below the folder of the pictures. @param key changes with the surface's look */
export const surfaceFileName = (
  code: string,
  cut: SurfaceCut,
  width: number,
  key: string,
  format: PictureFormat,
): string => `${code.toLowerCase()}-${cut}-${width}.${key}.${format}`;

/** Which pictures of a surface there are. */
export interface SurfaceKey {
  readonly code: string;
  readonly key: string;
  /** False until its close-up has been rendered: then the flat view is used. */
  readonly hasMacro: boolean;
}
