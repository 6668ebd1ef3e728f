import type { Statistic } from './statistic.ts';

/** None to six figures for the home page. Texts that name one of them leave it out, too, when it is gone. */
export const statistics: readonly Statistic[] = [];
