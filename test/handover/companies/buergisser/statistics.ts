import type { Statistic } from './statistic.ts';

/** None to six figures for the home page. Texts that name one of them leave it out, too, when it is gone. */
export const statistics: readonly Statistic[] = [
  { id: 'expertise', value: 28, suffix: '', label: 'Jahre Erfahrung', description: 'mit Kunststein' },
  { id: 'cantons', value: 4, suffix: '', label: 'Kantone', description: 'Freiburg, Bern, Waadt und Neuenburg' },
];
