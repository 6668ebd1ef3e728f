import type { Statistic } from './schema.ts';
import { valuesOf, type Draft } from './values-of.ts';

/** None to six figures for the home page. Texts that name one of them leave it out, too, when it is gone. */
export const data = [] as const satisfies Draft<readonly Statistic[]>;

export const statistics: readonly Statistic[] = valuesOf(data);
