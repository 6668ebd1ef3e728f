/** Douglas Crockford's digits: no I, L, O, U (https://www.crockford.com/base32.html). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Digits in groups of four, `4K2P-9QXM-4T`. */
export const speltInBase32 = (digits: readonly number[]): string =>
  (
    digits
      .map((digit) => DIGITS.charAt(digit))
      .join('')
      .match(/.{1,4}/g) ?? []
  ).join('-');

/** The digits of what is written so; lower case, O for 0, I and L for 1, blanks and missing hyphens do no harm. -1 for any other character. */
export function digitsInBase32(text: string): readonly number[] {
  const plain = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return Array.from(plain, (letter) => DIGITS.indexOf(letter));
}

/**
 * A Reed-Solomon digit: each digit is weighed by another power of 2 in GF(32), so that any one wrong digit shows, and any two that changed
 * places within 31 digits (https://en.wikipedia.org/wiki/Reed–Solomon_error_correction).
 */
export const checkDigit = (digits: readonly number[], weigh = doubled): number =>
  digits.reduce((check, digit) => weigh(check ^ digit), 0);

/** Times 2 in GF(32), by the primitive polynomial x⁵ + x² + 1. */
export function doubled(value: number): number {
  return value < 16 ? value << 1 : (value << 1) ^ 0b100101;
}
