import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from '../../fonts/characters.ts';
import type { StaticFonts } from './resources.ts';

const WEIGHTS = { regular: 400, semibold: 600 } as const;
const SOURCE = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'));

let made: Promise<StaticFonts> | undefined;

/** Cuts the weights out of the site's variable font, once. */
export function staticFonts(): Promise<StaticFonts> {
  made ??= cutFonts();
  return made;
}

async function cutFonts(): Promise<StaticFonts> {
  const variable = await readFile(SOURCE);
  const cut = (weight: number) =>
    subsetFont(variable, characters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
    });
  return {
    regular: withPostScriptName(await cut(WEIGHTS.regular), 'Archivo-Regular'),
    semibold: withPostScriptName(await cut(WEIGHTS.semibold), 'Archivo-SemiBold'),
  };
}

const POSTSCRIPT_NAME = 6;

/** Overwrites the name that a PDF gives a font: each weight has that of the variable font (OpenType, table «name»). @param name not longer */
function withPostScriptName(font: Buffer, name: string): Buffer {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name') ?? 0;
  const start = font.readUInt32BE(entry + 8);
  const strings = start + font.readUInt16BE(start + 4);
  for (let at = start + 6; at < start + 6 + 12 * font.readUInt16BE(start + 2); at += 12) {
    if (font.readUInt16BE(at + 6) !== POSTSCRIPT_NAME) continue;
    const bytes = Buffer.from(name, font.readUInt16BE(at) === 1 ? 'latin1' : 'utf16le');
    if (bytes.length === 2 * name.length) bytes.swap16();
    if (bytes.length > font.readUInt16BE(at + 8)) throw new Error(`${name} does not fit into the font.`);
    bytes.copy(font, strings + font.readUInt16BE(at + 10));
    font.writeUInt16BE(bytes.length, at + 8);
  }
  return font;
}
