import type { Certificate } from './certificate.ts';

/** None to twelve, in the order of the page. */
export const certificates: readonly Certificate[] = [
  {
    id: 'sn-en-1339',
    title: 'SN EN 1339',
    category: 'Produktnorm',
    description: 'Platten aus Beton: Anforderungen und Prüfverfahren.',
    years: { first: 2025, last: 2029 },
  },
  {
    id: 'ce',
    title: 'CE-Kennzeichnung',
    category: 'Konformität',
    description: 'Der Hersteller erklärt damit die Leistungen, die er nach der europäischen Norm angibt.',
    years: { first: 2021 },
  },
];
