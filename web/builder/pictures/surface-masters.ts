import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { surfaces, type Surface } from '@works/stone/mixes/surfaces';
import sharp from 'sharp';
import { surfaceFrames, type SurfaceKey } from '../../pictures/surface-files.ts';
import { SMALL_SWATCH, SURFACE_ENCODERS } from './encoders.ts';

export const SWATCHES = fileURLToPath(new URL('../../../renderings/swatches/', import.meta.url));
const MASTERS = fileURLToPath(new URL('../../../renderings/masters/', import.meta.url));

/** All that decides how a file comes out of a recipe or a master. */
const MAKING = JSON.stringify([surfaceFrames, SURFACE_ENCODERS, sharp.versions.sharp]);

export interface SurfaceMaster {
  readonly surface: Surface;
  readonly key: SurfaceKey;
  /** What `draw-swatches.ts` drew: as the swatch, so the flat view. */
  readonly swatch: Buffer;
  /** The same in small, by width: delivered as it is. */
  readonly small: ReadonlyMap<number, Buffer>;
  /** Its close-up, as `renderings/scenes/makro.py` rendered it; undefined until then. */
  readonly macro: Buffer | undefined;
}

/** Name of the master of a surface's close-up. */
const macroName = (code: string): string => `makro-${code.toLowerCase()}.jpg`;

/** The widths in which a swatch is committed as it is delivered. */
export const smallWidths: readonly number[] = surfaceFrames.swatch.widths.filter((width) => width < SMALL_SWATCH);

/** Names of the committed swatches of a surface: the largest, and one for each of `smallWidths`. */
export const swatchName = (code: string, width?: number): string =>
  width === undefined ? `${code}.avif` : `${code}-${width}.avif`;

/** The masters of a surface; undefined for a code that is none's or has no swatch. */
export async function surfaceMaster(code: string): Promise<SurfaceMaster | undefined> {
  const surface = surfaces.find((one) => one.code === code);
  const names = [
    SWATCHES + swatchName(code),
    MASTERS + macroName(code),
    ...smallWidths.map((width) => SWATCHES + swatchName(code, width)),
  ];
  const [swatch, macro, ...drawn] = await Promise.all(names.map(present));
  if (!surface || !swatch) return undefined;
  const small = new Map(smallWidths.flatMap((width, index) => (drawn[index] ? [[width, drawn[index]] as const] : [])));
  const hash = createHash('sha256').update(MAKING);
  for (const file of [swatch, macro, ...small.values()]) hash.update(file ?? '');
  return {
    surface,
    key: { code, key: hash.digest('hex').slice(0, 10), hasMacro: macro !== undefined },
    swatch,
    small,
    macro,
  };
}

const present = (path: string) => readFile(path).catch(() => undefined);
