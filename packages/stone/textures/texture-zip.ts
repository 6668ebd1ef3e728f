import { zipSync } from 'fflate';
import { finishNames } from '../codes/finishes.ts';
import { recipeCode } from '../codes/recipe-code.ts';
import { TILE_MM } from '../stones/tile.ts';
import { mixSummary } from '../stones/words.ts';
import { texturedName, textureFileName, type TexturedSurface, type TextureSide } from './texture-name.ts';
import { mapNames, textureWords as words } from './words.ts';

/** A picture as it is stored. */
interface EncodedMap {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'png';
}

type MapName = keyof typeof mapNames;

interface TextureFiles {
  readonly surface: TexturedSurface;
  readonly side: TextureSide;
  readonly maps: Readonly<Record<MapName, EncodedMap>>;
  /** What the textures may be used for. */
  readonly terms: string;
  /** Name of the company, and the address of the surface. */
  readonly maker: string;
  readonly address: string;
}

/** Of the files: fixed, so that the same surface gives the same bytes in the same browser. */
const DATE = '2026-11-27T00:00:00';
const kinds = Object.keys(mapNames) as MapName[];

/** The pictures of a surface with a text that says what they are. Pictures are compressed already, so they are stored as they are. */
export function textureZip(files: TextureFiles): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(textureText(files));
  const pictures = kinds.map((kind) => [mapFileName(files, kind), files.maps[kind].bytes] as const);
  return zipSync(
    { ...Object.fromEntries(pictures), [words.file]: text },
    { level: 0, mtime: new Date(DATE) },
  ) as Uint8Array<ArrayBuffer>;
}

const mapFileName = ({ surface, side, maps }: TextureFiles, kind: MapName) =>
  `${textureFileName(surface, side)}-${mapNames[kind]}.${maps[kind].extension}`;

/** With line ends that each editor shows. */
function textureText(files: TextureFiles): string {
  const { surface, side, terms, maker, address } = files;
  const { recipe } = surface;
  const name = texturedName(surface);
  const rows: readonly (readonly [label: string, text: string])[] = [
    [words.surface, name],
    [words.finish, finishNames[recipe.finish]],
    [words.mix, mixSummary(recipe)],
    [words.code, recipeCode(recipe)],
    [words.size, words.sizeText(TILE_MM, side)],
    ...kinds.map((kind) => [mapFileName(files, kind), `${words.mapTexts[kind]}.`] as const),
    [words.likeness, words.likenessText],
    [words.terms, terms],
    [words.maker, `${maker}, ${address}`],
  ];
  return [words.title(name), '', ...rows.flatMap(([label, text]) => [`${label}:`, text, '']), ''].join('\r\n');
}
