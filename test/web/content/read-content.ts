/** Every string inside a value, but for days as programs write them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/u.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

/** What a reader sees, with plain blanks and without what only keeps words together, so that expected strings read as in the specification. */
export const plain = (text: string) => text.replaceAll('\u2060', '').replaceAll(/[\u00a0\u202f]/gu, ' ');

/** The words of a text as a reader counts them. */
export const words = (text: string) =>
  plain(text)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word));

export const withUnit = ({ value, unit }: { readonly value: string; readonly unit?: string }) =>
  unit ? `${value} ${unit}` : value;
