/** Every string inside a value, but for days as programs write them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/u.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

export const withUnit = ({ value, unit }: { readonly value: string; readonly unit?: string }) =>
  unit ? `${value} ${unit}` : value;
