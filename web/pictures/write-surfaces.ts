import { randomUUID } from 'node:crypto';
import { constants, copyFile, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { surfaces } from '../content/surfaces.ts';
import { drawFlat } from './draw-flat.ts';
import { SURFACE_ENCODERS } from './encoders.ts';
import { PICTURE_CACHE } from './picture-cache.ts';
import { surfaceFileName, surfaceFrames, surfaceWidths, type SurfaceCut } from './surface-files.ts';
import { surfaceMaster, type SurfaceMaster } from './surface-masters.ts';
import type { Format } from './variants.ts';

interface SurfaceFile {
  readonly file: string;
  readonly cut: SurfaceCut;
  readonly width: number;
  readonly format: Format;
}

/** Every file of a surface; of its close-up none until that has been rendered. */
export const surfaceFiles = ({ key: { code, key, hasMacro } }: SurfaceMaster): readonly SurfaceFile[] =>
  (Object.keys(surfaceFrames) as SurfaceCut[])
    .filter((cut) => cut !== 'macro' || hasMacro)
    .flatMap((cut) =>
      (['avif', 'webp', 'jpg'] as const).flatMap((format) =>
        surfaceWidths(cut, format).map((width) => ({ file: surfaceFileName(code, cut, width, key, format), cut, width, format })),
      ),
    );

/** Makes the files of all surfaces and puts them into the folder. What was made before is kept in the pictures' cache. */
export async function writeSurfaces(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { code } of surfaces) {
    const master = await surfaceMaster(code);
    const bySize = Map.groupBy(master ? surfaceFiles(master) : [], ({ cut, width }) => `${cut} ${width}`);
    for (const files of bySize.values()) {
      if (master) await makeSize(master, files);
      for (const { file } of files) await copyFile(join(PICTURE_CACHE, file), join(folder, file), constants.COPYFILE_FICLONE);
    }
  }
}

/** Path of the file of a surface, made if need be; undefined if none has it. @param name of the file, without its folder */
export async function surfaceFile(name: string): Promise<string | undefined> {
  const surface = surfaces.find(({ code }) => name.startsWith(`${code.toLowerCase()}-`));
  const master = surface && (await surfaceMaster(surface.code));
  const file = master && surfaceFiles(master).find((candidate) => candidate.file === name);
  if (!file) return undefined;
  await makeSize(master, [file]);
  return join(PICTURE_CACHE, name);
}

/** Makes files that differ by format alone, as far as they are missing: the surface is drawn or made smaller at most once for all of them. */
async function makeSize(master: SurfaceMaster, files: readonly SurfaceFile[]): Promise<void> {
  const present = await Promise.all(files.map(({ file }) => stat(join(PICTURE_CACHE, file)).then(Boolean, () => false)));
  const missing = files.filter((_, index) => !present[index]);
  if (missing.length === 0) return;
  await mkdir(PICTURE_CACHE, { recursive: true });
  let pixels: Promise<Pixels> | undefined;
  for (const one of missing) {
    const finished = committedFile(master, one) ?? (await encode(await (pixels ??= pixelsOf(master, one)), one.format));
    // Whole or not at all, even when the build is killed.
    const unfinished = join(PICTURE_CACHE, `${one.file}.${randomUUID()}`);
    await writeFile(unfinished, finished);
    await rename(unfinished, join(PICTURE_CACHE, one.file));
  }
}

const committedFile = ({ small }: SurfaceMaster, { cut, width, format }: SurfaceFile): Buffer | undefined =>
  cut === 'swatch' && format === 'avif' ? small.get(width) : undefined;

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const encode = ({ data, info }: Pixels, format: Format): Promise<Buffer> =>
  sharp(data, { raw: info }).toFormat(format === 'jpg' ? 'jpeg' : format, SURFACE_ENCODERS[format]).toBuffer();

const pixelsOf = async (master: SurfaceMaster, file: SurfaceFile): Promise<Pixels> =>
  (await imageOf(master, file)).removeAlpha().raw().toBuffer({ resolveWithObject: true });

async function imageOf({ surface: { recipe }, swatch, macro }: SurfaceMaster, { cut, width }: SurfaceFile): Promise<Sharp> {
  const { ratio, sideMm = 0 } = surfaceFrames[cut];
  if (cut !== 'flat') return sharp(cut === 'macro' ? macro : swatch).resize(width, Math.round(width * ratio), { kernel: 'lanczos3' });
  const { data, side } = await drawFlat(recipe, sideMm, width);
  return sharp(data, { raw: { width: side, height: side, channels: 4 } });
}
