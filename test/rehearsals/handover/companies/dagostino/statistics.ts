import type { Statistic } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to six figures for the home page. Texts that name one of them leave it out, too, when it is gone. */
export const data = [
  { id: 'expertise', value: 28, suffix: '', label: 'Jahre Erfahrung', description: 'mit Kunststein' },
  { id: 'cantons', value: 4, suffix: '', label: 'Kantone', description: 'Freiburg, Bern, Waadt und Neuenburg' },
] as const satisfies Draft<readonly Statistic[]>;

export const statistics: readonly Statistic[] = valuesOf(data);
