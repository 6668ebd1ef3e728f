import { array, assert, integer, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { checkDigit, digitsInBase32, doubled, speltInBase32 } from '../../codes/base32.ts';

const anyDigits = array(integer({ min: 0, max: 31 }), { minLength: 2, maxLength: 31 });

it.each([
  ['2', doubled],
  ['4', (value: number) => doubled(doubled(value))],
])('a check digit of powers of %s shows any wrong digit, and any two that changed places', (_, weigh) => {
  assert(
    property(anyDigits, nat(), nat(), integer({ min: 1, max: 31 }), (digits, first, second, difference) => {
      const [one, other] = [first % digits.length, second % digits.length];
      const wrong = digits.with(one, digits[one]! ^ difference);
      const swapped = digits.with(one, digits[other]!).with(other, digits[one]!);
      expect(checkDigit(wrong, weigh)).not.toBe(checkDigit(digits, weigh));
      expect(checkDigit(swapped, weigh) === checkDigit(digits, weigh)).toBe(digits[one] === digits[other]);
    }),
    { numRuns: 5000 },
  );
});

it('digits are read as they are spelt, and however they are typed', () => {
  const all = Array.from({ length: 32 }, (_, digit) => digit);
  expect(speltInBase32(all)).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV-WXYZ');
  expect(digitsInBase32(speltInBase32(all))).toEqual(all);
  expect(digitsInBase32('o0 Oi-1I\u00a0lLa-aU!')).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 10, 10, -1, -1]);
});
