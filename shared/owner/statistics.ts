import { company } from './company.ts';
import type { Statistic } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to six figures for the home page. Texts that name one of them leave it out, too, when it is gone. */
export const data = [
  {
    id: 'group-years',
    value: 50,
    suffix: '+',
    label: 'Jahre',
    description: `Unternehmensgruppe, tätig seit ${company.groupSince}`,
  },
  {
    id: 'expertise',
    value: 40,
    suffix: '+',
    label: 'Jahre Expertise',
    description: 'in der Arbeit mit Betonwerkstein',
  },
  { id: 'cantons', value: 26, suffix: '', label: 'Kantone', description: 'Wir bedienen die ganze Schweiz' },
  { id: 'variants', value: 50, suffix: '+', label: 'Varianten', description: 'von Farbe, Korn und Bearbeitung' },
  { id: 'projects', value: 1000, suffix: '+', label: 'Projekte', description: 'mit unseren Materialien ausgeführt' },
] as const satisfies Draft<readonly Statistic[]>;

export const statistics: readonly Statistic[] = valuesOf(data);
