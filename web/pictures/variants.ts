/** The data of a picture for the pages; the addresses of all its files follow from it. */
export interface SitePicture {
  readonly name: string;
  /** Of the master, in pixels. */
  readonly width: number;
  readonly height: number;
  /** What is seen. */
  readonly alt: string;
  /** Of what it is made: mix, finish and format. */
  readonly caption: string;
  /** The surface of the material library that is seen, with which the caption begins. */
  readonly stone?: PicturedStone;
  /** Absent for a visualisation. */
  readonly photograph?: true;
  /** Changes with the master and with the way its files are made. */
  readonly key: string;
}

/** What a caption says of a stone, and where it leads. */
interface PicturedStone {
  readonly number: string;
  /** «Nr. 21 Anthrazit fein, geschliffen». */
  readonly label: string;
  /** Address of the surface. */
  readonly to: string;
}

/** As a condition of `sizes`: a phone with three device pixels to one of CSS does well with the pixels of two. */
export const DENSE_PHONE = '(max-width: 40em) and (min-resolution: 2.5dppx)';

/** AVIF, which every supported browser shows (docs/quality.md), and JPEG for all others. */
export type PictureFormat = 'avif' | 'jpg';

/** `whole`; `upright`: a square, for windows higher than wide; `shared`: the frame of a link preview. */
export type Cut = 'whole' | 'upright' | 'shared';

interface Frame {
  /** Width to height; absent where nothing is cut off. */
  readonly ratio?: number;
  /** In pixels, rising; never more than the master has. A larger master also comes in its own width, except for other sites. */
  readonly widths: readonly number[];
  readonly formats: readonly PictureFormat[];
}

/** How far each is cut, and in what it is written; the JPEG is for old browsers and for other sites. */
export const frames: Readonly<Record<Cut, Frame>> = {
  whole: { widths: [480, 768, 1080, 1440, 1920, 2400], formats: ['avif', 'jpg'] },
  upright: { ratio: 1, widths: [480, 780, 1080, 1440], formats: ['avif'] },
  // Open Graph: https://ogp.me, 1200 × 630 pixels.
  shared: { ratio: 1200 / 630, widths: [1200], formats: ['jpg'] },
};

/** Pictures whose cut is not centred: the centre of the cut, as a share of the master's width. */
export const centres: Readonly<Record<string, number>> = { hero: 0.52 };

/** Pictures that fill a whole window are also cut for upright ones. */
const FILLS_WINDOWS = ['hero'];

/** The third width, or the last of fewer, suits a phone and a small window. */
const JPEG_PLACE = 3;

/** Files under /assets/ are cached permanently: their names change with their content. */
export const PICTURE_FOLDER = '/assets/bilder/';

/** The widths in which a cut of the picture exists, rising. AVIF has all, JPEG one. */
export function widthsOf(picture: SitePicture, cut: Cut, format: PictureFormat): readonly number[] {
  const { widths, ratio = 0 } = frames[cut];
  const most = Math.min(picture.width, Math.round(picture.height * (ratio || Infinity)));
  const fitting = widths.filter((width) => width < most * 0.94);
  const all = cut === 'shared' && fitting.length === widths.length ? fitting : [...fitting, most];
  return format === 'avif' ? all : all.slice(0, JPEG_PLACE).slice(-1);
}

/** The cuts in which a picture exists. */
export const cutsOf = ({ name }: SitePicture): readonly Cut[] =>
  FILLS_WINDOWS.includes(name) ? ['whole', 'upright', 'shared'] : ['whole', 'shared'];

/** Name of a file below the folder of the pictures. */
export const variantName = ({ name, key }: SitePicture, cut: Cut, width: number, format: PictureFormat): string =>
  `${name}-${cut === 'whole' ? '' : `${cut}-`}${width}.${key}.${format}`;

/** Address of the largest file of a cut. */
export function largest(picture: SitePicture, cut: Cut, format: PictureFormat): string {
  return PICTURE_FOLDER + variantName(picture, cut, widthsOf(picture, cut, format).at(-1) ?? 0, format);
}

/** All files of a cut in one format, as `srcset` lists them. */
export function sourceSet(picture: SitePicture, cut: Cut, format: PictureFormat): string {
  return widthsOf(picture, cut, format)
    .map((width) => `${PICTURE_FOLDER}${variantName(picture, cut, width, format)} ${width}w`)
    .join(', ');
}
