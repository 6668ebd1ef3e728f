const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join('');

/** Characters of the main font: ASCII, the letters of Western Europe, quotation marks, and the signs of a technical table. */
export const characters = [
  range(0x20, 0x7e),
  // Letters of ISO 8859-1, with the multiplication and division signs between them.
  range(0xc0, 0xff),
  'Œœı',
  '¡¿«»‹›„“”‚‘’–—…·•',
  '±²³°µ½¼¾−⁄§©®€ªº',
  // No-break space and soft hyphen.
  '\u00a0\u00ad',
].join('');

/** Characters of the second font: the other letters in names of Central and Eastern Europe and Turkey. Browsers load it only if a page shows one. */
export const nameCharacters = [...range(0x100, 0x17e), 'Ș', 'ș', 'Ț', 'ț', 'ẞ']
  .filter((letter) => !characters.includes(letter))
  .join('');

/** Entries of a font's name table that the Open Font License asks for: copyright, and the address of the licence. */
export const namesOfLicence = [0, 14];
