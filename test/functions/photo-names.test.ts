import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { cleanPhotoName, newPhotoKey } from '../../functions/runtime/photo-names.ts';
import { PHOTO_KEY, PHOTO_TYPES, photoKey, photoUrl, type PhotoType } from '../../shared/photos.ts';

const jpeg: readonly [string, string][] = [
  ['IMG_0001.JPG', 'IMG_0001.jpg'],
  ['Tu\u0308r.jpg', 'Tür.jpg'],
  ['Ёлка 東京 ½.jpg', 'Ёлка 東京 ½.jpg'],
  // An extension that disagrees with the type.
  ['bild.png', 'bild.jpg'],
  ['IMG.HEIC', 'IMG.HEIC.jpg'],
  // Paths, of this and other systems.
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['C:\\fakepath\\a.jpg', 'C-fakepath-a.jpg'],
  // Controls, bidi, invisible characters.
  ['a\r\nb.jpg', 'a b.jpg'],
  ['rechnung\u202egpj.exe', 'rechnunggpj.exe.jpg'],
  ['a\u200b\u2060\ufeffb\u3164c.jpg', 'a bc.jpg'],
  ['\ud800a\udfff.jpg', 'a.jpg'],
  // Signs that mean something elsewhere.
  ['a<b>"c"|d*.jpg', 'a-b-c-d.jpg'],
  // Nothing readable is left.
  ['', 'foto.jpg'],
  ['😀.jpg', 'foto.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  // Devices on Windows.
  ['nul.jpg', 'foto.jpg'],
  ['Com0.jpg', 'foto.jpg'],
  ['LPT¹.jpg', 'foto.jpg'],
  [`${'a'.repeat(97)}.jpg`, `${'a'.repeat(96)}.jpg`],
  [`${'a'.repeat(95)}𝒜b.jpg`, `${'a'.repeat(95)}.jpg`],
  [`${'ä'.repeat(300)}.jpeg`, `${'ä'.repeat(95)}.jpeg`],
];

describe('a photo named', () => {
  it.each(jpeg)('%.40j becomes %.40j', (name, clean) => expect(cleanPhotoName(name, 'image/jpeg')).toBe(clean));

  it.each([
    ['a.png', 'a.png'],
    ['a.jpeg', 'a.png'],
  ])('%s of type image/png becomes %s', (name, clean) => expect(cleanPhotoName(name, 'image/png')).toBe(clean));
});

/** Names of pieces that mean something in a name, a path or an address, and of any characters. */
const anyName = oneof(
  string({ unit: 'binary', maxLength: 150 }),
  array(
    constantFrom(
      ...' ._-()/\\:%?#&+=<>"\'|*;,~^`$@!äöüßéñ漢字١٢😀❤️½¹\0\u0007\n\r\u0301\u0308\u200b\u200d',
      ...'\u202e\u2066\ufeff\u3164\u0958\ufb2c\u212b\u2126İK𝒜',
      '\ud800',
      '\udc00',
      ...'con COM1 .jpg .png .jpeg JPG .. abc IMG_1'.split(' '),
    ),
    { maxLength: 60 },
  ).map((pieces) => pieces.join('')),
);

it.each(Object.keys(PHOTO_TYPES) as PhotoType[])(
  'whatever a photo of type %s is named, its key has the one shape, its address leads back to it, cleaning again changes nothing',
  (type) => {
    const isSound = (name: string) => {
      const clean = cleanPhotoName(name, type);
      const key = newPhotoKey(clean);
      return (
        PHOTO_KEY.test(key) &&
        clean.length <= 100 &&
        !clean.includes('..') &&
        clean.isWellFormed() &&
        clean === clean.normalize('NFC') &&
        PHOTO_TYPES[type].some((extension) => clean.endsWith(extension)) &&
        photoKey('https://a.ch', photoUrl('https://a.ch', key)) === key &&
        cleanPhotoName(clean, type) === clean
      );
    };
    const examples = [...jpeg.map(([name]) => name), ...naughtyStrings].map((name): [string] => [name]);
    assert(property(anyName, isSound), { seed: 42, numRuns: 1000, examples });
  },
);

it('normalises no long name and no long run of marks', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const hostile = [
    '\u0315\u0300'.repeat(8000),
    `a${'\u0315\u200b\u0300'.repeat(8000)}.jpg`,
    'ä'.repeat(16_000),
    'ä'.repeat(1001),
  ];
  expect(hostile.map((name) => cleanPhotoName(name, 'image/jpeg').length <= 100)).toEqual(hostile.map(() => true));
  const given = normalize.mock.contexts.map(String);
  normalize.mockRestore();
  expect(given.length).toBe(2 * hostile.length);
  expect(given.filter((text) => text.length > 1000 || /\p{M}{31}/u.test(text))).toEqual([]);
});
