import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { surfaces } from '@works/stone/mixes/surfaces';
import sharp, { type Sharp } from 'sharp';
import { surfaceFileName, surfaceFrames, surfaceWidths, type SurfaceCut } from '../../pictures/surface-files.ts';
import type { PictureFormat } from '../../pictures/variants.ts';
import { writeWhole } from '../write-whole.ts';
import { drawFlat } from './draw-flat.ts';
import { SURFACE_ENCODERS } from './encoders.ts';
import { PICTURE_CACHE } from './picture-cache.ts';
import { surfaceMaster, type SurfaceMaster } from './surface-masters.ts';

interface SurfaceFile {
  readonly file: string;
  readonly cut: SurfaceCut;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every file of a surface; of its close-up none until that has been rendered. */
export const surfaceFiles = ({ key: { code, key, hasMacro } }: SurfaceMaster): readonly SurfaceFile[] =>
  (Object.keys(surfaceFrames) as SurfaceCut[])
    .filter((cut) => cut !== 'macro' || hasMacro)
    .flatMap((cut) =>
      (['avif', 'jpg'] as const).flatMap((format) =>
        surfaceWidths(cut, format).map((width) => ({
          file: surfaceFileName(code, cut, width, key, format),
          cut,
          width,
          format,
        })),
      ),
    );

/** Makes the files of one cut of a surface, as far as the cache lacks them. @returns their paths; none while there is no swatch */
export async function makeSurface(code: string, cut: SurfaceCut): Promise<readonly string[]> {
  const master = await surfaceMaster(code);
  const files = master ? surfaceFiles(master).filter((file) => file.cut === cut) : [];
  if (master) await makeMissing(master, cut, files);
  return files.map(({ file }) => join(PICTURE_CACHE, file));
}

/** Path of the file of a surface, made if need be; undefined if none has it. @param name of the file, without its folder */
export async function surfaceFile(name: string): Promise<string | undefined> {
  const surface = surfaces.find(({ code }) => name.startsWith(`${code.toLowerCase()}-`));
  const master = surface && (await surfaceMaster(surface.code));
  const file = master && surfaceFiles(master).find((candidate) => candidate.file === name);
  if (!file) return undefined;
  // A flat view is drawn once for all its files.
  await (file.cut === 'flat' ? makeSurface(surface.code, 'flat') : makeMissing(master, file.cut, [file]));
  return join(PICTURE_CACHE, name);
}

/** Makes files of one cut, as far as they are missing. */
async function makeMissing(master: SurfaceMaster, cut: SurfaceCut, files: readonly SurfaceFile[]): Promise<void> {
  const present = await Promise.all(
    files.map(({ file }) => stat(join(PICTURE_CACHE, file)).then(Boolean, () => false)),
  );
  const missing = files.filter((_, index) => !present[index]);
  if (missing.length === 0) return;
  const largest = await largestOf(master, cut);
  for (const { file, width, format } of missing) {
    const finished =
      committedFile(master, cut, width, format) ??
      (await largest
        .clone()
        .resize(width, Math.round(width * surfaceFrames[cut].ratio), { kernel: 'lanczos3' })
        .toFormat(format === 'jpg' ? 'jpeg' : format, SURFACE_ENCODERS[format])
        .toBuffer());
    await writeWhole(join(PICTURE_CACHE, file), finished);
  }
}

const committedFile = (
  { small }: SurfaceMaster,
  cut: SurfaceCut,
  width: number,
  format: PictureFormat,
): Buffer | undefined => (cut === 'swatch' && format === 'avif' ? small.get(width) : undefined);

async function largestOf({ surface: { recipe }, swatch, macro }: SurfaceMaster, cut: SurfaceCut): Promise<Sharp> {
  if (cut !== 'flat') return sharp(cut === 'macro' ? macro : swatch);
  const { widths, sideMm = 0 } = surfaceFrames.flat;
  const { data, side } = await drawFlat(recipe, sideMm, widths.at(-1) ?? 0);
  return sharp(data, { raw: { width: side, height: side, channels: 4 } }).removeAlpha();
}
