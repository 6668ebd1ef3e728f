import { readFileSync } from 'node:fs';
import { openSync, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { characters, nameCharacters } from '../../web/fonts/characters.ts';

const fontOf = (file: string) => openSync(`web/fonts/${file}`) as Font;
const css = readFileSync('web/fonts/font-face.css', 'utf8');

describe('the fonts', () => {
  it.each([
    ['archivo.woff2', characters],
    ['archivo-names.woff2', nameCharacters],
  ])('%s has every character it is made for', (file, wanted) => {
    const known = new Set(fontOf(file).characterSet);
    // Browsers do not draw the soft hyphen itself.
    expect(
      Array.from(wanted).filter((letter) => letter !== '\u00ad' && !known.has(letter.codePointAt(0) ?? 0)),
    ).toEqual([]);
  });

  it('share no letter: the second is loaded only for what the first lacks', () => {
    expect(Array.from(nameCharacters).filter((letter) => characters.includes(letter))).toEqual([]);
    const [, range = ''] = /unicode-range: ([^;]+);/u.exec(css) ?? [];
    const codes = range.split(', ').flatMap((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    });
    expect(codes).toEqual(
      Array.from(nameCharacters, (letter) => letter.codePointAt(0)).toSorted((a = 0, b = 0) => a - b),
    );
  });
});
