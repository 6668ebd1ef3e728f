import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { surfaces, type Surface } from '../content/surfaces.ts';
import { SURFACE_ENCODERS } from './encoders.ts';
import { surfaceFrames, type SurfaceKey } from './surface-files.ts';

export const SWATCHES = fileURLToPath(new URL('swatches/', import.meta.url));
const MASTERS = fileURLToPath(new URL('masters/', import.meta.url));

/** All that decides how a file comes out of a recipe or a master. */
const MAKING = JSON.stringify([surfaceFrames, SURFACE_ENCODERS, sharp.versions.sharp]);

export interface SurfaceMaster {
  readonly surface: Surface;
  readonly key: SurfaceKey;
  /** What `draw-swatches.ts` drew: as the swatch, so the flat view. */
  readonly swatch: Buffer;
  /** Its close-up, as `scenes/makro.py` rendered it; undefined until then. */
  readonly macro: Buffer | undefined;
}

/** Name of the master of a surface's close-up. */
export const macroName = (code: string): string => `makro-${code.toLowerCase()}.jpg`;

/** The masters of a surface; undefined for a code that is none's or has no swatch. */
export async function surfaceMaster(code: string): Promise<SurfaceMaster | undefined> {
  const surface = surfaces.find((one) => one.code === code);
  const [swatch, macro] = await Promise.all([present(`${SWATCHES}${code}.avif`), present(MASTERS + macroName(code))]);
  if (!surface || !swatch) return undefined;
  const key = createHash('sha256').update(MAKING).update(swatch).update(macro ?? '').digest('hex').slice(0, 10);
  return { surface, key: { code, key, hasMacro: macro !== undefined }, swatch, macro };
}

const present = (path: string) => readFile(path).catch(() => undefined);
