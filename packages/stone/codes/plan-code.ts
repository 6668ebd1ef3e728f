import { checkDigit, digitsInBase32, doubled, speltInBase32 } from './base32.ts';

const VERSION = 1;

/** A decoded code, before its values are checked against the current plan. */
interface CodedPlan {
  /** Number of the product. There may be none of this number any more. */
  readonly product: number;
  /** In the order of the plan's parameters. */
  readonly numbers: readonly number[];
}

/** What the code needs of a plan: the number of its product, and its parameters in their order. */
interface Coded {
  readonly number: number;
  readonly parameters: Readonly<Record<string, CodedParameter>>;
}

interface CodedParameter {
  readonly initial: number;
  /** Added after codes had been given out: left out at the end of a code while it has its initial value, so that older codes stay as they are. */
  readonly isLater?: true;
}

/**
 * The code of a plan, `PL-13N5-…`: version, product, each value in millimetres or pieces, and two check digits. Values are written as they
 * are, not as steps of a range, so that a code keeps its meaning when a range changes.
 * @throws RangeError if a value is no whole number of at most 20 bits
 */
export function planCode({ number, parameters }: Coded, values: Readonly<Record<string, number>>): string {
  const set = Object.entries(parameters).map(([name, parameter]) => ({ ...parameter, value: values[name] ?? NaN }));
  while (set.at(-1)?.isLater && set.at(-1)?.value === set.at(-1)?.initial) set.pop();
  const numbers = set.map(({ value }) => value);
  if ([number, ...numbers].some((value) => !Number.isInteger(value) || value < 0 || value >= LIMIT))
    throw new RangeError('A value cannot be coded');
  const data = [VERSION, number, ...numbers.flatMap(digitsOfNumber)];
  return spelt([...data, ...checkDigits(data)]);
}

/**
 * What a code says; lower case, O for 0, I and L for 1, blanks and missing hyphens do no harm.
 * @returns undefined for anything else: a wrong digit, two that changed places, another version
 */
export function parsePlanCode(text: string): CodedPlan | undefined {
  const digits = readDigits(text);
  const data = digits.slice(0, -2);
  if (checkDigits(data).some((digit, index) => digit !== digits[data.length + index])) return undefined;
  const [version, product, ...rest] = data;
  const numbers = numbersIn(rest);
  return version === VERSION && product !== undefined && numbers ? { product, numbers } : undefined;
}

/** A code within a text; there is no letter or digit before and after it. */
const CODE_IN_TEXT = /(?<![0-9A-Z])PL(?:-[0-9A-Z]{1,4}){2,20}(?!-?[0-9A-Z])/gi;

/** The plans whose codes a text contains, with their hyphens, each once, in the order of the text. */
export function findPlans(text: string): readonly (CodedPlan & { readonly code: string })[] {
  const found = Array.from(text.matchAll(CODE_IN_TEXT), ([code]) => ({
    code: code.toUpperCase(),
    plan: parsePlanCode(code),
  }));
  return [...new Map(found.flatMap(({ code, plan }) => (plan ? [[code, { ...plan, code }] as const] : []))).values()];
}

/** Numbers below this fit in five digits of four bits. */
const LIMIT = 2 ** 20;
const CONTINUES = 16;

/** A number in digits of four bits, the lowest first; the fifth bit of a digit is set if another follows. */
function digitsOfNumber(number: number): readonly number[] {
  return number < CONTINUES ? [number] : [CONTINUES + (number % 16), ...digitsOfNumber(Math.floor(number / 16))];
}

/** Undefined if the last number is incomplete, too large, or written with a zero in front. */
function numbersIn(digits: readonly number[]): readonly number[] | undefined {
  const numbers: number[] = [];
  let [number, weight] = [0, 1];
  for (const digit of digits) {
    number += (digit % CONTINUES) * weight;
    weight *= 16;
    if (digit >= CONTINUES) continue;
    if (number >= LIMIT || (digit === 0 && weight > 16)) return undefined;
    numbers.push(number);
    [number, weight] = [0, 1];
  }
  return weight === 1 ? numbers : undefined;
}

const spelt = (digits: readonly number[]) => `PL-${speltInBase32(digits)}`;

const readDigits = (text: string) =>
  digitsInBase32(/^\s*PL((?:[\s-]*[0-9A-TV-Z]){5,80})[\s-]*$/i.exec(text)?.[1] ?? '');

/** Two check digits, weighed by powers of 2 and of 4. */
const checkDigits = (digits: readonly number[]) => [
  checkDigit(digits),
  checkDigit(digits, (value) => doubled(doubled(value))),
];
