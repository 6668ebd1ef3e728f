/** What is written as it is: a reference, an enumeration, a typed value. */
interface Token {
  readonly token: string;
}

/** An attribute: a text, a number with a decimal point, nothing (`$`), a list, or what is written as it is. */
export type StepValue = string | number | null | Token | readonly StepValue[];

/** Names an instance of the file. */
export type StepRef = Token;

/** The instances of a STEP file (ISO 10303-21), in the order in which they were added. */
export interface StepFile {
  /** Adds an instance. @param entity in capitals */
  readonly add: (entity: string, ...attributes: readonly StepValue[]) => StepRef;
  /** The instance with these attributes, added once: for points and directions, which many instances have in common. */
  readonly shared: (entity: string, ...attributes: readonly StepValue[]) => StepRef;
  readonly lines: readonly string[];
}

export function stepFile(): StepFile {
  const lines: string[] = [];
  const known = new Map<string, StepRef>();
  const push = (instance: string): StepRef => {
    const token = `#${lines.length + 1}`;
    lines.push(`${token}=${instance};`);
    return { token };
  };
  return {
    lines,
    add: (entity, ...attributes) => push(entity + spelt(attributes)),
    shared: (entity, ...attributes) => {
      const instance = entity + spelt(attributes);
      const ref = known.get(instance) ?? push(instance);
      known.set(instance, ref);
      return ref;
    },
  };
}

/** `.FLOORING.` */
export const enumerated = (name: string): StepValue => ({ token: `.${name}.` });

/** A number without a decimal point. */
export const integer = (value: number): StepValue => ({ token: String(Math.round(value)) });

/** A value with its type, where an attribute takes several: `IFCLABEL('a')`. */
export const typed = (type: string, value: StepValue): StepValue => ({ token: `${type}(${spelt(value)})` });

/** An attribute that the reader derives. */
export const derived: StepValue = { token: '*' };

/** Decimals of a millimetre, a square metre or a kilogram that are written. */
const DECIMALS = 9;

export function spelt(value: StepValue): string {
  if (value === null) return '$';
  if (typeof value === 'string') return `'${escaped(value)}'`;
  if (typeof value === 'number') return speltNumber(value);
  return 'token' in value ? value.token : `(${value.map(spelt).join(',')})`;
}

function speltNumber(value: number): string {
  const [whole = '0', decimals = ''] = value.toFixed(DECIMALS).split('.');
  const text = `${whole}.${decimals.replace(/0+$/u, '')}`;
  return text === '-0.' ? '0.' : text;
}

/** Printable ASCII stays; all else is written by its code: four digits in the basic plane, eight beyond. A blank that does not break is a blank. */
const escaped = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/['\\]/gu, '$&$&')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/[^ -~\u{10000}-\u{10FFFF}]+/gu, (others) => `\\X2\\${codesOf(others, 4)}\\X0\\`)
    .replaceAll(/[\u{10000}-\u{10FFFF}]+/gu, (others) => `\\X4\\${codesOf(others, 8)}\\X0\\`);

const codesOf = (text: string, digits: number) =>
  Array.from(text, (sign) => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(digits, '0')).join('');
