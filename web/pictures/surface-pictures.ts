import { surfaceKeys } from '../generated/surface-keys.ts';
import { surfaceFileName, surfaceFrames, surfaceWidths, type SurfaceCut } from './surface-files.ts';
import { PICTURE_FOLDER, type PictureFormat } from './variants.ts';

interface SurfacePicture {
  /** Of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The AVIF files, as `srcset` lists them. */
  readonly sources: string;
  /** Address of the JPEG. */
  readonly src: string;
}

/**
 * A picture of a surface of the material library.
 * @param code of its recipe
 * @returns undefined for a recipe that is no surface, and for a close-up that has not been rendered yet
 */
export function surfacePicture(code: string, cut: SurfaceCut): SurfacePicture | undefined {
  const own = surfaceKeys[code];
  if (!own || (cut === 'macro' && !own.hasMacro)) return undefined;
  const address = (width: number, format: PictureFormat) =>
    PICTURE_FOLDER + surfaceFileName(code, cut, width, own.key, format);
  const { widths, ratio } = surfaceFrames[cut];
  const width = widths.at(-1) ?? 0;
  const [jpeg = 0] = surfaceWidths(cut, 'jpg');
  return {
    width,
    height: Math.round(width * ratio),
    sources: widths.map((each) => `${address(each, 'avif')} ${each}w`).join(', '),
    src: address(jpeg, 'jpg'),
  };
}
