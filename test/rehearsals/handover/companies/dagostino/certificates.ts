import type { Certificate } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to twelve, in the order of the page. */
export const data = [
  {
    id: 'sn-en-1339',
    title: 'SN EN 1339',
    category: 'product',
    description: 'Platten aus Beton: Anforderungen und Prüfverfahren.',
    years: { first: 2025, last: 2029 },
  },
  {
    id: 'ce',
    title: 'CE-Kennzeichnung',
    category: 'conformity',
    description: 'Der Hersteller erklärt damit die Leistungen, die er nach der europäischen Norm angibt.',
    years: { first: 2021 },
  },
] as const satisfies Draft<readonly Certificate[]>;

export const certificates: readonly Certificate[] = valuesOf(data);
