import { openSync, type Font } from 'fontkit';
import { expect, it } from 'vitest';
import { characters, nameCharacters } from '../../web/fonts/characters.ts';

const fontOf = (file: string) => openSync(`web/fonts/${file}`) as Font;

it.each([
  ['archivo.woff2', characters],
  ['archivo-names.woff2', nameCharacters],
])('the fonts %s has every character it is made for', (file, wanted) => {
  const known = new Set(fontOf(file).characterSet);
  // Browsers do not draw the soft hyphen itself.
  expect(Array.from(wanted).filter((letter) => letter !== '\u00ad' && !known.has(letter.codePointAt(0) ?? 0))).toEqual(
    [],
  );
});
