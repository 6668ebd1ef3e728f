/** Longer names would not fit a title block. */
export const MOST_NAME = 60;

/** A name that a visitor gives, as addresses and files keep it: on one line, without the signs that separate entries. Empty for none. */
export const givenName = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}_~]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST_NAME)
    // Halves of a character that was cut: no address can hold them.
    .replaceAll(/\p{Surrogate}/gu, '')
    .trim();

const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name as part of a file's name: lower-case ASCII letters and digits with hyphens. */
export const nameInFile = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüß]/gu, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
