import type { KeyFigure } from '../../../web/content/statistics.ts';

/** Every string inside a value, but for days as programs write them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/u.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

export const withUnit = ({ limit, value, unit }: Omit<KeyFigure, 'label'>) =>
  [limit, value, unit].filter(Boolean).join(' ');
